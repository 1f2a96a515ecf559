// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { Accordion } from './components/Accordion/Accordion.tsx';
import { Menu } from './components/Menu/Menu.tsx';
import { RadioGroup } from './components/RadioGroup/RadioGroup.tsx';
import { Tabs } from './components/Tabs/Tabs.tsx';
import { TextField } from './components/TextField/TextField.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const twice = [
  { id: 'a', label: 'One', question: 'One?', content: '', answer: '' },
  { id: 'a', label: 'Two', question: 'Two?', content: '', answer: '' },
];
const options = twice.map(({ id, label }) => ({ value: id, label }));
const nothing = undefined as unknown as string;
const cases: [string, () => ReactElement][] = [
  ['Field has no `label`', () => <TextField label={nothing} />],
  ['RadioGroup has no `legend`', () => <RadioGroup legend="" options={[]} />],
  ['Tabs has two entries with the id "a"', () => <Tabs label="Report" items={twice} />],
  [
    'Menu has two entries with the id "a"',
    () => <Menu trigger={<button type="button">Open</button>} items={twice} />,
  ],
  ['Accordion has two entries with the id "a"', () => <Accordion items={twice} />],
  ['RadioGroup has two entries with the value "a"', () => <RadioGroup legend="Plan" options={options} />],
];
/** Draws it twice and returns what the console got, without React's own warning of the same keys. */
function said(draw: () => ReactElement): string[] {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(draw());
  render(draw());
  return error.mock.calls.map(([text]) => String(text)).filter((text) => !text.includes('with the same key'));
}

// Each first in development: a fault is told once.
test.each(cases)('a developer reads, once, that %s', (sentence, draw) => {
  const [text = '', ...rest] = said(draw);
  expect(text).toContain(sentence);
  expect(text).toMatch(/\. Give (it one|each a \w+ of its own)\.$/);
  expect(rest).toEqual([]);
});

test.each(cases)('in production the part is drawn without a word, although %s', (_, draw) => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(said(draw)).toEqual([]);
});
