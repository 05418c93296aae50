/** When the full record of a list was made, and when the sparse one. */
export const created = '2026-10-02T03:00:00.000000Z';
export const earlier = '2026-10-01T03:00:00.000000Z';

/** Pictures that the sample admin host has, in the forms in which paths come. */
export const picture = 'hero.jpg';
export const pictures = [
  picture,
  'storage/suasana/air-terjun-hutan.jpg',
  '/storage/suasana/gunung-agung-fajar.jpg',
];

/** Notes below every order. */
export const changing = /harga dapat berubah/i;
export const confirmed = /ketersediaan.*WhatsApp/i;
export const transfer = 'Pembayaran melalui transfer.';
