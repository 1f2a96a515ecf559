// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ChatComposer } from './ChatComposer.tsx';

afterEach(cleanup);
const nothing = () => {};
const draw = (pending: boolean, value = '', onSend = vi.fn()) => (
  <>
    <ChatComposer value={value} onValueChange={nothing} onSend={onSend} onStop={nothing} pending={pending} />
    <button type="button">Elsewhere</button>
  </>
);
const input = () => screen.getByPlaceholderText('Type your message...');

describe('ChatComposer', () => {
  it('does not send on Enter with an input method, with Shift, or while held down', () => {
    const onSend = vi.fn();
    render(draw(false, 'hi', onSend));
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(input(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(input(), { key: 'Enter', repeat: true });
    expect(onSend).not.toHaveBeenCalled();
  });

  it('focuses the input after the pressed suggestion was removed', () => {
    const { rerender } = render(draw(false));
    rerender(draw(true));
    rerender(draw(false));
    expect(document.activeElement).toBe(input());
  });

  it('does not move the focus if the visitor has moved it in the meantime', () => {
    const { rerender } = render(draw(false));
    input().focus();
    rerender(draw(true));
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    rerender(draw(false));
    expect(document.activeElement).toBe(elsewhere);
  });
});
