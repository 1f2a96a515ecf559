import { type ComponentType, useLayoutEffect, useMemo } from 'react';
import { Router } from 'react-router-dom';
import { PageBoundary } from '#site/features/loading/PageBoundary.tsx';
import { PageFailed } from '#site/features/loading/PageFailed.tsx';
import { PendingPath } from '#site/features/loading/PendingPath.ts';
import { SiteLayout } from '#site/layout/SiteLayout/SiteLayout.tsx';

import { type BrowserHistory, usePages } from './usePages.ts';

export interface PageRouterProps {
  readonly history: BrowserHistory;
  /** The page at the present address. */
  readonly first: ComponentType;
}

/** One layout, and in it the page of the address; when that fails, the layout stays. */
export function PageRouter({ history, first }: PageRouterProps) {
  const { shown, pending, cancel, navigator } = usePages(history, first);
  const { location, navigationType, content } = shown;
  // From now on the page answers; tests wait for it.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  const pendingPage = useMemo(() => (pending === null ? null : { path: pending, cancel }), [pending, cancel]);
  return (
    <Router location={location} navigationType={navigationType} navigator={navigator}>
      <PendingPath value={pendingPage}>
        <SiteLayout>
          <PageBoundary place={location}>
            {'Page' in content ? <content.Page /> : <PageFailed error={content.error} />}
          </PageBoundary>
        </SiteLayout>
      </PendingPath>
    </Router>
  );
}
