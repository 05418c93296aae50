import { describe, expect, test } from 'vitest';
import { parseConfig } from '~/server/env.server';

const minimal = { ADMIN_HOST: 'https://admin.example.com' };
const parse = (env: Record<string, string | undefined>) => parseConfig({ ...minimal, ...env });

test('only ADMIN_HOST is required', () => {
  expect(parseConfig(minimal)).toMatchObject({
    adminHost: 'https://admin.example.com',
    siteUrl: 'http://localhost:3000',
    siteName: 'Jelajahi Bali',
    adminTimeoutMs: 8000,
    freshMs: 60_000,
    staleMs: 86_400_000,
    adminTimes: 'iso',
    streamAfterMs: 1000,
    cacheDir: '.cache',
    logLevel: 'info',
    metrics: null,
    hstsIncludesSubdomains: false,
    packagePriceUnit: { text: '', noun: '' },
    closedDates: [],
    redisUrl: null,
  });
});

test('both WhatsApp contacts, the contact, the office and two social profiles have defaults', () => {
  const { whatsappContacts, contact, office, socials } = parseConfig(minimal);
  for (const { name, phone, speciality } of whatsappContacts) {
    expect([name, speciality]).not.toContain('');
    expect(phone.digits).toMatch(/^62\d{8,}$/);
  }
  expect(whatsappContacts[0].phone.digits).not.toBe(whatsappContacts[1].phone.digits);
  expect(contact).toEqual({ name: expect.stringMatching(/./), email: expect.stringMatching(/.@./) });
  expect(office.address).toContain('Jawa Barat');
  expect(office.mapUrl).toMatch(/^https:\/\/www\.google\.com\/maps/);
  expect(socials.map(({ name }) => name)).toEqual(['YouTube', 'TikTok']);
});

test('every variable sets its config field', () => {
  const config = parseConfig({
    ADMIN_HOST: 'http://10.0.0.5:8080/',
    PORT: '4321',
    SITE_URL: 'https://www.jalan.example/',
    SITE_NAME: 'Jalan Bali',
    WHATSAPP_1_NAME: 'Ayu',
    WHATSAPP_1_PHONE: '0812-1111-2222',
    WHATSAPP_1_SPECIALITY: 'Paket',
    WHATSAPP_2_NAME: 'Adi',
    WHATSAPP_2_PHONE: '+62 813 3333 4444',
    WHATSAPP_2_SPECIALITY: 'Bus',
    CONTACT_NAME: 'Sari',
    CONTACT_EMAIL: 'sari@jalan.example',
    OFFICE_ADDRESS: 'Jl. Braga 1, Bandung',
    OFFICE_MAP_URL: 'https://www.google.com/maps?q=Braga&output=embed',
    SOCIAL_YOUTUBE_URL: 'https://youtube.example/jalan',
    SOCIAL_TIKTOK_URL: 'https://tiktok.example/jalan',
    SOCIAL_INSTAGRAM_URL: 'https://instagram.example/jalan',
    SOCIAL_FACEBOOK_URL: 'https://facebook.example/jalan',
    LEGAL_NAME: ' PT Jalan Bali ',
    BUSINESS_ID: '1234567890123',
    BANK_ACCOUNT_NAME: 'PT Jalan Bali',
    REVIEWS_URL: 'https://maps.example/ulasan',
    ADMIN_TIMEOUT_MS: '1500',
    ADMIN_FRESH_SECONDS: '5',
    ADMIN_STALE_SECONDS: '7',
    ADMIN_TIMES: 'local',
    STREAM_AFTER_MS: '250',
    CACHE_DIR: '/var/cache/jalan',
    WARM_UP: 'off',
    OFFLINE: 'off',
    METRICS: 'on',
    METRICS_PORT: '13001',
    METRICS_HOST: '10.0.0.7',
    HSTS_INCLUDE_SUBDOMAINS: 'on',
    LOG_LEVEL: 'warn',
    PACKAGE_PRICE_UNIT: ' per orang ',
    CLOSED_DATES: '2027-03-08 Nyepi;  2028-03-26  Hari Raya Nyepi ;',
    REDIS_URL: 'redis://cache:6379',
    HOST: '127.0.0.1',
  });
  expect(config).toEqual({
    adminHost: 'http://10.0.0.5:8080',
    port: 4321,
    host: '127.0.0.1',
    siteUrl: 'https://www.jalan.example',
    siteName: 'Jalan Bali',
    whatsappContacts: [
      { name: 'Ayu', phone: { display: '0812-1111-2222', digits: '6281211112222' }, speciality: 'Paket' },
      { name: 'Adi', phone: { display: '+62 813 3333 4444', digits: '6281333334444' }, speciality: 'Bus' },
    ],
    contact: { name: 'Sari', email: 'sari@jalan.example' },
    office: { address: 'Jl. Braga 1, Bandung', mapUrl: 'https://www.google.com/maps?q=Braga&output=embed' },
    payee: { legalName: 'PT Jalan Bali', businessId: '1234567890123', accountName: 'PT Jalan Bali' },
    reviewsUrl: 'https://maps.example/ulasan',
    socials: [
      { name: 'YouTube', url: 'https://youtube.example/jalan' },
      { name: 'TikTok', url: 'https://tiktok.example/jalan' },
      { name: 'Instagram', url: 'https://instagram.example/jalan' },
      { name: 'Facebook', url: 'https://facebook.example/jalan' },
    ],
    adminTimeoutMs: 1500,
    freshMs: 5000,
    staleMs: 7000,
    adminTimes: 'local',
    streamAfterMs: 250,
    cacheDir: '/var/cache/jalan',
    warmUp: false,
    offline: false,
    metrics: { port: 13_001, host: '10.0.0.7' },
    hstsIncludesSubdomains: true,
    logLevel: 'warn',
    packagePriceUnit: { text: 'per orang', noun: 'orang' },
    closedDates: [
      { date: '2027-03-08', name: 'Nyepi' },
      { date: '2028-03-26', name: 'Hari Raya Nyepi' },
    ],
    redisUrl: 'redis://cache:6379',
  });
});

