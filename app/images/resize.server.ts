import sharp, { type Metadata, type Sharp } from 'sharp';
import { IMAGE } from '~/server/limits.server';
import { OG_IMAGE, SRCSET_WIDTHS } from './image-url';

// Two images are resized at a time, each on one thread, which leaves the CPU to page requests.
sharp.concurrency(1);
// Images are resized once. The cache of `sharp` holds whole animations, which it counts as a kilobyte.
sharp.cache(false);

export type Format = 'avif' | 'webp' | 'jpeg';
type Bytes = Uint8Array<ArrayBuffer>;

/** Resizes an image without enlarging it; crops link previews. Throws if it cannot be decoded in time. */
export async function resizeImage(
  original: Uint8Array,
  { width, format, saveData = false }: { width: number; format: Format; saveData?: boolean },
): Promise<Bytes> {
  const { image } = await openImage(original);
  image.rotate().timeout({ seconds: IMAGE.maxResizeSeconds });
  const size =
    width === OG_IMAGE.width
      ? { ...OG_IMAGE, fit: 'cover' as const }
      : { width, height: MAX_HEIGHT, fit: 'inside' as const, withoutEnlargement: true };
  return encode(image.resize(size), format, qualityOf(format, width, saveData));
}

/**
 * Returns the media type of a raster image that every browser shows; null for any other image. Throws if it must not be
 * decoded.
 */
export async function rasterType(file: Uint8Array): Promise<string | null> {
  const { image, format } = await openImage(file);
  // A header alone does not prove a picture: anything may follow it.
  if (format === 'gif') await image.resize(1).timeout({ seconds: IMAGE.maxResizeSeconds }).toBuffer();
  return ['jpeg', 'png', 'webp', 'avif', 'gif'].includes(format) ? `image/${format}` : null;
}

/** Reads the header of an image; throws if it is not an image, or too large to decode. */
async function openImage(file: Uint8Array): Promise<{ image: Sharp; format: string }> {
  const options = { failOn: 'error', animated: false } as const;
  if (isGif(file)) {
    // The metadata lists the frames, and a million block the event loop. A browser draws the whole canvas, `sharp` the
    // first frame.
    if (gifCanvas(file) > IMAGE.maxPixels) throw new Error('too large');
    return { image: sharp(file, { ...options, limitInputPixels: IMAGE.maxPixels }), format: 'gif' };
  }
  const image = sharp(withEnd(file), { ...options, limitInputPixels: IMAGE.maxJpegPixels });
  const metadata = await image.metadata();
  const format = metadata.compression === 'av1' ? 'avif' : metadata.format;
  if (!['jpeg', 'png', 'webp', 'avif', 'heif', 'tiff'].includes(format)) throw new Error('not an image');
  if (hasTooManyPixels(metadata)) throw new Error('too large');
  return { image, format };
}

/** Whether a file starts like a GIF, with the size of its canvas. */
const isGif = (file: Uint8Array) => /^GIF8.{6}/s.test(Buffer.from(file.subarray(0, 10)).toString('latin1'));

/** Returns the number of pixels of a GIF's canvas. */
function gifCanvas(file: Uint8Array): number {
  const header = Buffer.from(file.subarray(0, 10));
  return header.readUInt16LE(6) * header.readUInt16LE(8);
}

/** The maximum height of an encoded image: AVIF and WebP allow 16,383 and 16,384. */
const MAX_HEIGHT = 16_000;

/** The end of a JPEG. Truncated uploads lack it, but have all of the picture except perhaps a row. */
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

const withEnd = (file: Uint8Array): Uint8Array =>
  file[0] === 0xff && file[1] === 0xd8 && !END_OF_JPEG.equals(file.subarray(-2))
    ? Buffer.concat([file, END_OF_JPEG])
    : file;

/** The maximum width of an encoded image. */
const MAX_WIDTH = Math.max(...SRCSET_WIDTHS, OG_IMAGE.width);

/**
 * Whether an image is too large to decode. A JPEG twice as wide and high as any encoded image shrinks while it is
 * decoded, unless it is progressive: then all of it is in memory first.
 */
function hasTooManyPixels({ format, width, height, isProgressive }: Metadata): boolean {
  const shrinks = format === 'jpeg' && !isProgressive && Math.min(width, height) >= 2 * MAX_WIDTH;
  return width * height > (shrinks ? IMAGE.maxJpegPixels : IMAGE.maxPixels);
}

/** The quality of each format, for a browser that saves data and for any other browser. */
const QUALITY = { avif: [34, 48], webp: [50, 72], jpeg: [52, 74] } as const;
/** The quality of an AVIF from this width on: it fills the screen, where the lower quality smears skies. */
const LARGE_AVIF = { minWidth: 800, quality: 56 };

const encoders = {
  // The least effort: a card takes 30 ms and is 13 % larger than at effort 3, which takes eight times as long.
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 0 }),
  webp: (image: Sharp, quality: number) => image.webp({ quality }),
  jpeg: (image: Sharp, quality: number) => image.flatten({ background: '#fdf9f1' }).jpeg({ quality, mozjpeg: true }),
};

async function encode(image: Sharp, format: Format, quality: number): Promise<Bytes> {
  return new Uint8Array(await encoders[format](image, quality).toBuffer());
}

function qualityOf(format: Format, width: number, saveData: boolean): number {
  const [light, full] = QUALITY[format];
  if (saveData) return light;
  return format === 'avif' && width >= LARGE_AVIF.minWidth ? LARGE_AVIF.quality : full;
}

/** Returns the placeholder for a missing image: 400×300 on cards, 800×600 in galleries. */
export function placeholder(width: number, format: Format): Promise<Bytes> {
  const [w, h] = width <= 640 ? [400, 300] : [800, 600];
  const key = `${w} ${format}`;
  const drawn = placeholders.get(key) ?? drawPlaceholder(w, h, format);
  placeholders.set(key, drawn);
  return drawn;
}

const placeholders = new Map<string, Promise<Bytes>>();

function drawPlaceholder(w: number, h: number, format: Format): Promise<Bytes> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 400 300">
    <rect width="400" height="300" fill="#efe3cb"/>
    <g fill="#e0d0b1" transform="translate(104 70) scale(3)"><path d="M6 40V22h3v-6h3v-5h3V6h3V2l2-2v40H6Zm52 0V22h-3v-6h-3v-5h-3V6h-3V2l-2-2v40h14Z"/></g>
    <text x="200" y="250" text-anchor="middle" font-family="sans-serif" font-size="22" font-weight="600" fill="#3e4a4d">No Image</text>
  </svg>`;
  return encode(sharp(Buffer.from(svg)), format, qualityOf(format, w, false));
}
