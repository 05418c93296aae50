const monthFormat = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the name of a month: `Desember 2026` for `2026-12`. */
export const monthName = (month: string): string => monthFormat.format(Date.parse(month));
