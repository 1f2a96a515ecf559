// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ChatMessage } from './ChatMessage.tsx';

afterEach(cleanup);
const pages = [
  { name: 'Services', path: '/services' },
  { name: 'Contact', path: '/contact' },
];

describe('ChatMessage', () => {
  it('[CHAT-11] shows what a visitor wrote as it was written', () => {
    render(
      <ChatMessage author="You" isUser>
        {'**x** <b>y</b> [a](http://b)'}
      </ChatMessage>,
    );
    const message = screen.getByRole('article', { name: 'You' });
    expect(message.textContent).toContain('**x** <b>y</b> [a](http://b)');
    expect(message.querySelector('strong, b, a')).toBeNull();
  });

  it('[X-07] says where an answer comes from, with the pages behind it', () => {
    const { rerender } = render(
      <ChatMessage author="Assistant" isUser={false} provenance="ai">
        Seven.
      </ChatMessage>,
    );
    expect(screen.getByText('AI answer')).toBeDefined();
    rerender(
      <ChatMessage author="Assistant" isUser={false} provenance="site" pages={pages}>
        Seven.
      </ChatMessage>,
    );
    expect(screen.getByRole('article').textContent).toContain('From our pages Services, Contact');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/services',
      '/contact',
    ]);
  });

  it('says in words, not by colour alone, that something failed', () => {
    render(
      <ChatMessage author="Assistant" isUser={false} provenance="error">
        Sorry.
      </ChatMessage>,
    );
    expect(screen.getByText('Not answered')).toBeDefined();
  });

  it('shows no source below the words of a visitor', () => {
    render(
      <ChatMessage author="You" isUser provenance="ai">
        hi
      </ChatMessage>,
    );
    expect(screen.queryByText('AI answer')).toBeNull();
  });
});
