import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { officeTime } from '#services';

import { calendarFile } from './calendarFile.ts';
import { callDays, readCallRequest } from './callTimes.ts';

const now = new Date('2026-11-23T12:10:00Z');

/** A clock that shows so many hours more or less than the one in Nicosia. */
const away = (hours: number) => (moment: Date) => officeTime(new Date(moment.getTime() + hours * 3_600_000));

describe('callDays', () => {
  test('are days and times in Nicosia, and the visitor’s own where the clock shows others', () => {
    const days = callDays(now, officeTime);
    expect(days.map(({ day }) => day)).toEqual(['Tue 24 Nov', 'Wed 25 Nov', 'Thu 26 Nov']);
    expect(days[0]?.times).toHaveLength(3);
    expect(days[0]?.times[0]).toEqual({
      time: '14:30',
      visitorTime: '',
      label: 'Ask for it: a call on Tuesday 24 November, 14:30',
      href: '/contact#call=2026-11-24T12:30Z',
    });
    const visitorTimes = (hours: number) =>
      callDays(now, away(hours))[1]?.times.map(({ visitorTime }) => visitorTime);
    expect(visitorTimes(-2)).toEqual(['7:00', '10:00', '13:00']);
    expect(visitorTimes(11)).toEqual(['20:00', '23:00', 'Thu 2:00']);
    expect(visitorTimes(-11)).toEqual(['Tue 22:00', '1:00', '4:00']);
  });
});

describe('readCallRequest', () => {
  test('reads back each time that is offered, whenever that is', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (moment) => {
          for (const { href, time } of callDays(moment).flatMap(({ times }) => times))
            expect(readCallRequest(href.slice('/contact'.length), moment)?.message).toContain(`, ${time} in`);
        },
      ),
    );
  });

  test('says both times, and that it is a request', () => {
    const callRequest = readCallRequest('#call=2026-11-24T12:30Z', now, away(-2), () => 'Europe/London');
    expect(callRequest?.message).toBe(
      'I would like a call on Tuesday 24 November, 14:30 in Nicosia (Europe/Nicosia), 12:30 (Europe/London) on my clock.',
    );
    expect(callRequest?.note).toContain('a request until we confirm it');
  });

  test.each([
    ...['', '#call=', '#call=2026-11-24T12:30Zx', '#call=2026-13-45T12:30Z'],
    ...['#call=2026-11-24T02:30Z', '#call=2026-11-28T12:30Z', '#call=2026-12-25T12:30Z'],
    ...['#call=2026-11-20T12:30Z', '#call=<img src=x>'],
  ])('knows no call in "%s"', (hash) => expect(readCallRequest(hash, now)).toBeUndefined());
});

describe('calendarFile', () => {
  const file = calendarFile(
    {
      start: new Date('2026-11-24T12:30Z'),
      uid: '1@example.com',
      title: 'Call; with, a\nname',
      text: 'ώ'.repeat(100),
    },
    now,
  );

  test('is a tentative half hour in universal time', () => {
    for (const line of [
      'DTSTART:20261124T123000Z',
      'DTSTAMP:20261123T121000Z',
      'DURATION:PT30M',
      'STATUS:TENTATIVE',
    ])
      expect(file).toContain(`\r\n${line}\r\n`);
  });

  test('escapes and folds what is written in it', () => {
    expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Call\\; with\\, a\\nname\r\n');
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'ώ'.repeat(100)}\r\n`);
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
