import { useLocation } from 'react-router-dom';

import { Link } from '#design-system';

import { useComingPath } from './ComingPath.ts';
import * as styles from './PageLoading.css.ts';
import { useDelayed } from './useDelayed.ts';

/** Milliseconds before a wait is worth a word, and before it is worth an excuse (A40). */
const noticeable = 200;
const long = 10_000;

/** Says that a page is on its way (specification section 2). The old page stays until the new one is there. */
export function PageLoading() {
  const here = useLocation().pathname;
  const coming = useComingPath();
  const loading = coming !== null;
  const slow = useDelayed(loading, noticeable);
  const stuck = useDelayed(loading, long);
  return (
    <div role="status" className={slow ? styles.bar : styles.silent}>
      {slow && <span>Loading page...</span>}
      {stuck && loading && (
        <span>
          Still loading: check your connection.{' '}
          {/* A plain load of the same address drops the request that hangs. */}
          <a href={coming}>Load it afresh</a> or <Link href={here}>stay here</Link>.
        </span>
      )}
    </div>
  );
}
