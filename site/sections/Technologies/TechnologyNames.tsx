import { Fragment } from 'react';

import * as styles from './TechnologyNames.css.ts';

export interface TechnologyNamesProps {
  readonly items: readonly string[];
}

/** Names with commas between them; a line breaks between two names, never within one. */
export const TechnologyNames = ({ items }: TechnologyNamesProps) =>
  items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && ' '}
      <span className={styles.name}>
        {item}
        {index < items.length - 1 && ','}
      </span>
    </Fragment>
  ));
