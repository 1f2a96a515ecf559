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
  it('[VAL-01] sends nothing that is only space', () => {
    const onSend = vi.fn();
    render(draw(false, ' \n ', onSend));
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  it('[VAL-03] sends trimmed text', () => {
    const onSend = vi.fn();
    render(draw(false, '  hi  ', onSend));
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledExactlyOnceWith('hi');
  });

  it('does not send on Enter of an input method, with Shift, or held down', () => {
    const onSend = vi.fn();
    render(draw(false, 'hi', onSend));
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(input(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(input(), { key: 'Enter', repeat: true });
    expect(onSend).not.toHaveBeenCalled();
  });

  it('[ST-06] disables input and Send while a reply is awaited, and offers to stop', () => {
    render(draw(true, 'hi'));
    expect(input().matches(':disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Send' }).matches(':disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Stop' }).matches(':disabled')).toBe(false);
  });

  it('[A15] keeps the focus near while waiting and gives it back afterwards', () => {
    const { rerender } = render(draw(false, 'hi'));
    input().focus();
    rerender(draw(true));
    expect(document.activeElement?.tagName).toBe('FORM');
    rerender(draw(false));
    expect(document.activeElement).toBe(input());
  });

  it('focuses the input when the pressed suggestion has gone', () => {
    const { rerender } = render(draw(false));
    rerender(draw(true));
    rerender(draw(false));
    expect(document.activeElement).toBe(input());
  });

  it('leaves the focus where the visitor has gone in the meantime', () => {
    const { rerender } = render(draw(false));
    input().focus();
    rerender(draw(true));
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    rerender(draw(false));
    expect(document.activeElement).toBe(elsewhere);
  });
});
