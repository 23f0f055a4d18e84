"""Choose functions of public projects that take real numbers, and record what they give:
`python tests/peers/choose_wild.py CHECKOUTS [PROJECT …]` writes tests/peers/wild.json, or the rows
of some projects of it.

CHECKOUTS holds a checkout of each project of PROJECTS at its commit, in a folder of its name.  A
function of a file's top level is a candidate where CPython, without gradcli, gives a finite real
number (a list or an array of them is summed, as a target is) at the arguments of its first doctest,
else at those of GUESSES, twice the same, and where Ridders' differences converge to a derivative
that is not 0.  Of each project every k-th candidate is taken, so that its share is met.  What
gradcli makes of them plays no part.
"""

import ast
import contextlib
import doctest
import importlib
import inspect
import io
import json
import math
import os
import sys
import tempfile
import warnings
from pathlib import Path
from types import ModuleType

import numpy as np

sys.path.append(str(Path(__file__).parents[1]))
import paths  # noqa: F401 (the folders of what tests share)
from deadline import OutOfTime, within

HERE = Path(__file__).parent
RECORD = HERE / "wild.json"
SECONDS = 2.0  # for all that is worked out of a function
ELEMENTS = 12  # of all arguments together, that differences are taken by
CONVERGED = 3e-7  # of the derivative: what Ridders' error may be

