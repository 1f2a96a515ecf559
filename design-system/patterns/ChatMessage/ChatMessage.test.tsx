// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ChatMessage } from './ChatMessage.tsx';

afterEach(cleanup);

describe('ChatMessage', () => {
  it('shows no origin below a message of the visitor', () => {
    render(
      <ChatMessage author="You" isUser provenance="ai">
        hi
      </ChatMessage>,
    );
    expect(screen.queryByText('AI answer')).toBeNull();
  });
});
