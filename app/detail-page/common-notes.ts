// Notes of several content types.

export const PRICE_NOTE = 'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan.';
export const PAYMENT_NOTE = 'Pembayaran melalui transfer.';

/** The cancellation rule. */
export const TICKET_RULE = 'Tiket tidak dapat dikembalikan setelah pembelian.';
export const TICKET_CONDITIONS = 'Tiket yang sudah dibeli tidak dapat dikembalikan. Bawa bukti pembayaran.';
export const AVAILABILITY_NOTE =
  'Harga dapat berubah sewaktu-waktu tanpa pemberitahuan; ketersediaan dikonfirmasi lewat WhatsApp.';
export const ticketNotes = [TICKET_RULE, 'Bawa bukti pembayaran.', AVAILABILITY_NOTE, PAYMENT_NOTE];
