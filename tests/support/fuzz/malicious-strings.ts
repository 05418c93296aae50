import fc from 'fast-check';

/** Marks all injected code, so that assertions can find it in a response. */
export const MARK = 'serangan';

const attacks = [
  `</script><script>${MARK}()</script>`,
  `<img src=x onerror=${MARK}()>`,
  `"><svg onload=${MARK}()>`,
  `'-${MARK}()-'`,
  `javascript:${MARK}()`,
  `JaVaScRiPt:${MARK}()`,
  `data:text/html,<script>${MARK}()</script>`,
  `//${MARK}.example/`,
  `https://${MARK}.example/maps`,
  `https://www.google.com.${MARK}.example/maps/embed`,
  `https://www.google.com@${MARK}.example/maps/embed`,
  `<iframe src="https://${MARK}.example"></iframe>`,
  `<iframe srcdoc="<script>${MARK}()</script>" src="https://www.google.com/maps/embed?x=&quot;onload=${MARK}()"></iframe>`,
  `[x](javascript:${MARK}())`,
  `![x](javascript:${MARK}() "x")`,
  `[x](data:text/html,${MARK})`,
  `<a href="javascript:${MARK}()">x</a>`,
  `<!--<script>${MARK}()`,
  `]]><script>${MARK}()</script>`,
  `\u2028${MARK}()`,
  `{{${MARK}()}}\${${MARK}()}`,
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\u202e\u0301\u200d',
  '9'.repeat(400),
  'é'.repeat(3000),
  '',
];

/** Returns a malicious or a random text. */
export const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...attacks) },
  fc.string({ unit: 'binary', maxLength: 30 }),
);
