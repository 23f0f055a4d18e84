/* Exchange n numbers from k and m on. */
function swap(x, k, m, n) {
    for (let i = 0; i < n; i++)
        [x[k + i], x[m + i]] = [x[m + i], x[k + i]];
}

/* Bring a to a triangle, b of m columns along with it; the determinant that a had. */
function eliminate(a, n, b, m) {
    let volume = 1;
    for (let k = 0; k < n; k++) {
        let pivot = k;
        for (let i = k + 1; i < n; i++)
            if (Math.abs(a[i*n + k]) > Math.abs(a[pivot*n + k]))
                pivot = i;
        if (a[pivot*n + k] === 0)
            return 0;
        if (pivot !== k) {
            swap(a, k*n, pivot*n, n);
            swap(b, k*m, pivot*m, m);
            volume = -volume;
        }
        volume *= a[k*n + k];
        for (let i = k + 1; i < n; i++) {
            const factor = a[i*n + k]/a[k*n + k];
            for (let j = k; j < n; j++)
                a[i*n + j] -= factor*a[k*n + j];
            for (let j = 0; j < m; j++)
                b[i*m + j] -= factor*b[k*m + j];
        }
    }
    return volume;
}

/* The determinant of a matrix of n rows. */
function determinant(a, n) {
    return eliminate(Float64Array.from(a.subarray(0, n*n)), n, [], 0);
}

/* Put x, where a x = b, in the place of b, of m columns; NaN where a is singular. */
function solve(a, n, b, m) {
    const rows = Float64Array.from(a.subarray(0, n*n));
    eliminate(rows, n, b, m);
    let singular = false;
    for (let k = 0; k < n; k++)
        singular = singular || rows[k*n + k] === 0;
    for (let k = n - 1; k >= 0; k--)
        for (let j = 0; j < m; j++) {
            let rest = b[k*m + j];
            for (let i = k + 1; i < n; i++)
                rest -= rows[k*n + i]*b[i*m + j];
            b[k*m + j] = singular ? NaN : rest/rows[k*n + k];
        }
}

/* The derivatives of the determinant of a matrix of n rows, by each of its elements. */
function cofactors(a, n, result) {
    const rest = new Float64Array(n*n);
    for (let k = 0; k < n*n; k++) {
        let place = 0;
        for (let i = 0; i < n*n; i++)
            if (quotient(i, n) !== quotient(k, n) && i % n !== k % n)
                rest[place++] = a[i];
        result[k] = ((quotient(k, n) + k % n) % 2 ? -1 : 1)*determinant(rest, n - 1);
    }
}

/* Take n numbers off a stack, into an array. */
function pop_all(stack, array, n) {
    for (let k = n - 1; k >= 0; k--)
        array[k] = stack.pop();
}

/* Put the first n numbers of an array on a stack. */
function push_all(stack, array, n) {
    for (let k = 0; k < n; k++)
        stack.push(array[k]);
}

/* Give an array the elements of another. */
function copy(array, result) {
    for (let k = 0; k < result.length; k++)
        result[k] = array[k];
}