# name -> its repository, commit, the folder that is imported from, files, and how many are taken:
# of each round, which was measured before anybody had looked at any of its functions
ROUNDS: tuple[dict[str, tuple], ...] = ({
    "TheAlgorithms": (
        "TheAlgorithms/Python", "f5988cc09713315817df6a7e327e258013a94440", ".",
        ("maths/**/*.py", "physics/*.py", "financial/*.py", "electronics/*.py", "geodesy/*.py",
         "geometry/*.py", "machine_learning/*.py", "neural_network/**/*.py",
         "linear_algebra/**/*.py", "matrix/*.py", "conversions/*.py",
         "dynamic_programming/*.py", "searches/*.py",
         "audio_filters/*.py", "other/*.py", "greedy_methods/*.py", "divide_and_conquer/*.py"), 75,
    ),
    "fluids": (
        "CalebBell/fluids", "091070e90f6b556183a242184cf83e502740cf0d", ".", ("fluids/*.py",), 40,
    ),
    "ht": ("CalebBell/ht", "f9c60c46c2b7d0a7481bdf525ec7a3634c0cb434", ".", ("ht/*.py",), 25),
    "PyETo": (
        "woodcrafty/PyETo", "79ddd88d727c7ebdad0ce26e220528d2921b66ea", ".", ("pyeto/*.py",), 25,
    ),
    "tangent": (
        "google/tangent", "6533e83af09de7345d1b438512679992f080dcc9", "tests",
        ("tests/functions.py",), 45,
    ),
    "poliastro": (
        "poliastro/poliastro", "21fd7719e89a7d22b4eac63141a60a7f1b01768c", "src",
        ("src/poliastro/core/**/*.py",), 20,
    ),
    "py_vollib": (
        "vollib/py_vollib", "9fbc623dbc8d7241b935da440a722b49186b9bb1", ".",
        ("py_vollib/**/*.py",), 15,
    ),
    "lmfit": (
        "lmfit/lmfit-py", "fe389bbbd1fe936cd73742bd81fc6fce7ac92858", "lmfit",
        ("lmfit/lineshapes.py",), 15,
    ),
    "seawater": (
        "pyoceans/python-seawater", "c297a781cfff47c0c081b00b010059b5cac871b3", ".",
        ("seawater/*.py",), 10,
    ),
    "scratch": (
        "joelgrus/data-science-from-scratch", "d5d0f117f41b3ccab3b07f1ee1fa21cfcf69afa1", ".",
        ("scratch/*.py",), 20,
    ),
    "PythonRobotics": (
        "AtsushiSakai/PythonRobotics", "b38c510e083d69a5755d98d0680bd50f3d9a91fa", ".",
        ("*/*.py", "*/*/*.py"), 10,
    ),
    "pvlib": (
        "pvlib/pvlib-python", "6382338a7598a5b9d94473f47fcbc787b0ac6408", ".", ("pvlib/*.py",), 15,
    ),
}, {
    "pymap3d": (
        "geospace-code/pymap3d", "033895e2f1cf6d1a132040d70143b8e893a06ca6", "src",
        ("src/pymap3d/*.py",), 15,
    ),
    "psychrolib": (
        "psychrometrics/psychrolib", "3066345dc8cf91bf59134147cf917f982c1fce13", "src/python",
        ("src/python/psychrolib/__init__.py",), 12,
    ),
    "Pyrr": (
        "adamlwgriffiths/Pyrr", "6acd3ee1e4d59fe34196a7a7f139f3b3dc2d36ee", ".", ("pyrr/*.py",), 12,
    ),
    "transforms3d": (
        "matthew-brett/transforms3d", "6a43a98e3659d198ff6ce2c90d52ddef50fcf770", ".",
        ("transforms3d/*.py",), 12,
    ),
    "PyAstronomy": (
        "sczesla/PyAstronomy", "ed5065fe057364495f8df79c0a990aaf15d67414", ".",
        ("PyAstronomy/pyasl/asl/**/*.py",), 15,
    ),
    "empyrical": (
        "quantopian/empyrical", "40f61b4f229df10898d46d08f7b1bdc543c0f99c", ".",
        ("empyrical/stats.py",), 8,
    ),
    "chemicals": (
        "CalebBell/chemicals", "82faef900dcf2b48537c31bcf1ab56c35bb79a1e", ".",
        ("chemicals/*.py",), 15,
    ),
    "landscapes": (
        "nathanrooy/landscapes", "244b9fedd255321c9517de81b53829f432e1788f", ".",
        ("landscapes/*.py",), 15,
    ),
    "skyfield": (
        "skyfielders/python-skyfield", "40c6e6c2c4f30e2a4d2c800adfbae58af5412df5", ".",
        ("skyfield/*.py",), 10,
    ),
    "scikit-rf": (
        "scikit-rf/scikit-rf", "bae3832d6b31a3da8bb7320656670517dcc2edc6", ".",
        ("skrf/mathFunctions.py", "skrf/tlineFunctions.py", "skrf/taper.py", "skrf/util.py"), 10,
    ),
    "deap": (
        "DEAP/deap", "8a96fd3a75026f7b30e835f595a5199c75634ddf", ".",
        ("deap/benchmarks/*.py",), 10,
    ),
    "pythermalcomfort": (
        "CenterForTheBuiltEnvironment/pythermalcomfort", "356bbd3e6604a86329a4b17ffcbad52524dc08bd",
        ".", ("pythermalcomfort/utilities.py", "pythermalcomfort/models/*.py"), 10,
    ),
    "iapws": (
        "jjgomera/iapws", "18d2c48e8d175f10ac2740f2997736608fda24ab", ".",
        ("iapws/_iapws.py", "iapws/*.py"), 10,
    ),
    "algorithms": (
        "keon/algorithms", "a1bf1f39f95b59ed0bb348d6148c7e097e10481e", ".",
        ("algorithms/math/*.py", "algorithms/array/*.py", "algorithms/matrix/*.py"), 6,
    ),
    "pysolar": (
        "pingswept/pysolar", "14989d5b8bac33e1357ba021de4b9829b9312e98", ".", ("pysolar/*.py",), 10,
    ),
    "astral": (
        "sffjunkie/astral", "ac23ab5c0c69837d8fa1a5bb184c2d6d125b26b3", "src",
        ("src/astral/*.py",), 8,
    ),
    "MLAlgorithms": (
        "rushter/MLAlgorithms", "8fb8bb4282f37ad797052930dc12d0faace7bdb6", ".",
        ("mla/**/*.py",), 8,
    ),
    "filterpy": (
        "rlabbe/filterpy", "3b51149ebcff0401ff1e10bf08ffca7b6bbc4a33", ".",
        ("filterpy/*/*.py",), 8,
    ),
    "colour": (
        "colour-science/colour", "9d743142ed97a5cfae347b559aca14c43464eb70", ".",
        ("colour/models/*.py", "colour/models/rgb/transfer_functions/*.py",
         "colour/difference/*.py", "colour/colorimetry/*.py", "colour/phenomena/*.py"), 12,
    ),
    "pycse": (
        "jkitchin/pycse", "90baf611269a03dde63724d5b75cc6f32900e1a3", "src", ("src/pycse/*.py",), 5,
    ),
}, {
    "pytweening": (
        "asweigart/pytweening", "c622929950db00a8364bc26b836e6606c4d62614", ".",
        ("pytweening/__init__.py",), 8,
    ),
    "ModernRobotics": (
        "NxRLab/ModernRobotics", "cbd41fdf0bf75dbd5e986d832ae14226964ff0ac", "packages/Python",
        ("packages/Python/modern_robotics/core.py",), 10,
    ),
    "EvoloPy": (
        "7ossam81/EvoloPy", "ce97ecf57b2b7399d3fe5519eb792bd7353fa1bb", ".",
        ("EvoloPy/benchmarks.py",), 8,
    ),
    "NavPy": (
        "NavPy/NavPy", "67a82d8ffadc61ca24b413a5d00a33fbd072f4aa", ".",
        ("navpy/*/*.py",), 8,
    ),
    "manim": (
        "3b1b/manim", "9d57bcf9edea2486f214e190931de2a5537f23c1", ".",
        ("manimlib/utils/*.py",), 3,
    ),
    "FinancePy": (
        "domokane/FinancePy", "7c221d3bd82bfa08e52a6287645e444f027c7f72", ".",
        ("financepy/models/*.py", "financepy/utils/*.py"), 14,
    ),
    "acoustics": (
        "python-acoustics/python-acoustics", "99d79206159b822ea2f4e9d27c8b2fbfeb704d38", ".",
        ("acoustics/*.py", "acoustics/standards/*.py"), 9,
    ),
    "pytransform3d": (
        "dfki-ric/pytransform3d", "b8047fe9ccc796d94b7b2263b5a485e20865fb30", ".",
        ("pytransform3d/coordinates.py", "pytransform3d/camera.py",
         "pytransform3d/rotations/_axis_angle.py", "pytransform3d/rotations/_jacobians.py",
         "pytransform3d/rotations/_matrix.py", "pytransform3d/rotations/_mrp.py",
         "pytransform3d/rotations/_quaternion.py", "pytransform3d/rotations/_rotors.py",
         "pytransform3d/rotations/_slerp.py", "pytransform3d/rotations/_utils.py",
         "pytransform3d/transformations/_dual_quaternion.py",
         "pytransform3d/transformations/_screws.py",
         "pytransform3d/transformations/_transform.py"), 12,
    ),
    "Metrics": (
        "benhamner/Metrics", "9a637aea795dc6f2333f022b0863398de0a1ca77", "Python",
        ("Python/ml_metrics/*.py",), 4,
    ),
    "rmsd": (
        "charnley/rmsd", "ad3fe3cdd26d399cd9f64de7140146653210c390", ".",
        ("rmsd/calculate_rmsd.py",), 3,
    ),
    "chempy": (
        "bjodah/chempy", "4623d5476b4611c13d35808872f700306735e564", ".",
        ("chempy/*.py", "chempy/properties/*.py", "chempy/kinetics/*.py",
         "chempy/electrochemistry/*.py", "chempy/thermodynamics/*.py"), 9,
    ),
    "geotecha": (
        "rtrwalker/geotecha", "9be0da982de0dd82122a329af2ca013b35563441", ".",
        ("geotecha/*/*.py",), 12,
    ),
    "aima": (
        "aimacode/aima-python", "f104e03fdc1582f014b3a4c93f1a9b7d2da70114", ".",
        ("aima/utils.py", "aima/learning.py", "aima/probability.py", "aima/perception.py",
         "aima/games.py"), 11,
    ),
    "spatialmath": (
        "petercorke/spatialmath-python", "3e675b7b0200787ad252abaec657c322621d7991", ".",
        ("spatialmath/base/*.py",), 14,
    ),
    "pygorithm": (
        "OmkarPathak/pygorithm", "be35813729a0151da1ac9ba013453a61ffa249b8", ".",
        ("pygorithm/*/*.py",), 4,
    ),
    "ThinkStats2": (
        "AllenDowney/ThinkStats2", "ed53b15755e08fccfdac07af5e5aac76e4507731", "code",
        ("code/*.py",), 10,
    ),
    "galpy": (
        "jobovy/galpy", "0da5c06a5b5f92246af3f69e1d2eec22e88e0100", ".",
        ("galpy/util/*.py",), 8,
    ),
    "pyswarms": (
        "ljvmiranda921/pyswarms", "70c969d929bb2dab6211765def0431680fc5cb01", ".",
        ("pyswarms/utils/functions/*.py",), 4,
    ),
    "CosmoloPy": (
        "roban/CosmoloPy", "fca8bcd244a9e689e19a1337a90d0f594048d17e", ".",
        ("cosmolopy/*.py",), 8,
    ),
    "windpowerlib": (
        "wind-python/windpowerlib", "191d8ca894d6d830997630fa3599f048d6e8c7b4", ".",
        ("windpowerlib/*.py",), 5,
    ),
    "control": (
        "python-control/python-control", "e60e5ebc593bea2f8c1104ac51399452d33a759d", ".",
        ("control/*.py",), 7,
    ),
    "hydro_examples": (
        "zingale/hydro_examples", "55b7750a7644f3e2187f7fe338b6bc1d6fb9c139", ".",
        ("*/*.py", "*/*/*.py"), 7,
    ),
    "harmonica": (
        "fatiando/harmonica", "c985d8b7f05023f1a5b2123504521118523600ce", "src",
        ("src/harmonica/_gravity_corrections.py", "src/harmonica/_isostasy.py",
         "src/harmonica/_forward/utils.py"), 4,
    ),
    "homemade": (
        "trekhleb/homemade-machine-learning", "7510d8e0648077f4acaac6080804c1f9dd588e91", ".",
        ("homemade/utils/*/*.py",), 4,
    ),
    "dx": (
        "yhilpisch/dx", "dbd40f1c3e8eb5f8ddf4fd1f01869949d23caab2", ".",
        ("dx/*.py", "dx/analytical/*.py"), 5,
    ),
    "nryoung": (
        "nryoung/algorithms", "636a4519832849dcb6516f2ef78428872b3bb81c", ".",
        ("algorithms/*/*.py",), 5,
    ),
    "DeepLearningPython": (
        "MichalDanielDobrzanski/DeepLearningPython", "2da41b6dd19dafae92db1facbc4ed19738e80551",
        ".", ("network*.py",), 3,
    ),
}, {
    "hsluv": (
        "hsluv/hsluv-python", "8c3a4708a5017785b1ba84ec52327cc68b4a317a", ".",
        ("*.py",), 6,
    ),
    "utm": (
        "Turbo87/utm", "cc928272396f0975ff5e255b03cac4e6aea5d9b9", ".",
        ("utm/*.py",), 2,
    ),
    "gpxpy": (
        "tkrajina/gpxpy", "017d9961ee9aa86ccdbf5bb50a4e2341d5c42f4b", ".",
        ("gpxpy/geo.py",), 4,
    ),
    "GeodePy": (
        "GeoscienceAustralia/GeodePy", "00bd98348332e52665a75e3b458a64512b7e2802", ".",
        ("geodepy/*.py",), 9,
    ),
    "spectrum": (
        "cokelaer/spectrum", "abf5b76d72763080a2a6ff21c9e8c107166d230d", "src",
        ("src/spectrum/*.py",), 8,
    ),
    "speech_features": (
        "jameslyons/python_speech_features", "e280ac2b5797a3445c34820b0110885cd6609e5f", ".",
        ("python_speech_features/*.py",), 4,
    ),
    "ofiber": (
        "scottprahl/ofiber", "0b1b41ec9e4e720dc5850aa07aa2cad887d91ebe", ".",
        ("ofiber/*.py",), 8,
    ),
    "prysm": (
        "brandondube/prysm", "5008f47803af6ff69eed474fca049456076e4a7d", ".",
        ("prysm/*.py", "prysm/polynomials/*.py", "prysm/propagation/*.py", "prysm/x/*.py",
         "prysm/x/raytracing/*.py"), 10,
    ),
    "deep_learning": (
        "oreilly-japan/deep-learning-from-scratch", "07b11618cdb5d5f78ad45464de0730efc07b0a4a",
        ".",
        ("common/*.py", "ch0[234]/*.py"), 5,
    ),
    "RefET": (
        "WSWUP/RefET", "2c3e2e00e29cd0290924cffa1a02f64410cf18e8", "src",
        ("src/refet/calcs.py", "src/refet/units.py"), 8,
    ),
    "OSIPI": (
        "OSIPI/DCE-DSC-MRI_CodeCollection", "40984f7c7c34dbca4fa3ed4ccbf65ffd2f30ffb4", ".",
        ("src/original/**/*.py",), 9,
    ),
    "pyquante2": (
        "rpmuller/pyquante2", "83b9c5ec0c117bcdba0f6066d4998e5dcf9a4f05", "src",
        ("src/pyquante2/ints/*.py", "src/pyquante2/*.py", "src/pyquante2/dft/*.py",
         "src/pyquante2/hylleraas/*.py", "src/pyquante2/scf/*.py"), 8,
    ),
    "gsw": (
        "TEOS-10/python-gsw", "7d6ebe8114c5d8b4a64268d36100a70e226afaf6", ".",
        ("gsw/gibbs/*.py",), 9,
    ),
    "pyMeteo": (
        "cwebster2/pyMeteo", "333ac6545c134a95a563c5282a4edb02bc297006", ".",
        ("pymeteo/thermo.py", "pymeteo/dynamics.py", "pymeteo/interp.py",
         "pymeteo/radar.py"), 7,
    ),
    "SHARPpy": (
        "sharppy/SHARPpy", "357a14e87b656723204dba03cb60be031201b141", ".",
        ("sharppy/sharptab/*.py",), 8,
    ),
    "MetSim": (
        "UW-Hydro/MetSim", "a4b4c52ce310c80dfd4d5f37c98e1fdbb9e4a676", ".",
        ("metsim/*.py", "metsim/methods/*.py"), 3,
    ),
    "bluesky": (
        "TUDelft-CNS-ATM/bluesky", "22fdf9e3e77c077e0ddb5d7b14c70d67f9a5c855", ".",
        ("bluesky/tools/*.py", "bluesky/tools/geo/*.py",
         "bluesky/traffic/performance/openap/*.py"), 9,
    ),
    "scikit-aero": (
        "AeroPython/scikit-aero", "06958096c04183cde87a7e8a6cd7c016eb9140b3", "src",
        ("src/skaero/*/*.py",), 5,
    ),
    "bruges": (
        "agilescientific/bruges", "905fe4fee2bd03f4852ecaacd9a004d84ed8441f", ".",
        ("bruges/rockphysics/*.py", "bruges/util/*.py", "bruges/reflection/*.py",
         "bruges/petrophysics/*.py", "bruges/transform/*.py", "bruges/filters/*.py",
         "bruges/attribute/*.py"), 10,
    ),
    "ElectricPy": (
        "engineerjoe440/ElectricPy", "68a69725c9c7a12c3f707729eee6842566b0e14b", ".",
        ("electricpy/*.py", "electricpy/geometry/*.py", "electricpy/__init__.py"), 10,
    ),
    "HARK": (
        "econ-ark/HARK", "13648b4ac9380bb088466952198e28025afcca6f", ".",
        ("HARK/*.py", "HARK/ConsumptionSaving/*.py", "HARK/distributions/*.py"), 9,
    ),
    "fonttools": (
        "fonttools/fonttools", "8dffa85c77cd957d23f1ccaf77e4bc8755374207", "Lib",
        ("Lib/fontTools/misc/*.py", "Lib/fontTools/varLib/*.py"), 9,
    ),
    "BMC": (
        "demotu/BMC", "1f1c1ab4e37c84bb3bd6de4ca352db6e0a057dc8", "functions",
        ("functions/*.py",), 5,
    ),
    "penaltyblog": (
        "martineastwood/penaltyblog", "ead9c57a1106251d0b81ad9b80b75bd8ad3b8679", ".",
        ("penaltyblog/betting/*.py", "penaltyblog/metrics/*.py",
         "penaltyblog/models/utils.py", "penaltyblog/models/goal_expectancy.py",
         "penaltyblog/implied/*.py"), 2,
    ),
    "sasmodels": (
        "SasView/sasmodels", "5d0a40b3b77b3baad0b0a70412ba81a64951aa23", ".",
        ("sasmodels/models/*.py", "sasmodels/special/*.py", "sasmodels/*.py",
         "explore/*.py"), 10,
    ),
    "scikit-beam": (
        "scikit-beam/scikit-beam", "dbe344435f6b12749104b868f7e251624acee565", ".",
        ("skbeam/core/*.py", "skbeam/core/fitting/*.py"), 6,
    ),
    "reservoir": (
        "yohanesnuwara/reservoir-engineering", "b7aa9109ff29dcb30b4ff0f5367bc0548ee785bf", ".",
        ("*/functions/*.py", "oilfied_unit_conversion.py", "utilities.py"), 8,
    ),
    "mercantile": (
        "mapbox/mercantile", "5975e1c0e1ec58e99f8e5770c975796e44d96b53", ".",
        ("mercantile/__init__.py",), 3,
    ),
    "CS231n": (
        "jariasf/CS231n", "306a3ac834b9a9501c36a63a568370084c167efe", "assignment3",
        ("assignment3/cs231n/*.py", "assignment3/cs231n/classifiers/*.py"), 4,
    ),
    "finance-codes": (
        "jamesmawm/Mastering-Python-for-Finance-source-codes",
        "7b3a74a0dc78aaa977f8fe752cc3fa4f54063f33", "B03898_05_Codes",
        ("B03898_05_Codes/*.py",), 2,
    ),
    "mlxtend": (
        "rasbt/mlxtend", "9aadcee334f8b07003246d436cd9135b6d62a6b2", ".",
        ("mlxtend/math/*.py", "mlxtend/evaluate/*.py", "mlxtend/preprocessing/*.py"), 1,
    ),
    "psychopy": (
        "psychopy/psychopy", "ac7b8caba46cadddd221e527aef5314788339201", ".",
        ("psychopy/tools/*tools.py",), 9,
    ),
    "ThinkDSP": (
        "AllenDowney/ThinkDSP", "b80edd98016d4d5afe3336faf31fdf8e25056ebc", ".",
        ("thinkdsp/__init__.py", "soln/*.py"), 1,
    ),
    "nlib": (
        "mdipierro/nlib", "7ce50ecc92f9bf21c9d592b99f04a79bdc11d882", "src",
        ("src/*.py",), 5,
    ),
})  # fmt: skip
PROJECTS = {name: row for projects in ROUNDS for name, row in projects.items()}

