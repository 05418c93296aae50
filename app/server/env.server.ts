import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { readPriceUnit } from '~/lib/currency';
import {
  adminUrl,
  closedDates,
  httpUrl,
  mapUrl,
  nonEmptyString,
  onOff,
  optionalLine,
  origin,
  phone,
  socialUrl,
  wholeNumber,
} from './env-values.server';

const DEFAULT_PORT = 3000;
/** OpenTelemetry's default port for Prometheus. */
const DEFAULT_METRICS_PORT = 9464;

const environment = z.object({
  ADMIN_HOST: z.string({ error: 'must be set to the URL of the admin host' }).pipe(adminUrl),
  PORT: wholeNumber(DEFAULT_PORT, 65_535),
  HOST: z.string().optional(),
  SITE_URL: origin,
  SITE_NAME: nonEmptyString('Jelajahi Bali'),
  WHATSAPP_1_NAME: nonEmptyString('Made Ayu Lestari'),
  WHATSAPP_1_PHONE: z.string().default('+62 812-0000-0001').pipe(phone),
  WHATSAPP_1_SPECIALITY: nonEmptyString('Paket tour, akomodasi & tiket'),
  WHATSAPP_2_NAME: nonEmptyString('Komang Adi Wirawan'),
  WHATSAPP_2_PHONE: z.string().default('+62 812-0000-0002').pipe(phone),
  WHATSAPP_2_SPECIALITY: nonEmptyString('Transportasi, atraksi, acara & kuliner'),
  CONTACT_NAME: nonEmptyString('Ni Luh Sari Dewi'),
  CONTACT_EMAIL: z.string().default('halo@jelajahibali.example').pipe(z.email('must be an e-mail address')),
  OFFICE_ADDRESS: nonEmptyString('Jl. Contoh Asri No. 12, Coblong, Kota Bandung, Jawa Barat 40132'),
  OFFICE_MAP_URL: z
    .string()
    .default('https://www.google.com/maps?q=Coblong,+Kota+Bandung,+Jawa+Barat&output=embed')
    .pipe(mapUrl),
  LEGAL_NAME: optionalLine,
  BUSINESS_ID: optionalLine,
  BANK_ACCOUNT_NAME: optionalLine,
  REVIEWS_URL: z.string().refine(httpUrl, 'must be an http or https URL').nullable().default(null),
  SOCIAL_YOUTUBE_URL: socialUrl('https://www.youtube.com/@jelajahibali.example'),
  SOCIAL_TIKTOK_URL: socialUrl('https://www.tiktok.com/@jelajahibali.example'),
  SOCIAL_INSTAGRAM_URL: socialUrl(''),
  SOCIAL_FACEBOOK_URL: socialUrl(''),
  ADMIN_TIMEOUT_MS: wholeNumber(8000, 120_000),
  ADMIN_FRESH_SECONDS: wholeNumber(60, 31_536_000),
  ADMIN_STALE_SECONDS: wholeNumber(86_400, 31_536_000),
  ADMIN_TIMES: z.enum(['iso', 'local'], { error: 'must be iso or local' }).default('iso'),
  STREAM_AFTER_MS: wholeNumber(1000, 60_000),
  CACHE_DIR: nonEmptyString('.cache'),
  WARM_UP: onOff('on'),
  OFFLINE: onOff('on'),
  METRICS: onOff('off'),
  METRICS_PORT: wholeNumber(DEFAULT_METRICS_PORT, 65_535),
  METRICS_HOST: nonEmptyString('127.0.0.1'),
  HSTS_INCLUDE_SUBDOMAINS: onOff('off'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  PACKAGE_PRICE_UNIT: z
    .string()
    .trim()
    .regex(/^.{0,30}$/, 'must be at most 30 characters, such as "per orang"')
    .default('')
    .transform(readPriceUnit),
  CLOSED_DATES: z.string().default('').pipe(closedDates),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be a redis:// URL')
    .nullable()
    .default(null),
});

/**
 * Parses the site's configuration from the environment. An empty variable counts as not set, except for the social
 * links, where it means "not shown".
 *
 * @throws {Error} with one line that names the first invalid variable and states what it must be
 */
export function parseConfig(env: Record<string, string | undefined>) {
  const variables = Object.entries(env).filter(([name, value]) => value || name.startsWith('SOCIAL_'));
  const localUrl = `http://localhost:${env.PORT || DEFAULT_PORT}`;
  const parsed = environment.safeParse({ SITE_URL: localUrl, ...Object.fromEntries(variables) });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const value = parsed.data;
  return {
    adminHost: value.ADMIN_HOST,
    port: value.PORT,
    host: value.HOST,
    siteUrl: value.SITE_URL,
    siteName: value.SITE_NAME,
    whatsappContacts: [
      { name: value.WHATSAPP_1_NAME, phone: value.WHATSAPP_1_PHONE, speciality: value.WHATSAPP_1_SPECIALITY },
      { name: value.WHATSAPP_2_NAME, phone: value.WHATSAPP_2_PHONE, speciality: value.WHATSAPP_2_SPECIALITY },
    ] as const,
    contact: { name: value.CONTACT_NAME, email: value.CONTACT_EMAIL },
    office: { address: value.OFFICE_ADDRESS, mapUrl: value.OFFICE_MAP_URL },
    /** The recipient of payments; an unset value is null. */
    payee: { legalName: value.LEGAL_NAME, businessId: value.BUSINESS_ID, accountName: value.BANK_ACCOUNT_NAME },
    reviewsUrl: value.REVIEWS_URL,
    socials: [
      { name: 'YouTube', url: value.SOCIAL_YOUTUBE_URL },
      { name: 'TikTok', url: value.SOCIAL_TIKTOK_URL },
      { name: 'Instagram', url: value.SOCIAL_INSTAGRAM_URL },
      { name: 'Facebook', url: value.SOCIAL_FACEBOOK_URL },
    ].filter((social) => social.url !== ''),
    adminTimeoutMs: value.ADMIN_TIMEOUT_MS,
    freshMs: value.ADMIN_FRESH_SECONDS * 1000,
    staleMs: value.ADMIN_STALE_SECONDS * 1000,
    /** Whether the zone of a date counts, or its date and time are read as Bali time. */
    adminTimes: value.ADMIN_TIMES,
    streamAfterMs: value.STREAM_AFTER_MS,
    cacheDir: value.CACHE_DIR,
    warmUp: value.WARM_UP,
    /** Whether browsers store pages for offline use. */
    offline: value.OFFLINE,
    /** Where the metrics are served; null if nothing is measured. */
    metrics: value.METRICS ? { port: value.METRICS_PORT, host: value.METRICS_HOST } : null,
    hstsIncludesSubdomains: value.HSTS_INCLUDE_SUBDOMAINS,
    logLevel: value.LOG_LEVEL,
    /** The unit of package prices, such as `per orang`; its text is empty if they have none. */
    packagePriceUnit: value.PACKAGE_PRICE_UNIT,
    /** Days without trips. */
    closedDates: value.CLOSED_DATES,
    redisUrl: value.REDIS_URL,
  };
}

/**
 * Loads `.env` if it exists; variables that are already set take precedence. Windows editors start the file with a byte
 * order mark.
 */
function loadEnv() {
  if (!existsSync('.env')) return;
  const variables = parseEnv(readFileSync('.env', 'utf8').replace(/^\ufeff/, ''));
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}

function readConfig() {
  loadEnv();
  try {
    return parseConfig(process.env);
  } catch (error) {
    // Exits here, so that the operator sees one line and no stack trace.
    process.stderr.write(`Configuration: ${(error as Error).message}\n`);
    process.exit(1);
  }
}

/** The configuration of this process, parsed once at startup. */
export const config = readConfig();

/** The age up to which a response may be shown, in milliseconds. */
export const MAX_AGE_MS = config.freshMs + config.staleMs;

/** False when both `ADMIN_FRESH_SECONDS` and `ADMIN_STALE_SECONDS` are 0. */
export const isCachingEnabled = MAX_AGE_MS > 0;
