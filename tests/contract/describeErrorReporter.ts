import { afterEach, describe, expect, test } from 'vitest';

import type { ReportError } from '#services';

/** Received reports: the error's class and the place. */
export interface HeardReport {
  readonly kind: string;
  readonly where: string;
}

/** A reporter, and the receiver of its reports. */
export interface ReporterUnderTest {
  readonly reportError: ReportError;
  heard(): Promise<readonly HeardReport[]>;
  /** Closes its servers. */
  close?(): Promise<void>;
}

/** Contract of every `ReportError`. */
export function describeErrorReporter(name: string, start: () => Promise<ReporterUnderTest>): void {
  describe(`${name} keeps the ReportError contract`, () => {
    let current: ReporterUnderTest | undefined;
    afterEach(async () => {
      await current?.close?.();
      current = undefined;
    });
    const begin = async () => {
      current = await start();
      return current;
    };

    test('reports the class and the place of an error', async () => {
      const { reportError, heard } = await begin();
      reportError(new TypeError('x is not a function'), 'audit.generate');
      reportError(Object.assign(new Error('no'), { name: 'NotFoundError' }), 'storage.use');
      expect(await heard()).toMatchObject([
        { kind: 'TypeError', where: 'audit.generate' },
        { kind: 'NotFoundError', where: 'storage.use' },
      ]);
    });

    test.each<[string, unknown, string]>([
      ['a text', 'Maria', 'string'],
      ['nothing', null, 'object'],
      ['an object', { name: 'Maria' }, 'object'],
      ['an error with a name of words', Object.assign(new Error(), { name: 'Maria G.' }), 'Error'],
      ['an error with no name', Object.assign(new Error(), { name: 7 }), 'Error'],
    ])('never throws, and repeats no content of %s', async (_, error, kind) => {
      const { reportError, heard } = await begin();
      expect(() => reportError(error, 'chat.reply')).not.toThrow();
      expect(await heard()).toMatchObject([{ kind, where: 'chat.reply' }]);
    });
  });
}
