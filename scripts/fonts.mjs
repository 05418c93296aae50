// @ts-check
/**
 * Writes app/styles/fonts/: both typefaces cut to the characters and weights of the site, two fifths of their size. Run
 * it after changing either: `node scripts/fonts.mjs`. Other characters come from the whole files (app/styles/fonts.css).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
/** As in `unicode-range` in app/styles/fonts.css. */
const CHARACTERS = `${ASCII}\u00a0©°²·×é–—‘’“”•…→−`;

const fonts = [
  { family: 'fraunces', weights: 600 },
  { family: 'plus-jakarta-sans', weights: { min: 400, max: 700 } },
];

mkdirSync('app/styles/fonts', { recursive: true });
for (const { family, weights } of fonts) {
  const whole = readFileSync(`node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const options = { targetFormat: /** @type {const} */ ('woff2'), variationAxes: { wght: weights } };
  const subset = await subsetFont(whole, CHARACTERS, options);
  writeFileSync(`app/styles/fonts/${family}.woff2`, subset);
  console.log(`${family}: ${whole.length} → ${subset.length} bytes`);
}
