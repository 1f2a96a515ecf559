// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { Accordion } from './components/Accordion/Accordion.tsx';
import { Avatar } from './components/Avatar/Avatar.tsx';
import { Button } from './components/Button/Button.tsx';
import { Dialog } from './components/Dialog/Dialog.tsx';
import { ErrorSummary } from './components/ErrorSummary/ErrorSummary.tsx';
import { IconButton } from './components/IconButton/IconButton.tsx';
import { Link } from './components/Link/Link.tsx';
import { Menu } from './components/Menu/Menu.tsx';
import { Popover } from './components/Popover/Popover.tsx';
import { RadioGroup } from './components/RadioGroup/RadioGroup.tsx';
import { SearchBox } from './components/SearchBox/SearchBox.tsx';
import { SelectField } from './components/SelectField/SelectField.tsx';
import { SkipLink } from './components/SkipLink/SkipLink.tsx';
import { Table } from './components/Table/Table.tsx';
import { Tabs } from './components/Tabs/Tabs.tsx';
import { TextField } from './components/TextField/TextField.tsx';
import { ToastRegion } from './components/Toast/ToastRegion.tsx';
import { Tooltip } from './components/Tooltip/Tooltip.tsx';
import { ChatLauncher } from './patterns/ChatLauncher/ChatLauncher.tsx';
import { ChatMessage } from './patterns/ChatMessage/ChatMessage.tsx';

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
  ['Button has no `children`', () => <Button>{nothing}</Button>],
  ['Link has no `children`', () => <Link href="/" />],
  ['ChatLauncher has no `label`', () => <ChatLauncher expanded={false} label="" />],
  [
    'ChatMessage has no `author`',
    () => (
      <ChatMessage author="" isUser>
        Hello
      </ChatMessage>
    ),
  ],
  ['Avatar has no `name`', () => <Avatar name={nothing} />],
  ['Button draws on exactly one element', () => <Button asChild>Ask us</Button>],
  [
    'Link draws on exactly one element',
    () => (
      <Link asChild>
        <b>One</b>
        <b>Two</b>
      </Link>
    ),
  ],
  ['IconButton draws on exactly one element', () => <IconButton asChild icon="plus" label="Add" />],
  [
    'Tooltip draws on exactly one element',
    () => <Tooltip content="Copies it">{'Copy' as unknown as ReactElement}</Tooltip>,
  ],
  [
    'Menu draws on exactly one element, and its `trigger` is not one',
    () => <Menu trigger={'Open' as unknown as ReactElement} items={[]} />,
  ],
  [
    'Popover draws on exactly one element, and its `trigger` is not one',
    () => (
      <Popover trigger={'Open' as unknown as ReactElement} title="Share">
        Text
      </Popover>
    ),
  ],
  ['RadioGroup has two entries with the value "a"', () => <RadioGroup legend="Plan" options={options} />],
];
/** Renders a component twice and returns the messages in the console, without React's own warning about equal keys. */
function messagesOf(draw: () => ReactElement): string[] {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(draw());
  render(draw());
  return error.mock.calls.map(([text]) => String(text)).filter((text) => !text.includes('with the same key'));
}

// The development test comes first, because a fault is reported only once.
test.each(cases)('the console says once in development that %s', (sentence, draw) => {
  const [text = '', ...rest] = messagesOf(draw);
  expect(text).toContain(sentence);
  expect(text).toMatch(/\. Give (it one|each its own \w+)\.$/);
  expect(rest).toEqual([]);
});

test.each(cases)('in production the component renders without a message, although %s', (_, draw) => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(messagesOf(draw)).toEqual([]);
});

test.each([
  ['SkipLink', () => <SkipLink target="content">Skip</SkipLink>],
  [
    'ErrorSummary',
    () => <ErrorSummary title="One error" errors={[{ fieldId: 'content', message: 'Skip' }]} />,
  ],
])('the console says when %s is pressed that it leads nowhere', (name, draw) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(draw());
  fireEvent.click(screen.getByRole('link', { name: 'Skip' }));
  expect(error.mock.calls.flat().join()).toContain(`${name} leads to the id "content"`);
});
