// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { Accordion } from './components/Accordion/Accordion.tsx';
import { Dialog } from './components/Dialog/Dialog.tsx';
import { ErrorSummary } from './components/ErrorSummary/ErrorSummary.tsx';
import { Menu } from './components/Menu/Menu.tsx';
import { RadioGroup } from './components/RadioGroup/RadioGroup.tsx';
import { SearchBox } from './components/SearchBox/SearchBox.tsx';
import { SelectField } from './components/SelectField/SelectField.tsx';
import { SkipLink } from './components/SkipLink/SkipLink.tsx';
import { Table } from './components/Table/Table.tsx';
import { Tabs } from './components/Tabs/Tabs.tsx';
import { TextField } from './components/TextField/TextField.tsx';
import { ToastRegion } from './components/Toast/ToastRegion.tsx';

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
const rows = twice.map(({ id }) => ({ id, cells: {}, message: 'Saved' }));
const nothing = undefined as unknown as string;
const cases: [string, () => ReactElement][] = [
  ['TextField has no `label`', () => <TextField label={nothing} />],
  ['SelectField has no `label`', () => <SelectField label={nothing} options={[]} />],
  ['Dialog has no `title`', () => <Dialog title="">Text</Dialog>],
  ['SearchBox has no `label`', () => <SearchBox label="" />],
  ['Table has two entries with the id "a"', () => <Table caption="Hours" columns={[]} rows={rows} />],
  ['ToastRegion has two entries with the id "a"', () => <ToastRegion toasts={rows} onDismiss={() => {}} />],
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

test.each([
  ['SkipLink', () => <SkipLink target="content">Skip</SkipLink>],
  [
    'ErrorSummary',
    () => <ErrorSummary title="One error" errors={[{ fieldId: 'content', message: 'Skip' }]} />,
  ],
])('a developer reads, at the press, that %s leads nowhere', (name, draw) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(draw());
  fireEvent.click(screen.getByRole('link', { name: 'Skip' }));
  expect(error.mock.calls.flat().join()).toContain(`${name} leads to the id "content"`);
});