A, B = np.array([0.6, 0.9, 1.4]), np.array([[0.7, 0.4, 1.1], [0.3, 1.2, 0.5], [0.8, 0.2, 1.3]])
NUMBERS = (0.62, 0.84, 1.17, 1.35, 0.93, 0.71, 1.08, 0.55, 1.26, 0.98, 0.67, 1.12)
WHOLE = 3  # where a whole number is asked for
GUESSES = (
    lambda k: NUMBERS[k],
    lambda k: 20.0 * NUMBERS[k],
    lambda k: 1000.0 * NUMBERS[k],
    lambda k: (A * (1 + 0.3 * k)).tolist(),
    lambda k: A * (1 + 0.3 * k),
    lambda k: B * (1 + 0.2 * k),
    lambda k: (A * 1.5).tolist() if k == 0 else NUMBERS[k],
)


# -- numbers ---------------------------------------------------------------------------------------
def real(value) -> bool:
    return isinstance(value, (float, np.floating))


def leaves(value) -> list[float]:
    """The real numbers of an argument or a result; TypeError where it has anything else."""
    if real(value):
        return [float(value)]
    if isinstance(value, np.ndarray) and value.dtype.kind == "f":
        return [float(v) for v in value.ravel()]
    if isinstance(value, (list, tuple)):
        return [leaf for item in value for leaf in leaves(item)]
    if isinstance(value, dict):
        return leaves(list(value.values()))
    raise TypeError


