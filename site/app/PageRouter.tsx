import { type ComponentType, useLayoutEffect, useMemo } from 'react';
import { Router } from 'react-router-dom';
import { PageBoundary } from '#site/features/loading/PageBoundary.tsx';
import { PageFailed } from '#site/features/loading/PageFailed.tsx';
import { PendingPageContext } from '#site/features/loading/PendingPage.ts';
import { SiteLayout } from '#site/layout/SiteLayout/SiteLayout.tsx';

import type { BrowserHistory } from './createBrowserHistory.ts';
import { addressAt } from './routes.ts';
import { usePageNavigation } from './usePageNavigation.ts';

export interface PageRouterProps {
  readonly history: BrowserHistory;
  /** Page at the current address. */
  readonly initialPage: ComponentType;
}

/** Layout with the page of the current address. If the page fails, the layout stays. */
export function PageRouter({ history, initialPage }: PageRouterProps) {
  const { current, pendingPath, cancel, navigator } = usePageNavigation(history, initialPage);
  const { location, navigationType, content } = current;
  // Tests wait for this attribute before they press anything.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  const pendingPage = useMemo(
    () => (pendingPath === null ? null : { path: pendingPath, cancel }),
    [pendingPath, cancel],
  );
  return (
    <Router location={location} navigationType={navigationType} navigator={navigator}>
      <PendingPageContext value={pendingPage}>
        <SiteLayout address={addressAt(location.pathname)}>
          <PageBoundary resetKey={location}>
            {'Page' in content ? <content.Page /> : <PageFailed error={content.error} />}
          </PageBoundary>
        </SiteLayout>
      </PendingPageContext>
    </Router>
  );
}
