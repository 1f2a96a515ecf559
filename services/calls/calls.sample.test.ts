import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { easterSunday } from '../knowledge/easterSunday.ts';
import { type ClockTime, localTime, officeTime, officeYear } from './clockTime.ts';
import { holidaysOf } from './holidays.ts';
import { isOpen, nextCalls } from './nextCalls.ts';

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

describe('Orthodox Easter', () => {
  // As the Church of Cyprus publishes them.
  test.each(
    '2023-04-16 2024-05-05 2025-04-20 2026-04-12 2027-05-02 2028-04-16 2029-04-08 2030-04-28 2031-04-13 2032-05-02 2033-04-24'.split(
      ' ',
    ),
  )('is %s', (date) => expect(dayOf(easterSunday.orthodox(Number(date.slice(0, 4))))).toBe(date));

  test('is a Sunday from 4 April to 8 May, in every year', () => {
    for (let year = 1900; year < 2100; year++) {
      const easter = new Date(easterSunday.orthodox(year));
      expect(easter.getUTCDay()).toBe(0);
      const monthAndDay = dayOf(easter.getTime()).slice(5);
      expect(monthAndDay >= '04-04' && monthAndDay <= '05-08').toBe(true);
    }
  });
});

test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2049-04-18'])(
  'Western Easter is %s',
  (date) => expect(dayOf(easterSunday.western(Number(date.slice(0, 4))))).toBe(date),
);

test('holidaysOf has the fourteen days that the government publishes', () => {
  expect([...holidaysOf(2026)].sort()).toEqual(
    '2026-01-01 2026-01-06 2026-02-23 2026-03-25 2026-04-01 2026-04-10 2026-04-13 2026-05-01 2026-06-01 2026-08-15 2026-10-01 2026-10-28 2026-12-25 2026-12-26'.split(
      ' ',
    ),
  );
  for (const date of ['2024-03-18', '2024-05-03', '2024-05-06', '2024-06-24'])
    expect(holidaysOf(2024)).toContain(date);
});

describe('nextCalls', () => {
  const calls = (now: string) =>
    nextCalls(new Date(now)).map((day) => day.map((call) => call.toISOString().slice(0, 16)));
  const first = (now: string) => calls(now)[0]?.[0];

  test('begins a day ahead, and spreads the times of a day', () => {
    expect(calls('2026-11-23T12:10:00Z')).toEqual([
      ['2026-11-24T12:30', '2026-11-24T13:30', '2026-11-24T14:30'],
      ['2026-11-25T07:00', '2026-11-25T10:00', '2026-11-25T13:00'],
      ['2026-11-26T07:00', '2026-11-26T10:00', '2026-11-26T13:00'],
    ]);
  });

  test('leaves out a day with fewer than three half hours left', () => {
    expect(first('2026-11-23T14:30:00Z')).toBe('2026-11-24T14:30');
    expect(first('2026-11-23T14:31:00Z')).toBe('2026-11-25T07:00');
  });

  test('leaves out the weekend and a holiday', () => {
    expect(first('2026-04-08T16:00:00Z')).toBe('2026-04-14T06:00');
  });

  test('keeps the office hours when the clocks change', () => {
    // The last Sundays of March and October 2026; 9:00 is 7:00 UTC in winter and 6:00 in summer.
    expect(first('2026-03-27T20:00:00Z')).toBe('2026-03-30T06:00');
    expect(first('2026-10-23T20:00:00Z')).toBe('2026-10-26T07:00');
  });

  test('gives three half hours on three open days at any time, in order', () => {
    const years = {
      min: new Date('2000-01-01T00:00Z'),
      max: new Date('2090-01-01T00:00Z'),
      noInvalidDate: true,
    };
    fc.assert(
      fc.property(fc.date(years), (now) => {
        const days = nextCalls(now);
        const dates = days.map((day) => new Set(day.map((call) => officeTime(call).date)));
        expect(dates.map(({ size }) => size)).toEqual([1, 1, 1]);
        expect(new Set(dates.flatMap((date) => [...date])).size).toBe(3);
        expect(days.map(({ length }) => length)).toEqual([3, 3, 3]);
        const found = days.flat().map((call) => call.getTime());
        for (const [index, call] of found.entries()) {
          expect(call - (found[index - 1] ?? now.getTime())).toBeGreaterThanOrEqual(30 * 60_000);
          const { date, weekday, minutes } = officeTime(new Date(call));
          expect(weekday >= 1 && weekday <= 5).toBe(true);
          expect(minutes >= 9 * 60 && minutes <= 17.5 * 60).toBe(true);
          expect(minutes % 30).toBe(0);
          expect(holidaysOf(Number(date.slice(0, 4)))).not.toContain(date);
        }
        expect((found[0] ?? 0) - now.getTime()).toBeGreaterThanOrEqual(24 * 3_600_000);
      }),
    );
    expect(isOpen(new Date('2026-11-24T15:30Z'))).toBe(true);
    expect(isOpen(new Date('2026-11-24T16:00Z'))).toBe(false);
  });
});

describe('the office’s clock', () => {
  // Written by hand from the time zone database: both changes of 2026, midnight, and New Year.
  const shown = {
    '2026-03-29T00:59Z': '2026-03-29 02:59',
    '2026-03-29T01:00Z': '2026-03-29 04:00',
    '2026-10-25T00:59Z': '2026-10-25 03:59',
    '2026-10-25T01:00Z': '2026-10-25 03:00',
    '2026-06-30T20:59Z': '2026-06-30 23:59',
    '2026-06-30T21:00Z': '2026-07-01 00:00',
    '2026-12-31T21:59Z': '2026-12-31 23:59',
    '2026-12-31T22:00Z': '2027-01-01 00:00',
  };
  const text = ({ date, minutes }: ClockTime) =>
    `${date} ${[minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')}`;

  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'UTC'])(
    'shows the same wherever the program runs: %s',
    (zone) => {
      process.env.TZ = zone;
      for (const [moment, time] of Object.entries(shown)) {
        expect(text(officeTime(new Date(moment))), moment).toBe(time);
        expect(officeYear(new Date(moment)), moment).toBe(Number(time.slice(0, 4)));
      }
    },
  );

  test('has the weekday of its date', () => {
    expect(officeTime(new Date('2026-12-31T22:00Z')).weekday).toBe(5);
  });

  test('is not that of this machine', () => {
    const moment = new Date('2026-11-24T12:30Z');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(text(localTime(moment))).toBe(
      moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
    );
  });
});
