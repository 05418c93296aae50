/**
 * Whether a browser asks for less data (`Save-Data: on`). Its pages have no script, no font and smaller pictures.
 *
 * @param header the value of `Save-Data`
 */
export const savesData = (header: string | string[] | null | undefined): boolean =>
  String(header ?? '')
    .trim()
    .toLowerCase() === 'on';
