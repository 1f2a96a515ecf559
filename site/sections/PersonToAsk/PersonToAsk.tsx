import { Face } from '#site/drawings/RoleFigure/Face.tsx';
import { roleFigure } from '#site/drawings/RoleFigure/RoleFigure.tsx';

import { ask } from './PersonToAsk.content.ts';
import * as styles from './PersonToAsk.css.ts';

export interface PersonToAskProps {
  readonly name: string;
  readonly role: string;
  /** Topics, in a few words: "how a saved hour is counted". */
  readonly ask: string;
}

/**
 * A person of the firm with face, role and what to ask, in two lines.
 *
 * **Not this?** All people with their work are on the About page.
 */
export const PersonToAsk = ({ name, role, ask: about }: PersonToAskProps) => (
  <p className={styles.person}>
    <Face name={roleFigure(role)} />
    <span>
      <span className={styles.name}>{name}</span>, {role.toLowerCase()}
      <span className={styles.about}>
        {ask} {about}.
      </span>
    </span>
  </p>
);
