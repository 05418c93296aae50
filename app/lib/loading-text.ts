/** The loading text of home, the culinary page and every carousel (specification 2). */
export const LOADING_TEXT = 'Memuat data ...';
