import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { drawnRoles, roleFigure } from './RoleFigure.tsx';

const file = readFileSync(new URL('./roles.svg', import.meta.url), 'utf8');
const drawn = Array.from(file.matchAll(/<g id="([^"]+)"/g), ([, id]) => id);

test('every role has a figure that is drawn', () => {
  expect(drawn).toEqual([...drawnRoles, 'colleague']);
  expect(roleFigure('Voice engineer')).toBe('voice-engineer');
  expect(roleFigure('Head of field service')).toBe('colleague');
});
