"""TensorFlow's public names: the module of gradcli.tensorflow that each one is made in.

A word `math.sin` is the public name of what the module calls `sin`; `math.abs=absolute` of what it
calls `absolute`.
"""

_HOMES = {
    "types": """
        DType dtypes.DType as_dtype dtypes.as_dtype bool=bool_ int8 int16 int32 int64 uint8
        uint16 uint32 uint64 float16 half=float16 float32 float64 double=float64 complex64
        complex128 string dtypes.bool=bool_ dtypes.int8 dtypes.int16 dtypes.int32 dtypes.int64
        dtypes.uint8 dtypes.uint16 dtypes.uint32 dtypes.uint64 dtypes.float16 dtypes.float32
        dtypes.float64 dtypes.complex64 dtypes.complex128 dtypes.string
    """,
    "shapes": "TensorShape",
    "exceptions": """
        errors.OpError errors.InvalidArgumentError errors.InternalError errors.NotFoundError
        errors.OutOfRangeError errors.UnimplementedError errors.FailedPreconditionError
    """,
    "tensor": """
        Tensor=EagerTensor newaxis add math.add subtract math.subtract multiply math.multiply
        truediv math.truediv pow math.pow less math.less less_equal math.less_equal greater
        math.greater greater_equal math.greater_equal equal math.equal not_equal math.not_equal
        math.floordiv math.floormod math.mod=floormod divide=truediv math.divide=truediv
        realdiv=truediv
    """,
    "convert": "constant convert_to_tensor cast=cast_or_same dtypes.cast=cast_or_same",
    "variable": "Variable VariableSynchronization VariableAggregation",
    "tape": "GradientTape autodiff.GradientTape UnconnectedGradients",
    "forward": "autodiff.ForwardAccumulator",
    "functions": """
        custom_gradient recompute_grad grad_pass_through stop_gradient function py_function
        numpy_function executing_eagerly get_static_value gradients
    """,
    "flow": "while_loop cond case switch_case map_fn vectorized_map foldl foldr scan",
    "checks": "test.compute_gradient",
    "assertions": """
        assert_equal assert_less assert_greater debugging.assert_equal
        debugging.assert_none_equal debugging.assert_less debugging.assert_less_equal
        debugging.assert_greater debugging.assert_greater_equal debugging.assert_positive
        debugging.assert_negative debugging.assert_non_negative debugging.assert_non_positive
        debugging.assert_near debugging.check_numerics
    """,
    "neural": """
        nn.relu nn.relu6 nn.leaky_relu nn.elu nn.selu nn.gelu nn.silu nn.swish nn.softplus
        math.softplus nn.softsign nn.softmax nn.log_softmax math.log_softmax
        nn.softmax_cross_entropy_with_logits nn.sparse_softmax_cross_entropy_with_logits
        nn.sigmoid_cross_entropy_with_logits nn.crelu nn.weighted_cross_entropy_with_logits
        nn.l2_loss nn.l2_normalize math.l2_normalize linalg.l2_normalize nn.moments
        nn.batch_normalization nn.bias_add nn.dropout keras.activations.relu
        keras.activations.relu6 keras.activations.elu keras.activations.selu
        keras.activations.gelu keras.activations.silu keras.activations.swish
        keras.activations.leaky_relu keras.activations.softplus keras.activations.softsign
        keras.activations.softmax keras.activations.log_softmax
    """,
    "convolution": """
        nn.conv1d nn.conv2d nn.conv3d nn.convolution nn.max_pool nn.max_pool1d nn.max_pool2d
        nn.max_pool3d nn.avg_pool nn.avg_pool1d nn.avg_pool2d nn.avg_pool3d
    """,
    "elementwise": """
        square math.square sqrt math.sqrt exp math.exp sin math.sin cos math.cos tan math.tan
        asin math.asin acos math.acos atan math.atan sinh math.sinh cosh math.cosh tanh
        math.tanh asinh math.asinh acosh math.acosh atanh math.atanh atan2 math.atan2 sigmoid
        math.sigmoid negative math.negative floor math.floor round math.round abs=absolute
        math.abs=absolute sign math.sign maximum math.maximum minimum math.minimum logical_and
        math.logical_and logical_or math.logical_or logical_not math.logical_not add_n
        math.add_n scalar_mul math.scalar_mul complex truncatediv truncatemod math.ndtri
        math.log_sigmoid math.reciprocal_no_nan math.rsqrt math.expm1 math.log math.log1p
        math.reciprocal math.erf math.erfc math.erfinv math.lgamma math.digamma math.polygamma
        math.ceil math.rint math.is_nan math.is_finite math.is_inf math.nextafter
        math.squared_difference math.divide_no_nan math.multiply_no_nan math.xlogy math.xlog1py
        math.xdivy math.logical_xor math.real math.imag math.conj math.angle math.accumulate_n
        math.polyval nn.sigmoid keras.activations.sigmoid nn.tanh bitwise.bitwise_and
        bitwise.bitwise_or bitwise.bitwise_xor bitwise.invert bitwise.left_shift bitwise.right_shift
    """,
    "clipping": "clip_by_value clip_by_norm clip_by_global_norm linalg.global_norm",
    "reductions": """
        reduce_sum math.reduce_sum reduce_mean math.reduce_mean reduce_max math.reduce_max
        reduce_min math.reduce_min reduce_prod math.reduce_prod reduce_logsumexp
        math.reduce_logsumexp reduce_all math.reduce_all reduce_any math.reduce_any argmax
        math.argmax argmin math.argmin cumsum math.cumsum math.reduce_variance math.reduce_std
        math.reduce_euclidean_norm math.count_nonzero math.zero_fraction nn.zero_fraction
        math.cumprod math.cumulative_logsumexp
    """,
    "segments": """
        math.segment_sum math.segment_mean math.unsorted_segment_sum math.unsorted_segment_mean
        math.bincount math.segment_max math.segment_min math.segment_prod
        math.unsorted_segment_max math.unsorted_segment_min math.unsorted_segment_prod
        math.confusion_matrix
    """,
    "creation": """
        zeros ones zeros_like ones_like fill eye linalg.eye range linspace one_hot sequence_mask
        shape size rank is_tensor
    """,
    "matrices": """
        matmul linalg.matmul linalg.matvec tensordot linalg.tensordot linalg.trace linalg.diag
        linalg.diag_part linalg.tensor_diag linalg.tensor_diag_part linalg.set_diag
        linalg.band_part linalg.matrix_transpose linalg.adjoint linalg.cross norm linalg.norm
        linalg.normalize
    """,
    "contraction": "einsum linalg.einsum",
    "solving": """
        linalg.inv linalg.det linalg.slogdet linalg.logdet linalg.cholesky linalg.cholesky_solve
        linalg.solve linalg.triangular_solve linalg.lstsq linalg.eigh linalg.eigvalsh linalg.svd
        linalg.qr linalg.pinv linalg.expm linalg.matrix_rank
    """,
    "rng": """
        random.set_seed random.normal random.uniform random.truncated_normal random.shuffle
        random.Generator random.stateless_normal random.stateless_uniform
        random.get_global_generator random.stateless_truncated_normal random.categorical
    """,
    "selecting": """
        where boolean_mask gather gather_nd slice=slice_ strided_slice scatter_nd
        tensor_scatter_nd_update tensor_scatter_nd_add tensor_scatter_nd_sub
        tensor_scatter_nd_max tensor_scatter_nd_min dynamic_partition dynamic_stitch meshgrid
        nn.embedding_lookup math.invert_permutation
    """,
    "nesting": """
        nest.flatten=flatten_ nest.pack_sequence_as nest.map_structure nest.is_nested
        nest.assert_same_structure
    """,
    "sorting": """
        sort argsort searchsorted unique unique_with_counts math.top_k nn.top_k math.in_top_k
        nn.in_top_k
    """,
    "shaping": """
        reshape transpose expand_dims squeeze concat stack unstack split reverse
        reverse_sequence roll ensure_shape identity identity_n unravel_index
    """,
    "extending": """
        tile repeat pad broadcast_to broadcast_static_shape broadcast_dynamic_shape
    """,
    "text": """
        strings.length strings.lower strings.upper strings.strip strings.substr strings.split
        strings.bytes_split strings.unicode_split strings.unicode_decode strings.unicode_encode
        strings.join strings.reduce_join strings.to_number strings.as_string as_string
        io.decode_raw
    """,
    "printing": "print=print_ strings.format=format_",
    "ragged_tensors": "RaggedTensor",
    "ragged_functions": """
        ragged.constant ragged.stack ragged.range=range_ ragged.boolean_mask
        ragged.map_flat_values
    """,
    "sparse_tensors": """
        SparseTensor sparse.SparseTensor sparse.to_dense sparse.from_dense sparse.reorder
        sparse.reduce_sum sparse.reduce_max sparse.add sparse.sparse_dense_matmul
        sparse.transpose sparse.reshape sparse.concat sparse.slice=slice_ sparse.retain
        sparse.eye sparse.expand_dims sparse.map_values
    """,
    "indexed_slices": "IndexedSlices",
    "modules": "Module",
    "_keras.layer": "keras.layers.Layer keras.Layer",
    "_keras.layers": """
        keras.layers.Dense keras.layers.Flatten keras.layers.Reshape keras.layers.Activation
        keras.layers.ReLU keras.layers.LeakyReLU keras.layers.Softmax keras.layers.Lambda
        keras.layers.Dropout keras.layers.InputLayer keras.layers.Input keras.Input
    """,
    "_keras.models": "keras.Model keras.models.Model keras.Sequential keras.models.Sequential",
    "_keras.keras_variables": "keras.Variable=KerasVariable",
    "_keras.naming": "keras.backend.clear_session keras.utils.clear_session",
    "_keras.loss_functions": """
        keras.losses.MeanSquaredError losses.MeanSquaredError keras.losses.MeanAbsoluteError
        losses.MeanAbsoluteError keras.losses.Huber losses.Huber keras.losses.BinaryCrossentropy
        losses.BinaryCrossentropy keras.losses.CategoricalCrossentropy
        losses.CategoricalCrossentropy keras.losses.SparseCategoricalCrossentropy
        losses.SparseCategoricalCrossentropy keras.losses.binary_crossentropy
        losses.binary_crossentropy keras.losses.categorical_crossentropy
        losses.categorical_crossentropy keras.losses.sparse_categorical_crossentropy
        losses.sparse_categorical_crossentropy keras.losses.huber losses.huber
        keras.losses.mse=mean_squared_error losses.mse=mean_squared_error
        keras.losses.MSE=mean_squared_error losses.MSE=mean_squared_error
        keras.losses.mae=mean_absolute_error losses.mae=mean_absolute_error
        keras.losses.MAE=mean_absolute_error losses.MAE=mean_absolute_error
    """,
    "_keras.initial_values": """
        keras.initializers.Zeros initializers.Zeros keras.initializers.Ones initializers.Ones
        keras.initializers.Constant initializers.Constant keras.initializers.Identity
        initializers.Identity keras.initializers.RandomUniform initializers.RandomUniform
        keras.initializers.RandomNormal initializers.RandomNormal
        keras.initializers.TruncatedNormal initializers.TruncatedNormal
        keras.initializers.VarianceScaling initializers.VarianceScaling
        keras.initializers.GlorotUniform initializers.GlorotUniform
        keras.initializers.GlorotNormal initializers.GlorotNormal keras.initializers.HeUniform
        initializers.HeUniform keras.initializers.HeNormal initializers.HeNormal
        keras.initializers.LecunUniform initializers.LecunUniform keras.initializers.LecunNormal
        initializers.LecunNormal keras.initializers.zeros=Zeros initializers.zeros=Zeros
        keras.initializers.ones=Ones initializers.ones=Ones keras.initializers.constant=Constant
        initializers.constant=Constant keras.initializers.identity=Identity
        initializers.identity=Identity keras.initializers.random_uniform=RandomUniform
        initializers.random_uniform=RandomUniform keras.initializers.random_normal=RandomNormal
        initializers.random_normal=RandomNormal
        keras.initializers.truncated_normal=TruncatedNormal
        initializers.truncated_normal=TruncatedNormal
        keras.initializers.variance_scaling=VarianceScaling
        initializers.variance_scaling=VarianceScaling
        keras.initializers.glorot_uniform=GlorotUniform
        initializers.glorot_uniform=GlorotUniform keras.initializers.glorot_normal=GlorotNormal
        initializers.glorot_normal=GlorotNormal keras.initializers.he_uniform=HeUniform
        initializers.he_uniform=HeUniform keras.initializers.he_normal=HeNormal
        initializers.he_normal=HeNormal keras.initializers.lecun_uniform=LecunUniform
        initializers.lecun_uniform=LecunUniform keras.initializers.lecun_normal=LecunNormal
        initializers.lecun_normal=LecunNormal zeros_initializer=Zeros ones_initializer=Ones
        constant_initializer=Constant random_uniform_initializer=RandomUniform
        random_normal_initializer=RandomNormal
    """,
    "_keras.activations": """
        keras.activations.linear keras.activations.tanh
        keras.activations.exponential keras.activations.hard_sigmoid keras.activations.get
    """,
    "_keras.averages": "keras.metrics.Mean metrics.Mean",
    "_keras.descent": """
        keras.optimizers.Optimizer keras.optimizers.SGD keras.optimizers.Adam
        keras.optimizers.AdamW keras.optimizers.Adamax keras.optimizers.RMSprop
        keras.optimizers.Adagrad optimizers.SGD optimizers.Adam optimizers.AdamW
        optimizers.Adamax optimizers.RMSprop optimizers.Adagrad
    """,
}  # fmt: skip


def _read() -> dict[str, tuple[str, str]]:
    names = {}
    for module, words in _HOMES.items():
        for word in words.split():
            public, _, own = word.partition("=")
            names[public] = module, own or public.rpartition(".")[2]
    return names


NAMES: dict[str, tuple[str, str]] = _read()  # public name -> (module, name in it)
SPACES = frozenset(  # the names that others stand under: "math", "keras.layers"
    ".".join(parts[:k]) for parts in (n.split(".") for n in NAMES) for k in range(1, len(parts))
)
