import { expect, test } from 'vitest';

import { reportingRelease } from './reportingRelease.ts';

test('reportingRelease is null unless ERROR_REPORTS is on', () => {
  expect(reportingRelease({})).toBeNull();
  expect(reportingRelease({ ERROR_REPORTS: 'off', RELEASE: '7' })).toBeNull();
});

test('reportingRelease is RELEASE, else the version and a hash that the same sources have again', () => {
  expect(reportingRelease({ ERROR_REPORTS: 'on', RELEASE: 'spring-2' })).toBe('spring-2');
  const release = reportingRelease({ ERROR_REPORTS: 'on', RELEASE: '' });
  expect(release).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
  expect(reportingRelease({ ERROR_REPORTS: 'on' })).toBe(release);
});

test.each(['two words', 'a\nb', 'x'.repeat(41), '<b>'])('reportingRelease refuses %j', (RELEASE) => {
  expect(() => reportingRelease({ ERROR_REPORTS: 'on', RELEASE })).toThrow('RELEASE must have');
});
