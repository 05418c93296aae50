const NAMES = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

/** `Desember 2026` for `2026-12`. */
export function monthName(month: string): string {
  return `${NAMES[Number(month.slice(5)) - 1]} ${Number(month.slice(0, 4))}`;
}
