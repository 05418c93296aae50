/** The rows for `test.each` of a table that lists the values for each result. */
export const rowsOf = <R>(groups: readonly (readonly [result: R, values: readonly unknown[]])[]): [unknown, R][] =>
  groups.flatMap(([result, values]) => values.map((value): [unknown, R] => [value, result]));
