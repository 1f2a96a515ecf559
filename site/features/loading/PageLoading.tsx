import { Button } from '#design-system';
import { useNotify } from '#site/state/useNotify.ts';
import * as styles from './PageLoading.css.ts';
import { usePendingPage } from './PendingPage.ts';
import { useDelayed } from './useDelayed.ts';

/** Delay before the indicator appears, in milliseconds. */
const indicatorDelay = 200;

export interface PageLoadingProps {
  /** Time before loading can be cancelled, in milliseconds. @default 10000 */
  readonly patience?: number;
}

/** Indicator of a page that is loading. The old page stays visible until the new one is loaded. */
export function PageLoading({ patience = 10_000 }: PageLoadingProps) {
  const pendingPage = usePendingPage();
  const notify = useNotify();
  const loading = pendingPage !== null;
  const isVisible = useDelayed(loading, indicatorDelay);
  const isStuck = useDelayed(loading, patience);
  return (
    <div className={isVisible ? styles.bar : styles.silent}>
      <div role="status">
        {isVisible && <span>Loading page...</span>}
        {isStuck && <span> Still loading… check your connection.</span>}
      </div>
      {isStuck && pendingPage && (
        <>
          {/* A full load of the pending page replaces the request that hangs. */}
          <a href={pendingPage.path}>Reload the page</a>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              pendingPage.cancel();
              // The focused button is about to be removed, so the content takes the focus.
              document.querySelector('main')?.focus({ preventScroll: true });
              notify('page-loading', 'Loading stopped. You are still on this page.');
            }}
          >
            Cancel
          </Button>
        </>
      )}
    </div>
  );
}
