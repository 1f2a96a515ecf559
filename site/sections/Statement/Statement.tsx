import { Section } from '#site/sections/Section/Section.tsx';

import * as styles from './Statement.css.ts';

export interface StatementProps {
  /** What it is: "Our mission". */
  readonly title: string;
  readonly text: string;
}

/** One sentence a whole company must answer for, in large type beside its name. */
export function Statement({ title, text }: StatementProps) {
  return (
    <Section title={title} titleSize="h3" titlePlace="beside" ruled>
      <p className={styles.words}>{text}</p>
    </Section>
  );
}
