// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ChatComposer } from '../ChatComposer/ChatComposer.tsx';
import { ChatLauncher } from '../ChatLauncher/ChatLauncher.tsx';
import { ChatPanel } from './ChatPanel.tsx';

afterEach(cleanup);
const nothing = () => {};

interface CornerProps {
  readonly open: boolean;
  readonly pending?: boolean;
  readonly onMinimize?: () => void;
}
function Corner({ open, pending = false, onMinimize = nothing }: CornerProps) {
  const launcher = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button">On the page</button>
      <ChatLauncher ref={launcher} expanded={open} label="Chat" />
      <ChatPanel
        id="assistant"
        open={open}
        title="Site Assistant"
        onMinimize={onMinimize}
        launcher={launcher}
        composer={<ChatComposer value="" onValueChange={nothing} onSend={nothing} pending={pending} />}
      >
        <dialog open>
          <button type="button">In a dialog</button>
        </dialog>
      </ChatPanel>
    </>
  );
}
const onThePage = () => screen.getByRole('button', { name: 'On the page' });
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

describe('ChatPanel', () => {
  it('does not move the focus when it closes while the visitor uses the page', async () => {
    const { rerender } = render(<Corner open />);
    onThePage().focus();
    rerender(<Corner open={false} />);
    await new Promise((done) => setTimeout(done, 10));
    expect(document.activeElement).toBe(onThePage());
  });

  it('[CHAT-05] is minimised by its button, and by Escape if the focus is inside or on no element', () => {
    const onMinimize = vi.fn();
    render(<Corner open onMinimize={onMinimize} />);
    fireEvent.click(screen.getByRole('button', { name: 'Minimize' }));
    pressEscape();
    screen.getByRole('textbox').blur();
    pressEscape();
    expect(onMinimize).toHaveBeenCalledTimes(3);
  });

  it('ignores Escape on the page and in a dialog, and does not prevent its default', () => {
    const onMinimize = vi.fn();
    render(<Corner open onMinimize={onMinimize} />);
    onThePage().focus();
    expect(pressEscape()).toBe(true);
    screen.getByRole('button', { name: 'In a dialog' }).focus();
    expect(pressEscape()).toBe(true);
    expect(onMinimize).not.toHaveBeenCalled();
  });

  it('ignores Escape while an input method composes', () => {
    const onMinimize = vi.fn();
    render(<Corner open onMinimize={onMinimize} />);
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true });
    expect(onMinimize).not.toHaveBeenCalled();
  });

  it('adds no Tab stops to the page, also while the assistant answers', () => {
    render(<Corner open pending />);
    const guards = [...document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]')];
    expect(guards.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
  });

  it('has no style attribute when prerendered, because the security policy would block it', () => {
    const drawn = (open: boolean) => renderToStaticMarkup(<Corner open={open} />);
    expect(drawn(true)).not.toContain('style=');
    expect(drawn(false)).not.toContain('dialog');
  });
});
