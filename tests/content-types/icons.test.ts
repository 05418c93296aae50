import { describe, expect, test } from 'vitest';
import { icons as accommodationIcons } from '~/content-types/accommodations/detail';
import { icons as facilityIcons } from '~/content-types/facilities/detail';
import { icons as vehicleIcons } from '~/content-types/vehicles/detail';
import { facilityIcon, type IconRules } from '~/detail-page/common-tabs';

const OTHER = 'circle-check';

/** For each rule set, its icons with facility names that match them. */
const tables: Record<string, [IconRules, Record<string, string[]>]> = {
  vehicle: [
    vehicleIcons,
    {
      wifi: ['Wifi', 'Wi-Fi gratis', 'WIFI 5G'],
      snowflake: ['AC', 'AC Double Blower', 'Pendingin udara'],
      music: ['Music & Karaoke', 'Sistem musik', 'Audio Bluetooth'],
      fuel: ['Bahan Bakar Awal Penuh', 'BBM', 'Bensin penuh', 'Solar'],
      cog: ['Transmisi Otomatis Halus'],
      'shield-check': ['Kotak P3K & Keamanan', 'Aman untuk anak', 'Airbag ganda', 'Sabuk pengaman'],
      'badge-check': ['Full Insurance', 'Asuransi jiwa'],
      [OTHER]: ['Kursi nyaman', 'Nyaman', 'Kenyamanan penuh', 'Halaman parkir', 'Acara', 'Solaria', 'Bahan kulit'],
    },
  ],
  accommodations: [
    accommodationIcons,
    {
      wifi: ['Wifi cepat', 'Internet kabel'],
      snowflake: ['AC', 'Kamar ber-AC', 'Pendingin ruangan'],
      waves: ['Kolam renang atap', 'Akses langsung ke pantai', 'Tempat berenang'],
      'square-parking': ['Parkir motor', 'Parkiran luas'],
      utensils: ['Sarapan diantar', 'Restoran kebun', 'Dapur lengkap', 'BBQ'],
      coffee: ['Kebun kopi', 'Kafe', 'Cafe', 'Café'],
      tv: ['TV', 'Smart TV/Netflix', 'Televisi'],
      'shower-head': ['Kamar mandi dalam', 'Air panas', 'Bathtub', 'Shower'],
      sparkles: ['Spa', 'Spa & Yoga', 'Kelas yoga pagi', 'Pijat'],
      leaf: ['Taman tropis', 'Pemandangan sawah', 'Tepi hutan', 'Perkebunan cengkih'],
      car: ['Antar ke pusat Ubud', 'Antar-jemput', 'Penjemputan bandara', 'Sewa sepeda', 'Sewa motor'],
      [OTHER]: [
        'Spatula',
        'Spasial',
        'Lantai parket',
        'Check-in mandiri',
        'Di antara dua bukit',
        'Halaman luas',
        'Penjaga malam',
        'Kaca',
        'Teras motorik anak',
      ],
    },
  ],
  facility: [
    facilityIcons,
    {
      wifi: ['WiFi', 'Wi-Fi acara'],
      'square-parking': ['Parking', 'Parkir tamu', 'Park'],
      utensils: ['Restaurant', 'Restoran'],
      coffee: ['Cafe', 'Kopi keliling'],
      tv: ['TV 55 inci'],
      snowflake: ['AC berdiri'],
      'shower-head': ['Toilet portabel', 'Kamar mandi', 'Bathroom'],
      speaker: ['Sound System/Lighting/LED', 'Soundsystem', 'Mikrofon Nirkabel', 'Tata suara'],
      lightbulb: ['Lighting', 'Lampu Gantung Taman', 'Tata Cahaya Panggung', 'Moving light', 'Pencahayaan'],
      monitor: ['LED', 'Layar LED P3', 'Videotron Luar Ruang'],
      camera: ['Dokumentasi', 'Foto dan Video Acara', 'Drone', 'Fotografer'],
      projector: ['Proyektor/Laptop/Printer', 'Projector'],
      laptop: ['Laptop'],
      printer: ['Printer', 'Printing'],
      shirt: ['Merchandise', 'Kaus panitia'],
      gift: ['Souvenir Lokal', 'Suvenir'],
      'briefcase-medical': ['P3K & Tim Medis', 'Medical', 'Paramedis'],
      'file-check': ['Perizinan', 'Pengurusan Izin Keramaian', 'Permit'],
      [OTHER]: [
        'Lantai parket',
        'Tenda taman',
        'Highlight acara',
        'Fotokopi',
        'Sprint 5 km',
        'Acara',
        'Ledakan kertas',
        'Kausal',
        'Booth/Panggung',
      ],
    },
  ],
};

describe.each(Object.entries(tables))('the icon of a %s’s facility', (_, [icons, expected]) => {
  const rows = Object.entries(expected).flatMap(([icon, names]) => names.map((name) => [name, icon]));
  test.each(rows)('%s: %s', (name, icon) => expect(facilityIcon(name, icons)).toBe(icon));
});

test('the first matching rule wins, and the default icon can be set', () => {
  expect(
    facilityIcon('TV dan AC', [
      [['ac'], 'snowflake'],
      [['tv'], 'tv'],
    ]),
  ).toBe('snowflake');
  expect(facilityIcon('Tenda', [], 'package')).toBe('package');
});
