import { Text } from '#design-system';
import type { CaseStudy } from '#services/knowledge';

import * as styles from './CaseCost.css.ts';
import { cost, paidBack } from './CasePayback.content.ts';

/**
 * Price and duration of a case, with the payback time below.
 *
 * **Not this?** Use `CasePayback` to show the calculation.
 */
export const CaseCost = ({ study }: { readonly study: CaseStudy }) => (
  <Text className={styles.cost}>
    {cost(study)} <span className={styles.back}>{paidBack(study)}</span>
  </Text>
);