def filled(like, numbers):
    """`like` with its real numbers taken from an iterator."""
    if real(like):
        return next(numbers)
    if isinstance(like, np.ndarray):
        return np.array([next(numbers) for _ in range(like.size)]).reshape(like.shape)
    if isinstance(like, dict):
        return {key: filled(item, numbers) for key, item in like.items()}
    return type(like)([filled(item, numbers) for item in like])


def summed(value) -> float:
    """The sum of a result; integers beside reals count, as constants."""
    if isinstance(value, bool):
        raise TypeError
    if isinstance(value, (int, np.integer)):
        return float(value)
    if isinstance(value, (list, tuple)) and value:
        return sum(map(summed, value))
    if isinstance(value, np.ndarray) and value.dtype.kind == "i":
        return float(value.sum())
    return sum(leaves(value))


def ridders(f, x: float) -> tuple[float, float]:
    """f'(x) and an estimate of its error, by Ridders' extrapolation of central differences
    (Numerical Recipes, 5.7), of the steps the one that ends best."""
    best, error = math.nan, math.inf
    for start in (1e-1, 1e-2, 1e-3):
        h = start * max(abs(x), 1e-2)
        row = []
        for i in range(10):
            new = [(f(x + h) - f(x - h)) / (2 * h)]
            for j in range(i):
                factor = 1.4 ** (2 * (j + 1))
                new.append((factor * new[j] - row[j]) / (factor - 1))
                off = max(abs(new[-1] - new[j]), abs(new[-1] - row[j]))
                if off < error:
                    best, error = new[-1], off
            if row and abs(new[-1] - row[-1]) > 2 * error:
                break
            row, h = new, h / 1.4
    return best, error


