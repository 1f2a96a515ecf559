import { Link } from '#design-system';
import type { AutomationBrief } from '#services/knowledge';
import { paths } from '#site/routing/paths.ts';
import * as rows from '#site/sections/CheckList/CheckList.css.ts';

import * as styles from './RelatedAutomations.css.ts';

export interface RelatedAutomationsProps {
  readonly automations: readonly AutomationBrief[];
}

/**
 * Automations of a service, with their name and hours saved a week, linked to the catalogue.
 *
 * **Not this?** Use `Catalogue` to show also the trigger and the steps.
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
