// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import { Button, ChatMessage, CopyButton, Icon, Spinner, ToastRegion } from '#design-system';

afterEach(cleanup);

/** Wraps each text as the translation of Chrome and Edge does: React then knows text nodes that are in no page. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
  }
}

const answer = (pages: readonly string[]) => (
  <ChatMessage
    author="Assistant"
    isUser={false}
    provenance="site"
    pages={pages.map((name) => ({ name, path: `/${name}` }))}
  >
    Seven.
  </ChatMessage>
);
const toast = (message: string) => (
  <ToastRegion toasts={[{ id: 'audit-filled', message }]} onDismiss={() => {}} />
);

const changes: readonly (readonly [what: string, before: ReactNode, after: ReactNode, shown: string])[] = [
  ['the number of pages of an answer', answer(['a', 'b']), answer(['a']), 'Related page'],
  [
    'the label of a button',
    <Button key="1" icon={<Icon name="mail" />}>
      Send message
    </Button>,
    <Button key="1" icon={<Icon name="mail" />}>
      Open in my mail program
    </Button>,
    'Open in my mail program',
  ],
  [
    'the label of a spinner',
    <Spinner key="1" label="Loading" />,
    <Spinner key="1" label="Still loading" />,
    'Still loading',
  ],
  ['a toast', toast('Saved.'), toast('Not saved.'), 'Not saved.'],
  [
    'the label of a copy button',
    <CopyButton key="button" label="Copy" onCopy={() => true} />,
    <CopyButton key="button" label="Copy address" onCopy={() => true} />,
    'Copy address',
  ],
];

it.each(changes)('%s changes on a page that the browser has translated', async (_, before, after, shown) => {
  const { rerender } = render(<MemoryRouter>{before}</MemoryRouter>);
  translate();
  rerender(<MemoryRouter>{after}</MemoryRouter>);
  await act(() => Promise.resolve());
  expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
});
