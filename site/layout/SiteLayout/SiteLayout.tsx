import { Outlet } from 'react-router-dom';

import { VisuallyHidden } from '#design-system';
import { PageLoading } from '#site/features/loading/PageLoading.tsx';
import { useAppState } from '#site/features/preferences/AppStateProvider.tsx';

import { mainId, useArrival } from '../useArrival.ts';
import * as styles from './SiteLayout.css.ts';

/** What every page has around it: skip link, navigation, content, footer and the chat. */
export function SiteLayout() {
  const { settings } = useAppState().state;
  const { announcement } = useArrival();
  return (
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
    </div>
  );
}
