/** Calendar entry of an unconfirmed call. */
export interface CalendarEntry {
  readonly start: Date;
  /** Identifier of the entry. A calendar replaces an entry with the same identifier. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
}

// RFC 5545, section 3.3.11: without a backslash, these characters end or change a value.
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
// Section 3.1: a line has at most 75 bytes, which is 18 characters of four bytes.
const folded = (line: string) => line.replaceAll(/.{18}(?=.)/gu, '$&\r\n ');
const utc = (moment: Date) => `${moment.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** Returns an iCalendar file (RFC 5545) with a tentative entry of half an hour. */
export function calendarFile({ start, uid, title, text }: CalendarEntry, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(uid.split('@')[1] ?? uid)}//website//EN`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    'DURATION:PT30M',
    'STATUS:TENTATIVE',
    folded(`SUMMARY:${escaped(title)}`),
    folded(`DESCRIPTION:${escaped(text)}`),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
