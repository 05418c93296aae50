/** The picture of a link preview, which is a JPEG always (decisions 7). */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** The widths that pages show pictures in. */
export const SHOWN_WIDTHS = [120, 160, 240, 320, 480, 640, 800, 1080, 1440, 1920] as const;

/** All widths in which the image route gives pictures. */
export const PICTURE_WIDTHS = [...SHOWN_WIDTHS, PREVIEW.width] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The address of a stored picture in one of the widths. */
export function pictureHref(path: string, width: PictureWidth): string {
  return `${originalHref(path)}?w=${width}`;
}

/** The address of a stored picture as the admin host has it. */
export function originalHref(path: string): string {
  return `/storage/${path.split('/').map(encodeURIComponent).join('/')}`;
}
