// @ts-check
/**
 * Generates the site's own images in public/ from the JPEGs in scripts/site-images/: home's hero.jpg (16:9), the
 * Open Graph image og.jpg (1200:630), and for each list's header one named after its path (20:7). Other proportions are cropped around the centre. Run it after a change and commit its output:
 * `node scripts/site-images.mjs`.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const sources = new URL('site-images/', import.meta.url);
const output = new URL('../public/', import.meta.url);

/**
 * Height as a share of the width, and the maximum bytes of the AVIF by width.
 * @typedef {{ height: number, maxBytes: Record<string, number> }} Format
 */
/** @type {Format} */
const head = { height: 7 / 20, maxBytes: { 720: 9_000, 1200: 22_000 } };
/** @type {Record<string, Format>} */
const formats = {
  hero: { height: 9 / 16, maxBytes: { 640: 29_000, 1080: 56_000, 1600: 95_000, 1920: 120_000 } },
};

/** Quality scales differ by format: these values look alike. */
const best = { avif: 60, webp: 75, jpeg: 75 };

/**
 * Writes `file` in the highest quality that fits `maxBytes`; at quality 30 it may be larger.
 * @param {import('sharp').Sharp} image
 * @param {'avif' | 'webp' | 'jpeg'} type
 * @param {string} file below public/
 * @param {number} maxBytes
 */
async function write(image, type, file, maxBytes) {
  for (let quality = best[type]; quality >= 30; quality -= 5) {
    const bytes = await image.clone().toFormat(type, { quality, mozjpeg: true }).toBuffer();
    if (bytes.length > maxBytes && quality > 30) continue;
    writeFileSync(new URL(file, output), bytes);
    return console.log(`${file}: ${Math.ceil(bytes.length / 1000)} KB, quality ${quality}`);
  }
}

for (const source of readdirSync(sources).filter((name) => name.endsWith('.jpg'))) {
  const name = source.slice(0, -'.jpg'.length);
  const image = sharp(fileURLToPath(new URL(source, sources))).autoOrient();
  if (name === 'og') {
    await write(image.resize(1200, 630), 'jpeg', 'og.jpg', 300_000);
    continue;
  }
  const { height, maxBytes } = formats[name] ?? head;
  for (const [width, maxSize] of Object.entries(maxBytes)) {
    const resized = image.clone().resize(Number(width), Math.round(Number(width) * height));
    await write(resized, 'avif', `hero/${name}-${width}.avif`, maxSize);
    await write(resized, 'webp', `hero/${name}-${width}.webp`, maxSize * 1.4);
    await write(resized, 'jpeg', `hero/${name}-${width}.jpg`, maxSize * 2);
  }
}
