import { Fragment } from 'react';

import * as styles from './TechnologyNames.css.ts';

export interface TechnologyNamesProps {
  readonly items: readonly string[];
}

/** Names with commas between them. A line breaks between two names and not inside a name. */
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
