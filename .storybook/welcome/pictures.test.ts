// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { publicComponents } from '#tests/conformance/publicComponents.ts';

import { picturesByJob } from './pictures.ts';

/** Draw nothing of their own. */
const providers = ['LabelsProvider', 'LinkProvider'];
const missing = (drawn: readonly string[]) =>
  publicComponents
    .map(({ name }) => name)
    .filter((name) => !drawn.includes(name) && !providers.includes(name));
const drawn = Object.values(picturesByJob).flatMap(Object.keys);

it('Welcome has a picture of every component, each once', () => {
  expect(missing(drawn)).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('the picture check reports a component without a picture', () => {
  expect(missing(drawn.filter((name) => name !== 'Button'))).toEqual(['Button']);
});
