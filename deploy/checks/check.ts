let failed = 0;

/** Prints the result of a check in one line. */
export function check(what: string, right: boolean, detail = '') {
  if (!right) failed += 1;
  console.log(`${right ? 'ok    ' : 'FAILED'} ${what}${detail ? ` · ${detail}` : ''}`);
}

/** The number of checks that failed so far. */
export const failures = () => failed;
