/** The sheet a picture is composed on, and its rasteriser. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { type Palette, palettes, type Time } from './palette.js';
import { n, type Rng, rng } from './shape.js';

/** Gradient stop: offset 0…1, colour, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Evenly spaced gradient stops. */
export function fade(...colors: string[]): Stop[] {
  return colors.map((color, i): Stop => [i / Math.max(1, colors.length - 1), color]);
}

/** Settings of a new canvas. */
export interface CanvasOptions {
  time: Time;
  seed: number;
  width?: number;
  height?: number;
  /** Where the light stands; every rim light and shade follows it. */
  light?: { x: number; y: number };
}

/** Collects defs and layers. Drawing functions return strings (and add defs here); the scene adds them back to front. */
export class Canvas {
  readonly w: number;
  readonly h: number;
  readonly p: Palette;
  readonly r: Rng;
  readonly seed: number;
  readonly light: { x: number; y: number };
  private readonly defs: string[] = [];
  private readonly body: string[] = [];
  private readonly known = new Map<string, string>();

  constructor(o: CanvasOptions) {
    this.w = o.width ?? 1600;
    this.h = o.height ?? 1200;
    this.p = palettes[o.time];
    this.seed = o.seed;
    this.r = rng(o.seed);
    this.light = o.light ?? { x: this.w * 0.7, y: this.h * 0.35 };
  }

  /** Adds a definition once and returns its reference `url(#id)`. `make` receives the id. */
  def(key: string, make: (id: string) => string): string {
    const id = this.known.get(key) ?? `d${this.known.size}`;
    if (!this.known.has(key)) {
      this.known.set(key, id);
      this.defs.push(make(id));
    }
    return `url(#${id})`;
  }

  private stops(s: readonly Stop[]): string {
    return s
      .map(
        ([o, c, a]) =>
          `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
      )
      .join('');
  }

  /** Linear gradient in canvas coordinates. */
  linear(x1: number, y1: number, x2: number, y2: number, s: readonly Stop[]): string {
    const body = `gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${this.stops(s)}`;
    return this.def(`l${body}`, (id) => `<linearGradient id="${id}" ${body}</linearGradient>`);
  }

  /** Gradient from y0 (top) down to y1. */
  down(y0: number, y1: number, s: readonly Stop[]): string {
    return this.linear(0, y0, 0, y1, s);
  }

  /** Gradient from x0 to x1. */
  across(x0: number, x1: number, s: readonly Stop[]): string {
    return this.linear(x0, 0, x1, 0, s);
  }

  /** Gradient over an object from x0 to x1, lit towards side `s` (−1 left, 1 right). */
  turn(x0: number, x1: number, s: number, lit: string, mid: string, dark: string): string {
    const [a, b] = s > 0 ? [dark, lit] : [lit, dark];
    return this.across(x0, x1, [
      [0, a],
      [0.48, mid],
      [1, b],
    ]);
  }

  /** Radial gradient in canvas coordinates. */
  radial(cx: number, cy: number, r: number, s: readonly Stop[]): string {
    const body = `gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${this.stops(s)}`;
    return this.def(`r${body}`, (id) => `<radialGradient id="${id}" ${body}</radialGradient>`);
  }

  /** `filter="…"` attribute for a gaussian blur. */
  blur(sd: number, sdY = sd): string {
    const ref = this.def(
      `b${sd},${sdY}`,
      (id) =>
        `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${sd} ${sdY}"/></filter>`,
    );
    return `filter="${ref}"`;
  }

  /** `clip-path="…"` attribute for path data. */
  clip(d: string): string {
    return `clip-path="${this.def(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}"`;
  }

  /** Which side the light is on as seen from x: −1 left, 1 right. */
  side(x: number): -1 | 1 {
    return this.light.x < x ? -1 : 1;
  }

  /** Adds layers, back to front. */
  add(...layers: string[]): this {
    this.body.push(...layers);
    return this;
  }

  /** The finished SVG. */
  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${this.w}" height="${this.h}" viewBox="0 0 ${this.w} ${this.h}"><defs>${this.defs.join('')}</defs>${this.body.join('\n')}</svg>`;
  }
}

/** Output settings. */
export interface RasterOptions {
  width?: number;
  height?: number;
  /** Best quality tried; lowered in steps down to `floor` until the file fits `budget` bytes. */
  quality?: number;
  floor?: number;
  budget?: number;
}

/** The last grade of the whole series, as a print shop would set it: clearer light, fuller colour, a little more contrast. */
export const graded = (picture: sharp.Sharp): sharp.Sharp =>
  picture.modulate({ brightness: 1.02, saturation: 1.14 }).linear(1.07, -7);

/** Renders an SVG to a JPEG file (mozjpeg, 4:2:0); returns its size in bytes. */
export async function rasterise(svg: string, file: string, o: RasterOptions = {}): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  const sheet = sharp(Buffer.from(svg), { unlimited: true })
    .resize(o.width ?? 1600, o.height ?? 1200, { fit: 'cover' })
    .flatten({ background: '#0E3B43' })
    .removeAlpha();
  const { data, info } = await graded(sheet).raw().toBuffer({ resolveWithObject: true });
  const encode = (quality: number): Promise<Buffer> =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' })
      .toBuffer();
  const floor = o.floor ?? 48;
  let quality = o.quality ?? 68;
  let jpeg = await encode(quality);
  while (jpeg.length > (o.budget ?? 68_000) && quality > floor) {
    quality = Math.max(floor, quality - 4);
    jpeg = await encode(quality);
  }
  await writeFile(file, jpeg);
  return jpeg.length;
}
