import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { openLog } from './openLog.ts';

test('a log on a full disk makes no error that would be a line of the log again', async () => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  process.on('uncaughtException', onError);
  const log = openLog(openSync('/dev/full', 'w'));
  for (let index = 0; index < 5; index += 1) {
    log.logger.info({ index });
    await wait(20);
  }
  await log.close();
  process.off('uncaughtException', onError);
  expect(errors).toEqual([]);
});
