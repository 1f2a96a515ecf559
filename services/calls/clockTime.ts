/** What a calendar and a clock show. */
export interface ClockTime {
  /** "2026-11-24". */
  readonly date: string;
  /** As `Date` counts them: Sunday is 0. */
  readonly weekday: number;
  /** Since midnight on the clock, 0 to 1,439. */
  readonly minutes: number;
}

const hour = 3_600_000;

/** What the office's clock shows, which is that of Cyprus. By a rule, because a telephone starts `Intl` slowly. */
export function officeTime(moment: Date): ClockTime {
  return asUtc(new Date(moment.getTime() + (isSummer(moment) ? 3 : 2) * hour));
}

/** What the clock of this machine shows. */
export function localTime(moment: Date): ClockTime {
  return asUtc(new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000));
}

function asUtc(moment: Date): ClockTime {
  return {
    date: moment.toISOString().slice(0, 10),
    weekday: moment.getUTCDay(),
    minutes: moment.getUTCHours() * 60 + moment.getUTCMinutes(),
  };
}

/** From 1:00 universal time on the last Sunday of March until then on that of October (directive 2000/84/EC). */
function isSummer(moment: Date): boolean {
  const change = (month: number) => {
    const last = new Date(Date.UTC(moment.getUTCFullYear(), month, 31, 1));
    return last.getTime() - last.getUTCDay() * 24 * hour;
  };
  return moment.getTime() >= change(2) && moment.getTime() < change(9);
}
