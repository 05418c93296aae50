/** The size of a link preview's image (Open Graph), which is always a JPEG. */
export const OG_IMAGE = { width: 1200, height: 630 } as const;

/** The widths in `srcset` attributes. */
export const SRCSET_WIDTHS = [120, 160, 240, 320, 480, 640, 800, 1080, 1440, 1920] as const;

/** All widths that the image route accepts. */
export const IMAGE_WIDTHS = [...SRCSET_WIDTHS, OG_IMAGE.width] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Returns the URL of an image in one of the widths. */
export function imageUrl(path: string, width: ImageWidth): string {
  return `${originalUrl(path)}?w=${width}`;
}

/** Returns the URL of the original image. */
export function originalUrl(path: string): string {
  return `/storage/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Files that the site cannot decode: iPhone photos, drawings, and files that editors attach by mistake. */
const UNDECODABLE = /\.(hei[cf]|svgz?|bmp|ico|psd|ai|eps|pdf|mp4|mov|webm)$/i;

/** Returns the first image that a link preview can show; undefined if there is none. */
export const previewImage = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && !UNDECODABLE.test(path));