def smooth(f, x: float, slope: float, value: float) -> bool:
    """Whether f goes on from its value at x with its slope, to both sides: no jump, no kink, and no
    steps such as those of round(x, 3)."""
    for size in (1e-6, 1e-9):
        h = size * max(abs(x), 1e-2)
        room = 1e-2 * abs(slope) * h + 2e-12 * abs(value)
        if not all(abs(f(x + d) - value - slope * d) <= room for d in (h, -h)):
            return False
    return True


# -- arguments -------------------------------------------------------------------------------------
def from_doctest(function, name: str, space: dict):
    """The arguments of the first call in the doctests of a function, by name; None without."""
    try:
        examples = doctest.DocTestParser().get_examples(inspect.getdoc(function) or "")
    except ValueError:
        return
    space = dict(space)
    for example in examples:
        try:
            tree = ast.parse(example.source)
            calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call)]
            for call in calls:
                if isinstance(call.func, ast.Name) and call.func.id == name:
                    value = lambda node: eval(compile(ast.Expression(node), "", "eval"), space)
                    args = [value(a) for a in call.args]
                    keywords = {k.arg: value(k.value) for k in call.keywords}
                    yield dict(inspect.signature(function).bind(*args, **keywords).arguments)
            exec(compile(tree, "", "exec"), space)
        except Exception:  # whatever somebody else's example raises
            continue


