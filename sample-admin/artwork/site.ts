/** Draws the site's own pictures into `public/`: icons, share card and hero in all sizes, the views at the head of the other pages. `npx tsx sample-admin/artwork/site.ts [icons|card|hero|views]`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { graded, seedOf } from './kit.js';
import { hero } from './scenes/hero.js';
import { scenes } from './scenes/index.js';
import { heroPortrait, shareCard } from './scenes/portrait.js';

const out = join(dirname(fileURLToPath(import.meta.url)), '../../public');
const SEA = '#0e3b43';
const mark = `<circle cx="24" cy="25" r="8.5" fill="#f4a825"/>
  <path fill="#fdf9f1" d="M20.5 8v32H7v-4h2.5v-7H11v-4.5h1.5V20H14v-4h2v-3.5h1.5V10Zm7 0v32H41v-4h-2.5v-7H37v-4.5h-1.5V20H34v-4h-2v-3.5h-1.5V10Z"/>`;

const save = async (name: string, data: Buffer | string): Promise<void> => {
  const file = join(out, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  console.log(`${(data.length / 1024).toFixed(1).padStart(7)} KB  ${name}`);
};

/** The mark on a plate: `radius` of its corners, `scale` of the mark within. */
const plate = (radius: number, scale: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${SEA}"/><g transform="translate(24 24.5) scale(${scale}) translate(-24 -25)">${mark}</g></svg>`;

async function icons(): Promise<void> {
  await save(
    'favicon.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">\n  <rect width="48" height="48" rx="14" fill="${SEA}"/>\n  ${mark}\n</svg>\n`,
  );
  for (const [name, size, radius, scale] of [
    ['icon-192', 192, 14, 0.98],
    ['icon-512', 512, 14, 0.98],
    ['maskable-512', 512, 0, 0.74],
    ['apple-touch-icon', 180, 0, 0.9],
  ] as const) {
    const png = sharp(Buffer.from(plate(radius, scale)), { density: (72 * size) / 48 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true, colours: 64 });
    await save(`icons/${name}.png`, await png.toBuffer());
  }
}

/** Encodes with falling quality until the file fits its budget. */
async function encodeWithin(
  encode: (quality: number) => Promise<Buffer>,
  from: number,
  budget: number,
): Promise<Buffer> {
  for (let q = from; ; q -= 3) {
    const data = await encode(q);
    if (data.length <= budget || q <= 30) return data;
  }
}

const raster = (svg: string): Promise<Buffer> =>
  graded(sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: SEA }).removeAlpha())
    .png({ compressionLevel: 1 })
    .toBuffer();

async function variants(
  name: string,
  master: Buffer,
  width: number,
  height: number,
  avif: number,
  jpeg: number,
): Promise<void> {
  const sized = await sharp(master)
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const heavy = await encodeWithin(
    (q) => sharp(sized).avif({ quality: q, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer(),
    72,
    avif,
  );
  await save(`hero/${name}.avif`, heavy);
  await save(
    `hero/${name}.jpg`,
    await encodeWithin((q) => sharp(sized).jpeg({ quality: q, mozjpeg: true }).toBuffer(), 80, jpeg),
  );
}

async function heroes(): Promise<void> {
  const wide = await raster(hero(seedOf('hero') % 100000));
  for (const [w, avif, jpeg] of [
    [640, 29_000, 48_000],
    [1080, 56_000, 95_000],
    [1600, 95_000, 165_000],
    [1920, 120_000, 210_000],
  ] as const)
    await variants(`hero-${w}`, wide, w, Math.round((w * 9) / 16), avif, jpeg);
  const tall = await raster(heroPortrait(seedOf('hero-portrait') % 100000));
  await variants('hero-portrait-720', tall, 720, 1280, 43_000, 95_000);
}

async function card(): Promise<void> {
  const png = await raster(shareCard(seedOf('og') % 100000));
  const sized = await sharp(png).resize(1200, 630).png().toBuffer();
  await save(
    'og.jpg',
    await encodeWithin(
      (q) => sharp(sized).jpeg({ quality: q, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      86,
      150_000,
    ),
  );
}

/**
 * At the head of each page, by its address: a band of a poster, cut at the height given and, where a sun would lie in the
 * dark beside the words, at a place from the left. Tablets and wide screens show the middle three quarters of its height.
 */
const views: Record<string, readonly [name: string, top: number, left?: number]> = {
  'paket-tour': ['gunung-agung-fajar', 380, 300],
  akomodasi: ['kamar-villa', 310],
  transportasi: ['jalan-pesisir', 525],
  tiket: ['lumba-lumba-lovina', 400],
  event: ['panggung-konser-malam', 215],
  attraction: ['tanah-lot-senja', 330, 620],
  fasilitas: ['lampu-panggung', 0, 150],
  kuliner: ['pasar-pagi', 590],
  blog: ['jukung-sanur-fajar', 440],
  contact: ['candi-bentar-kabut', 105],
  cari: ['jalan-pegunungan', 470],
};

async function headViews(): Promise<void> {
  for (const [page, [name, top, left = 0]] of Object.entries(views)) {
    const path = `suasana/${name}`;
    const scene = scenes[path];
    if (!scene) throw new Error(`There is no picture ${path}`);
    const whole = await raster(scene(seedOf(path) % 100000));
    const band = sharp(whole).extract({
      left,
      top,
      width: 1600 - left,
      height: Math.round((1600 - left) * 0.35),
    });
    for (const [width, budget] of [
      [720, 11_000],
      [1200, 22_000],
    ] as const) {
      const sized = await band.clone().resize(width).png({ compressionLevel: 1 }).toBuffer();
      await save(
        `hero/${page}-${width}.avif`,
        await encodeWithin((q) => sharp(sized).avif({ quality: q, effort: 6 }).toBuffer(), 56, budget),
      );
    }
  }
}

async function main(): Promise<void> {
  setPriority(10);
  sharp.concurrency(1);
  const want = process.argv.slice(2);
  const all = want.length === 0;
  if (all || want.includes('icons')) await icons();
  if (all || want.includes('card')) await card();
  if (all || want.includes('hero')) await heroes();
  if (all || want.includes('views')) await headViews();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