test('metrics are served to this machine only, unless METRICS_HOST names another address', () => {
  expect(parse({ METRICS: 'on' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
});

test('SITE_URL defaults to localhost with the port', () => {
  expect(parse({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(parse({ PORT: '8080', SITE_URL: 'https://jalan.example' }).siteUrl).toBe('https://jalan.example');
});

test.each(['https://admin.example.com', 'https://admin.example.com/', 'https://admin.example.com//'])(
  'the admin host %s loses its trailing slashes',
  (host) => expect(parse({ ADMIN_HOST: host }).adminHost).toBe('https://admin.example.com'),
);

test('the office map may be the iframe that Google Maps offers', () => {
  const iframe = '<iframe src="https://www.google.com/maps/embed?pb=1&amp;hl=id" width="600"></iframe>';
  expect(parse({ OFFICE_MAP_URL: iframe }).office.mapUrl).toBe('https://www.google.com/maps/embed?pb=1&hl=id');
});

test('the admin host may have a base path', () => {
  expect(parse({ ADMIN_HOST: 'https://example.com/admin/' }).adminHost).toBe('https://example.com/admin');
});

test.each(['SITE_NAME', 'SITE_URL', 'PORT', 'WHATSAPP_1_PHONE', 'CONTACT_EMAIL', 'ADMIN_TIMEOUT_MS', 'REDIS_URL'])(
  'an empty %s counts as not set',
  (name) => expect(parse({ [name]: '' })).toEqual(parse({})),
);

test('an empty social URL removes its link', () => {
  expect(parse({ SOCIAL_YOUTUBE_URL: '', SOCIAL_TIKTOK_URL: '' }).socials).toEqual([]);
});

test('both windows at 0 are accepted', () => {
  const { freshMs, staleMs } = parse({ ADMIN_FRESH_SECONDS: '0', ADMIN_STALE_SECONDS: '0' });
  expect([freshMs, staleMs]).toEqual([0, 0]);
});

describe('an invalid value throws one line that names its variable', () => {
  const invalid: Record<string, string[]> = {
    ADMIN_HOST: [
      '',
      'admin.example.com',
      'ftp://admin.example.com',
      'http://',
      'https://user:secret@admin.example.com',
      'https://token@admin.example.com',
      'https://admin.example.com/?key=1',
      'https://admin.example.com?',
      'https://admin.example.com/#api',
    ],
    PORT: ['web', '70000', '-1'],
    SITE_URL: ['www.example.com', 'https://www.example.com/bali', 'javascript:alert(1)'],
    SITE_NAME: ['   '],
    WHATSAPP_1_NAME: [' '],
    WHATSAPP_1_PHONE: ['minta di kantor', '+1 415 555 0100', '0812'],
    WHATSAPP_1_SPECIALITY: [' '],
    WHATSAPP_2_NAME: [' '],
    WHATSAPP_2_PHONE: ['0812 0000 0002 ext. 4'],
    WHATSAPP_2_SPECIALITY: [' '],
    CONTACT_NAME: [' '],
    CONTACT_EMAIL: ['halo di jelajahibali'],
    OFFICE_ADDRESS: [' '],
    OFFICE_MAP_URL: [
      'Coblong',
      'https://maps.example.com/maps?q=Braga',
      'http://www.google.com/maps?q=Braga&output=embed',
      'https://www.google.com.evil.example/maps',
    ],
    SOCIAL_YOUTUBE_URL: ['@jelajahibali'],
    SOCIAL_TIKTOK_URL: ['javascript:alert(1)'],
    SOCIAL_INSTAGRAM_URL: ['instagram.com/x'],
    SOCIAL_FACEBOOK_URL: ['x'],
    LEGAL_NAME: ['PT Jalan\nBali', 'x'.repeat(81)],
    BUSINESS_ID: ['1'.repeat(81)],
    BANK_ACCOUNT_NAME: ['x'.repeat(81)],
    REVIEWS_URL: ['maps.example'],
    ADMIN_TIMEOUT_MS: ['8s'],
    ADMIN_FRESH_SECONDS: ['1.5'],
    ADMIN_STALE_SECONDS: ['-1'],
    STREAM_AFTER_MS: ['1e3'],
    CACHE_DIR: [' '],
    WARM_UP: ['yes'],
    OFFLINE: ['yes'],
    METRICS: ['true'],
    METRICS_PORT: ['70000'],
    HSTS_INCLUDE_SUBDOMAINS: ['true'],
    LOG_LEVEL: ['verbose'],
    PACKAGE_PRICE_UNIT: ['per orang\nper hari', 'per orang dewasa dengan sarapan pagi'],
    CLOSED_DATES: [
      'Nyepi',
      '2027-03-08',
      '2027-03-08Nyepi',
      '2027-02-30 Nyepi',
      '8-3-2027 Nyepi',
      '2027-03-08 Nyepi, 2028-03-26'.padEnd(99, '!'),
      '2027-03-08 A; x',
    ],
    REDIS_URL: ['http://cache:6379'],
  };
  const rows = Object.entries(invalid).flatMap(([name, values]) => values.map((value) => [name, value] as const));

  test.each(rows)('%s=%s', (name, value) => {
    expect(() => parse({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });
});
