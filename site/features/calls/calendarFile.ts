/** Calendar entry of an unconfirmed call. */
export interface CalendarEntry {
  readonly start: Date;
  /** Identifier that stays the same when the entry is saved twice. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
}

// RFC 5545, section 3.3.11: these would end a value early.
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
// Section 3.1: at most 75 bytes a line, which are 18 characters of the longest kind.
const folded = (line: string) => line.replaceAll(/.{18}(?=.)/gu, '$&\r\n ');
const utc = (moment: Date) => `${moment.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** A tentative half hour as an iCalendar file (RFC 5545), which every calendar reads. `written` is the time of writing. */
export function calendarFile({ start, uid, title, text }: CalendarEntry, written: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(uid.split('@')[1] ?? uid)}//website//EN`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(written)}`,
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
