import { type ComponentType, useLayoutEffect, useMemo } from 'react';
import { Router } from 'react-router-dom';

import { ComingPath } from '#site/features/loading/ComingPath.ts';
import { PageBoundary } from '#site/features/loading/PageBoundary.tsx';
import { PageFailed } from '#site/features/loading/PageFailed.tsx';
import { SiteLayout } from '#site/layout/SiteLayout/SiteLayout.tsx';

import { type BrowserHistory, usePages } from './usePages.ts';

export interface PageRouterProps {
  readonly history: BrowserHistory;
  /** The page at the present address. */
  readonly first: ComponentType;
}

/** One layout, and in it the page of the address; when that fails, the layout stays. */
export function PageRouter({ history, first }: PageRouterProps) {
  const { shown, coming, cancel, navigator } = usePages(history, first);
  const { location, navigationType, content } = shown;
  // From now on the page answers; tests wait for it.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  const comingPage = useMemo(() => (coming === null ? null : { path: coming, cancel }), [coming, cancel]);
  return (
    <Router location={location} navigationType={navigationType} navigator={navigator}>
      <ComingPath value={comingPage}>
        <SiteLayout>
          <PageBoundary place={location}>
            {'Page' in content ? <content.Page /> : <PageFailed error={content.error} />}
          </PageBoundary>
        </SiteLayout>
      </ComingPath>
    </Router>
  );
}
