import { Link } from '#design-system';
import type { AutomationBrief } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import * as rows from '#site/sections/CheckList/CheckList.css.ts';

import * as styles from './RelatedAutomations.css.ts';

export interface RelatedAutomationsProps {
  readonly automations: readonly AutomationBrief[];
}

/**
 * Entries of the catalogue by name and hours, on the page of a service.
 *
 * **Not this?** With trigger and steps it is the `Catalogue`.
 */
export function RelatedAutomations({ automations }: RelatedAutomationsProps) {
  return (
    <ul className={styles.list}>
      {automations.map(({ id, title, hoursSaved }) => (
        <li key={id} className={rows.item}>
          <Link href={`${paths.automations}#${id}`}>{title}</Link>
          <span className={styles.hours}>{hoursSaved} hours a week</span>
        </li>
      ))}
    </ul>
  );
}
