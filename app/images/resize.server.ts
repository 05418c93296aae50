import sharp, { type Sharp } from 'sharp';
import { OG_IMAGE } from './image-url';

// Two images at a time, each on one thread, to leave the CPU to page requests.
sharp.concurrency(1);
sharp.cache({ memory: 64, files: 0, items: 200 });

const MAX_PIXELS = 50_000_000;
const MAX_RESIZE_SECONDS = 30;

export type Format = 'avif' | 'webp' | 'jpeg';

/** The smallest format that the browser accepts. */
export function negotiateFormat(accept: string | null): Format {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

/**
 * Resizes an image to a width, never enlarging it; the one for link previews is cropped to 1200×630 (decisions 7).
 *
 * @throws for bytes that cannot be decoded as an image, more than 50 million pixels, or a timeout of half a minute
 */
export async function resizeImage(
  original: Uint8Array,
  width: number,
  format: Format,
): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
  if (
    !['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff'].includes((await image.metadata()).format ?? '')
  ) {
    throw new Error('not an image');
  }
  image.rotate().timeout({ seconds: MAX_RESIZE_SECONDS });
  const size =
    width === OG_IMAGE.width ? { ...OG_IMAGE, fit: 'cover' as const } : { width, withoutEnlargement: true };
  return encode(image.resize(size), format);
}

async function encode(image: Sharp, format: Format): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'avif') return bytes(await image.avif({ quality: 50, effort: 3 }).toBuffer());
  if (format === 'webp') return bytes(await image.webp({ quality: 72 }).toBuffer());
  return bytes(
    await image.flatten({ background: '#fdf9f1' }).jpeg({ quality: 74, mozjpeg: true }).toBuffer(),
  );
}

/** The placeholder for a missing image: 400×300 on cards, 800×600 in galleries (specification 5). */
export function placeholder(width: number, format: Format): Promise<Uint8Array<ArrayBuffer>> {
  const [w, h] = width <= 640 ? [400, 300] : [800, 600];
  const key = `${w} ${format}`;
  const known = placeholders.get(key) ?? drawPlaceholder(w, h, format);
  placeholders.set(key, known);
  return known;
}

const placeholders = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

function drawPlaceholder(w: number, h: number, format: Format) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 400 300">
    <rect width="400" height="300" fill="#efe3cb"/>
    <g fill="#e0d0b1" transform="translate(104 70) scale(3)"><path d="M6 40V22h3v-6h3v-5h3V6h3V2l2-2v40H6Zm52 0V22h-3v-6h-3v-5h-3V6h-3V2l-2-2v40h14Z"/></g>
    <text x="200" y="250" text-anchor="middle" font-family="sans-serif" font-size="22" font-weight="600" fill="#3e4a4d">No Image</text>
  </svg>`;
  return encode(sharp(Buffer.from(svg)), format);
}

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
