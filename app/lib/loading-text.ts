/** The loading text of home, the culinary page and every carousel. */
export const LOADING_TEXT = 'Memuat data ...';
