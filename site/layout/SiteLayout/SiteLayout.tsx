import type { ReactNode } from 'react';

import { IngotMark, SiteHeader, SkipLink, VisuallyHidden } from '#design-system';
import { companyBrief } from '#services/knowledge';
import { auditAction, call, navigation, skip } from '#site/content/navigation.ts';
import { ChatProvider } from '#site/features/chat/ChatProvider.tsx';
import { ChatWidget } from '#site/features/chat/ChatWidget.tsx';
import { PageLoading } from '#site/features/loading/PageLoading.tsx';
import { Notifications } from '#site/features/preferences/Notifications.tsx';
import { Preferences } from '#site/features/preferences/Preferences.tsx';
import { useSearchDialog } from '#site/features/search/useSearchDialog.tsx';
import { paths } from '#site/routing/paths.ts';
import { useAppState } from '#site/state/AppStateProvider.tsx';
import { SiteFooter } from '../SiteFooter.tsx';
import { useDrawings } from '../useDrawings.ts';
import { mainId, useRouteChange } from '../useRouteChange.ts';
import * as styles from './SiteLayout.css.ts';

export interface SiteLayoutProps {
  /** Path of the page, or `/404` for a page that does not exist. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Layout of every page: skip link, header, content, footer and assistant. */
export function SiteLayout({ address, children }: SiteLayoutProps) {
  const { settings } = useAppState().state;
  const { announcement } = useRouteChange();
  useDrawings();
  const search = useSearchDialog();
  return (
    <ChatProvider>
      <div className={styles.layout} data-high-contrast={settings.highContrastMode ? 'true' : undefined}>
        <SkipLink target={mainId}>{skip}</SkipLink>
        <SiteHeader
          brand={companyBrief.name}
          mark={<IngotMark />}
          items={navigation}
          // This service has its own path, outside the paths of the other services.
          currentPath={
            address === paths.enterpriseItStrategy ? paths.service('enterprise-it-strategy') : address
          }
          action={auditAction}
          search={search.entry}
          phone={call}
          utility={<Preferences compact />}
        />
        <PageLoading />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <SiteFooter address={address} />
        {search.dialog}
        <Notifications />
        <ChatWidget />
      </div>
    </ChatProvider>
  );
}
