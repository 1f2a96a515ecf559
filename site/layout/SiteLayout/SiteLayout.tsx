import { Outlet } from 'react-router-dom';

import { VisuallyHidden } from '#design-system';
import { ChatProvider } from '#site/features/chat/ChatProvider.tsx';
import { ChatWidget } from '#site/features/chat/ChatWidget.tsx';
import { PageLoading } from '#site/features/loading/PageLoading.tsx';
import { useAppState } from '#site/features/preferences/AppStateProvider.tsx';
import { Notifications } from '#site/features/preferences/Notifications.tsx';

import { mainId, useArrival } from '../useArrival.ts';
import * as styles from './SiteLayout.css.ts';

/** What every page has around it: skip link, navigation, content, footer and the assistant. */
export function SiteLayout() {
  const { settings } = useAppState().state;
  const { announcement } = useArrival();
  return (
    <ChatProvider>
      <div
        className={styles.layout}
        data-high-contrast={settings.highContrastMode ? 'true' : undefined}
        data-motion={settings.animationsEnabled ? undefined : 'off'}
      >
        <PageLoading />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <Notifications />
        <ChatWidget />
      </div>
    </ChatProvider>
  );
}
