import { z } from 'zod';
import { parseDay } from '~/lib/days';
import { mapEmbedUrl } from '~/lib/google-maps';
import { whatsappDigits } from '~/lib/whatsapp';

// The schemas of the environment's values. Each message completes a sentence that begins with the variable's name.

export const httpUrl = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);

const baseUrl = z
  .string()
  .refine(httpUrl, 'must be an http or https URL')
  .transform((value) => value.replace(/\/+$/, ''));

// The API paths are appended to this URL, and errors may name it.
export const adminUrl = baseUrl.refine((value) => {
  const { username, password } = new URL(value);
  return username === '' && password === '' && !/[?#]/.test(value);
}, 'must be a URL without credentials, query or fragment');

/** A string that the function parses; it returns null for an invalid one. */
const transformWith = <T>(parse: (value: string) => T | null, message: string) =>
  z.string().transform((value, context) => {
    const parsed = parse(value.trim());
    if (parsed !== null) return parsed;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const mapUrl = transformWith(mapEmbedUrl, 'must be the https URL of a Google Maps embed');

export const origin = baseUrl.refine((value) => new URL(value).origin === value, 'must be an origin without a path');

export const phone = transformWith((display) => {
  const digits = whatsappDigits(display);
  return digits === null ? null : { display, digits };
}, 'must be an Indonesian phone number such as +62 812-0000-0001');

export const wholeNumber = (fallback: number, max: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((value) => /^\d+$/.test(value) && Number(value) <= max, `must be a whole number from 0 to ${max}`)
    .transform(Number);

export const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default(fallback)
    .transform((value) => value === 'on');

export const socialUrl = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((value) => value === '' || httpUrl(value), 'must be empty or an http or https URL');

export const nonEmptyString = (fallback: string) =>
  z.string().default(fallback).pipe(z.string().trim().min(1, 'must not be empty'));

/** A name or a number of the business on one line; null if it is not set. */
export const optionalLine = z
  .string()
  .trim()
  .regex(/^[^\n\r]{1,80}$/, 'must be one line of at most 80 characters')
  .nullable()
  .default(null);

/** Dates with the names of their holidays: `2027-03-08 Nyepi; 2028-03-26 Nyepi`. */
export const closedDates = transformWith((text) => {
  const entries = text.split(';').flatMap((entry) => entry.trim() || []);
  const dates = entries.map((entry) => {
    const [, date = '', name = ''] = /^(\S+)\s+(.{1,60})$/.exec(entry) ?? [];
    return { date, name };
  });
  return dates.every(({ date }) => parseDay(date) !== null) ? dates : null;
}, 'must be days and names such as "2027-03-08 Nyepi; 2028-03-26 Nyepi"');