def as_reals(value):
    """Whole numbers as reals."""
    if isinstance(value, bool):
        raise TypeError
    if isinstance(value, int):
        return float(value)
    if isinstance(value, (list, tuple)):
        return type(value)(map(as_reals, value))
    if isinstance(value, np.ndarray) and value.dtype.kind == "i":
        return value.astype(float)
    raise TypeError


def off_round(value):
    """An argument a little off round numbers, at which functions branch on what is equal."""
    if not _has_reals(value):
        return value
    numbers = [x * (1 + 0.003 * (k + 1)) for k, x in enumerate(leaves(value))]
    return filled(value, iter(numbers))


def candidates(function, name: str, space: dict):
    """Points to try, each a dict of arguments."""
    for point in from_doctest(function, name, space):
        for n, v in point.items():  # what is written as a whole number may be a real one
            try:
                if "int" in str(inspect.signature(function).parameters[n].annotation):
                    continue
                changed = {**point, n: as_reals(v)}
                if summed(function(**changed)) == summed(function(**point)):
                    point = changed
            except Exception:
                continue
        yield {n: off_round(v) for n, v in point.items()}
        yield point
    needed = [
        p for p in inspect.signature(function).parameters.values()
        if p.default is p.empty and p.kind is p.POSITIONAL_OR_KEYWORD
    ]  # fmt: skip
    if 0 < len(needed) <= len(NUMBERS):
        for guess in GUESSES:
            point = {p.name: guess(k) for k, p in enumerate(needed)}
            for p in needed:
                if "int" in str(p.annotation):
                    point[p.name] = WHOLE
            if all(real(point[p.name]) for p in needed if p.annotation in (float, "float")):
                yield point


