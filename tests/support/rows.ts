/** The rows of a table for `test.each` that names, for each result, the values that lead to it. */
export const rowsOf = <R>(groups: readonly (readonly [result: R, values: readonly unknown[]])[]): [unknown, R][] =>
  groups.flatMap(([result, values]) => values.map((value): [unknown, R] => [value, result]));
