import { Face } from '#site/drawings/RoleFigure/Face.tsx';
import { roleFigure } from '#site/drawings/RoleFigure/RoleFigure.tsx';

import { ask } from './PersonToAsk.content.ts';
import * as styles from './PersonToAsk.css.ts';

export interface PersonToAskProps {
  readonly name: string;
  readonly role: string;
  /** Topics for questions to this person: "how a saved hour is counted". */
  readonly askAbout: string;
}

/**
 * A person of the firm in two lines: face, name, role, and the topics to ask about.
 *
 * **Not this?** Link to the About page for all people and their work.
 */
export const PersonToAsk = ({ name, role, askAbout }: PersonToAskProps) => (
  <p className={styles.person}>
    <Face name={roleFigure(role)} />
    <span>
      <span className={styles.name}>{name}</span>, {role.toLowerCase()}
      <span className={styles.about}>
        {ask} {askAbout}.
      </span>
    </span>
  </p>
);