def plain(value):
    return value.tolist() if isinstance(value, (np.ndarray, np.generic)) else value


def measured(function, point: dict) -> dict | None:
    """The arguments, the value and the gradient at a point; None where it is no real number, not
    differentiable there, constant, or of too many numbers."""
    by = [n for n, v in point.items() if _has_reals(v)]
    if not by or sum(len(leaves(point[n])) for n in by) > ELEMENTS:
        return None
    if not all(isinstance(v, (int, str, float, np.generic, list, tuple, np.ndarray, type(None)))
               for v in point.values()):  # fmt: skip
        return None
    one = differences(function, point, by)
    if one:
        one["gradient"] = {n: slopes for n, slopes in one["gradient"].items() if np.any(slopes)}
    return one if one and one["gradient"] else None


def differences(function, point: dict, by: list[str]) -> dict | None:
    """The arguments, the value and the derivatives by some of them; None where it is no real
    number, or not differentiable there."""

    def at(**changed) -> float:
        fresh = {n: filled(v, iter(leaves(v))) if n in by else v for n, v in point.items()}
        return float(summed(function(**{**fresh, **changed})))

    value = at()
    if not math.isfinite(value) or value != at():
        return None
    gradient: dict = {}
    for n in by:
        numbers, slopes = leaves(point[n]), []
        for i, x in enumerate(numbers):

            def along(y: float, n=n, numbers=numbers, i=i) -> float:
                moved = iter([*numbers[:i], y, *numbers[i + 1 :]])
                return at(**{n: filled(point[n], moved)})

            slope, error = ridders(along, x)
            noise = 1e-9 * abs(value) / max(abs(x), 1e-2)
            if not error <= CONVERGED * abs(slope) + noise or not smooth(along, x, slope, value):
                return None
            slopes.append(slope if abs(slope) > noise else 0.0)
        gradient[n] = slopes[0] if real(point[n]) else slopes
    arrays = [n for n, v in point.items() if isinstance(v, np.ndarray)]
    one = {"point": {n: plain(v) for n, v in point.items()}, "value": value, "gradient": gradient}
    json.dumps(one)
    return one | ({"arrays": arrays} if arrays else {})


def _has_reals(value) -> bool:
    try:
        return bool(leaves(value))
    except TypeError:
        return False


# -- projects --------------------------------------------------------------------------------------
def stub(*names: str) -> None:
    """Packages that only compile or draw, where they are not installed."""
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError:
            module = ModuleType(name)
            module.__getattr__ = _anything  # type: ignore[method-assign]
            sys.modules[name] = module


class Anything:
    """A decorator that compiles, which gives the function itself, with options or without; or a
    type of what it compiles."""

    def __call__(self, *args, **kwargs):
        return args[0] if args and callable(args[0]) else lambda f: f

    def __getitem__(self, _index):
        return self


def _anything(name: str) -> Anything:
    if name.startswith("__"):
        raise AttributeError(name)
    return Anything()


def bare(base: Path, name: str) -> None:
    """Make the package of a module one without a text where its own text does not import here."""
    package = name.rpartition(".")[0].partition(".")[0]
    if package and package not in sys.modules:
        try:
            importlib.import_module(package)
        except Exception:
            module = sys.modules[package] = ModuleType(package)
            module.__path__ = [str(base / package)]


