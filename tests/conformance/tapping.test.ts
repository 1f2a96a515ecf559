import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { filesIn } from '#tests/support/filesIn.ts';

/** Matches handlers of gestures that need more than a tap. */
const handlers =
  /\bon(Touch|Drag|DeviceMotion)\w*=|['"](touch(start|move|end)|drag(start|over|end)?|device(motion|orientation))['"]/;

it('Nothing listens to drags, touches or the movement of the device', () => {
  const files = filesIn(['design-system', 'site'], /\.tsx?$/, /\.(test|stories)\.tsx?$/);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => handlers.test(readFileSync(file, 'utf8')))).toEqual([]);
});
