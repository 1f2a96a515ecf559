import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Matches handlers of gestures that need more than a tap. */
const handlers =
  /\bon(Touch|Drag|DeviceMotion)\w*=|['"](touch(start|move|end)|drag(start|over|end)?|device(motion|orientation))['"]/;

it('Nothing listens to drags, touches or the movement of the device', () => {
  const files = ['design-system', 'site'].flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
      .map((file) => `${layer}/${file}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => handlers.test(readFileSync(file, 'utf8')))).toEqual([]);
});
