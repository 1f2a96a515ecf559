import { lazy, Suspense, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';

import { ChatLauncher, IngotMark, useHydrated } from '#design-system';
import { useServices } from '#services';
import { ErrorBoundary } from '#site/features/loading/ErrorBoundary.tsx';

import { useChat } from './ChatProvider.tsx';
import { launcherLabel, loading, title } from './ChatWidget.content.ts';
import * as styles from './ChatWidget.css.ts';
import { loadChatPanel, prefetchChat } from './loadChatPanel.ts';

// The conversation is loaded when the chat is first opened.
const Chat = lazy(async () => ({ default: (await loadChatPanel()).Chat }));

/** Button of the assistant on every page, and its panel once it was opened. */
export function ChatWidget() {
  const { isOpen, open } = useChat();
  const services = useServices();
  const prefetch = () => prefetchChat(services);
  const hydrated = useHydrated();
  const frame = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const [requested, setRequested] = useState(false);
  // A Suspense fallback would stay for at least 300 ms. A deferred render shows the panel as soon as it is loaded.
  const mounted = useDeferredValue(requested);
  const [unread, setUnread] = useState(0);

  // The launcher disappears before the panel has loaded. Until then the surrounding element has the focus.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isOpen && (activeElement === body || activeElement === launcher.current))
      frame.current?.focus({ preventScroll: true });
  }, [isOpen]);

  // Without scripts the launcher would do nothing. The footer has the contact details.
  if (!hydrated) return null;
  if (isOpen && !requested) setRequested(true);
  if (isOpen && unread > 0) setUnread(0);
  return (
    <aside ref={frame} tabIndex={-1} aria-label={title} className={styles.widget}>
      <ChatLauncher
        ref={launcher}
        expanded={isOpen}
        unread={unread}
        mark={<IngotMark />}
        label={launcherLabel}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => open()}
      />
      {requested && !mounted && (
        <p role="status" className={styles.loading}>
          {loading}
        </p>
      )}
      <ErrorBoundary>
        <Suspense>
          {mounted && (
            <Chat
              id="assistant-panel"
              launcher={launcher}
              onUnreadReply={() => setUnread((count) => count + 1)}
            />
          )}
        </Suspense>
      </ErrorBoundary>
    </aside>
  );
}
