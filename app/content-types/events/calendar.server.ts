import { isoDateTime } from '~/lib/dates.server';
import { config } from '~/server/env.server';
import { type Event, toCard } from './schema.server';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns an event as an iCalendar file (RFC 5545): with its time in Bali's time zone, or as an all-day event when the
 * time is unknown. Returns null when the date is unknown.
 */
export function eventCalendar(event: Event): string | null {
  if (event.date === null) return null;
  const { href } = toCard(event);
  const url = config.siteUrl + href;
  const times = event.timed
    ? [
        `DTSTART;TZID=Asia/Makassar:${stamp(event.date)}`,
        `DTEND;TZID=Asia/Makassar:${stamp(event.date + 2 * HOUR_MS)}`,
      ]
    : [`DTSTART;VALUE=DATE:${day(event.date)}`, `DTEND;VALUE=DATE:${day(event.date + DAY_MS)}`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(config.siteName)}//Event//ID`,
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Makassar',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0800',
    'TZOFFSETTO:+0800',
    'TZNAME:WITA',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(href)}@${new URL(config.siteUrl).host}`,
    `DTSTAMP:${new Date(event.createdAt ?? event.date).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...times,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

const stamp = (timestamp: number) => isoDateTime(new Date(timestamp)).slice(0, 19).replace(/[-:]/g, '');
const day = (timestamp: number) => stamp(timestamp).slice(0, 8);

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');
}

/** Folds a line into pieces of at most 75 bytes, without splitting a character. */
function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > 74) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n ');
}
