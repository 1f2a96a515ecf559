import { useId } from 'react';

import { Heading, Text } from '#design-system';

import * as styles from './Mission.css.ts';

export interface MissionProps {
  /** Heading, for example "Our mission". */
  readonly title: string;
  readonly text: string;
}

/** Mission or vision of the company: a heading and one sentence. It is less prominent than the founder's `Quote`. */
export function Mission({ title, text }: MissionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.mission}>
      <Heading level={2} size="h4" id={titleId} className={styles.title}>
        {title}
      </Heading>
      <Text measure>{text}</Text>
    </section>
  );
}
