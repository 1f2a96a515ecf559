// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { publicComponents } from '#tests/conformance/publicComponents.ts';

import { drawingsByPurpose } from './componentDrawings.ts';

/** Components that render nothing visible, so they need no drawing. */
const providers = ['LabelsProvider', 'LinkProvider'];
const missing = (drawn: readonly string[]) =>
  publicComponents
    .map(({ name }) => name)
    .filter((name) => !drawn.includes(name) && !providers.includes(name));
const drawn = Object.values(drawingsByPurpose).flatMap(Object.keys);

it('Welcome has a drawing of every component, each once', () => {
  expect(missing(drawn)).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});
