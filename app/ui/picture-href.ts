/** Widths in which the image route gives pictures; 1200 is the one for link previews, 1200×630 (decisions 7). */
export const PICTURE_WIDTHS = [120, 160, 240, 320, 480, 640, 800, 1080, 1200, 1440, 1920] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The address of a stored picture in one of the widths. */
export function pictureHref(path: string, width: PictureWidth): string {
  return `${originalHref(path)}?w=${width}`;
}

/** The address of a stored picture as the admin host has it. */
export function originalHref(path: string): string {
  return `/storage/${path.split('/').map(encodeURIComponent).join('/')}`;
}
