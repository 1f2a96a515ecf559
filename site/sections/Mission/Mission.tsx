import { Section } from '#site/sections/Section/Section.tsx';

import * as styles from './Mission.css.ts';

export interface MissionProps {
  /** What it is: "Our mission". */
  readonly title: string;
  readonly text: string;
}

/** The company's mission or vision: one sentence in large type beside its name. */
export function Mission({ title, text }: MissionProps) {
  return (
    <Section title={title} titleSize="h3" titlePlace="beside" ruled>
      <p className={styles.words}>{text}</p>
    </Section>
  );
}
