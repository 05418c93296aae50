/** Size of a link preview's image (Open Graph), which is always a JPEG. */
export const OG_IMAGE = { width: 1200, height: 630 } as const;

/** The widths in `srcset` attributes. */
export const SRCSET_WIDTHS = [120, 160, 240, 320, 480, 640, 800, 1080, 1440, 1920] as const;

/** All widths that the image route accepts. */
export const IMAGE_WIDTHS = [...SRCSET_WIDTHS, OG_IMAGE.width] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The URL of an image in one of the widths. */
export function imageUrl(path: string, width: ImageWidth): string {
  return `${originalUrl(path)}?w=${width}`;
}

/** The URL of the original image. */
export function originalUrl(path: string): string {
  return `/storage/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Files that the site cannot decode: photos as iPhones store them, drawings, and what editors attach by mistake. */
const UNDECODABLE = /\.(hei[cf]|svgz?|bmp|ico|psd|ai|eps|pdf|mp4|mov|webm)$/i;

/** The first image that a link preview can show; undefined without one. */
export const previewImage = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && !UNDECODABLE.test(path));
