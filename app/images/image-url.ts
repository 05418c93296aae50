/** The picture of a link preview, which is a JPEG always (decisions 7). */
export const OG_IMAGE = { width: 1200, height: 630 } as const;

/** The widths that pages show pictures in. */
export const SRCSET_WIDTHS = [120, 160, 240, 320, 480, 640, 800, 1080, 1440, 1920] as const;

/** All widths in which the image route gives pictures. */
export const IMAGE_WIDTHS = [...SRCSET_WIDTHS, OG_IMAGE.width] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The address of a stored picture in one of the widths. */
export function imageUrl(path: string, width: ImageWidth): string {
  return `${originalUrl(path)}?w=${width}`;
}

/** The address of a stored picture as the admin host has it. */
export function originalUrl(path: string): string {
  return `/storage/${path.split('/').map(encodeURIComponent).join('/')}`;
}