def found(root: Path, folder: str, pattern: str) -> list[dict]:
    """The candidates of the files of a pattern, in their order."""
    base = root / folder
    sys.path.insert(0, str(base.resolve()))
    cases: list[dict] = []
    for path in sorted(root.glob(pattern)):
        file = path.relative_to(root).as_posix()
        if "test" in path.stem or ("*" in pattern and path.stem.startswith("_")):
            continue
        try:
            with within(20.0):
                name = path.relative_to(base).with_suffix("").as_posix().replace("/", ".")
                bare(base, name)
                module = importlib.import_module(name)
                defined = [n for n in ast.parse(path.read_text()).body
                           if isinstance(n, ast.FunctionDef)]  # fmt: skip
        except (Exception, SystemExit, OutOfTime):  # a file that does not import here
            continue
        names = [node.name for node in defined]
        for node in defined:
            if node.name[0] == "_" or not node.args.args or names.count(node.name) > 1:
                continue
            if "round" in {getattr(n, "id", "") for n in ast.walk(node)}:
                continue  # steps, finer than differences show
            function = getattr(module, node.name, None)
            function = inspect.unwrap(function) if callable(function) else None
            if not inspect.isfunction(function):
                continue
            with contextlib.suppress(OutOfTime), within(SECONDS):
                one = first(function, node.name, vars(module))
                if one:
                    cases.append({"file": file, "function": node.name, **one})
    return cases


def first(function, name: str, space: dict) -> dict | None:
    """What is measured at the first point where anything is."""
    tried = iter(candidates(function, name, space))
    while True:
        try:
            one = measured(function, next(tried))
        except StopIteration:
            return None
        except Exception:  # whatever somebody else's function raises
            continue
        except SystemExit:
            continue
        if one:
            return of_arrays(function, one)


def of_arrays(function, one: dict) -> dict:
    """What is measured, at arrays where its lists give another value than arrays of these numbers:
    a list is less than another by its first item, which no numeric function asks."""
    given = {n: np.array(v) if type(v) is list and all(map(real, v)) else v
             for n, v in one["point"].items()}  # fmt: skip
    lists = [
        n for n, v in given.items() if isinstance(v, np.ndarray) and n not in one.get("arrays", ())
    ]
    try:
        other = measured(function, given) if lists else None
    except Exception:  # whatever somebody else's function raises
        return one
    return other if other and abs(other["value"] - one["value"]) > 1e-9 * abs(one["value"]) else one


def spread(cases: list, share: int) -> list:
    """Every k-th of the cases, so that `share` of them are taken."""
    if len(cases) <= share:
        return cases
    return [cases[i * len(cases) // share] for i in range(share)]


def chosen(checkouts: Path, anew: list[str]) -> list[dict]:
    rows, recorded = [], {row["name"]: row for row in json.loads(RECORD.read_text())}
    rounds = {name: k for k, projects in enumerate(ROUNDS, 1) for name in projects}
    for name, (repository, commit, folder, patterns, share) in PROJECTS.items():
        if name not in anew:
            rows.append(recorded[name])
            continue
        cases = [c for p in patterns for c in found(checkouts / name, folder, p)]
        print(f"{name}: {len(cases)} candidates", file=sys.stderr, flush=True)
        rows.append({
            "name": name, "repository": repository, "commit": commit, "round": rounds[name],
            "candidates": len(cases), "cases": spread(cases, share),
        })  # fmt: skip
    return rows


def write(rows: list[dict], record: Path) -> None:
    """Write a record, a line for each case."""
    text = ",\n".join(
        json.dumps({k: v for k, v in row.items() if k != "cases"})[:-1]
        + ', "cases": [\n  '
        + ",\n  ".join(map(json.dumps, row["cases"]))
        + "\n]}"
        for row in rows
    )
    record.write_text(f"[\n{text}\n]\n")


def main() -> None:
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    warnings.simplefilter("ignore")
    os.environ["MPLBACKEND"] = "Agg"
    sys.stdin = io.StringIO()
    stub(
        "numba",
        "numba.core",
        "pandas",
        "tqdm",
        "requests",
        "h5py",
        "xarray",
        "tensorflow",
        "tangent",
    )
    stub("pandas.tseries", "pandas.tseries.offsets")
    stub("sklearn", "sklearn.datasets", "sklearn.model_selection", "qiskit", "httpx", "bs4", "PIL")
    root = Path(sys.argv[1]).resolve()
    with contextlib.redirect_stdout(io.StringIO()), tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # some files write others where they are imported
        rows = chosen(root, sys.argv[2:] or list(PROJECTS))
        os.chdir(HERE)
    write(rows, RECORD)


if __name__ == "__main__":
    main()
