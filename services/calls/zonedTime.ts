/** What calendar and clock show in a zone. */
export interface ZonedTime {
  /** "2026-11-24". */
  readonly date: string;
  /** As `Date` counts them: Sunday is 0. */
  readonly weekday: number;
  /** Since midnight on the clock, 0 to 1,439. */
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** One for each zone: making one takes longer than many uses of it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** What calendar and clock show at a moment, in a zone by its IANA name. Throws a RangeError for a zone nobody knows. */
export function zonedTime(moment: Date, timeZone: string): ZonedTime {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  return {
    date,
    weekday: new Date(date).getUTCDay(),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}
