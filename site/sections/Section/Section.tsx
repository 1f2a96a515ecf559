import { type ReactNode, useId } from 'react';

import { Container, Heading, Text } from '#design-system';

import * as styles from './Section.css.ts';

export interface SectionProps {
  /** A claim, not a label, unless the specification fixes it. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the title, e.g. a button to the whole list. */
  readonly action?: ReactNode;
  /** Where links in the page may lead. */
  readonly id?: string;
  /** Draws a line above. @default false */
  readonly ruled?: boolean;
  readonly children: ReactNode;
}

/** One thought of a page under its heading, with the page's rhythm of space. */
export function Section({ title, lead, action, id, ruled = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <Container>
        <div className={ruled ? styles.ruled : undefined}>
          <header className={styles.head}>
            <div className={styles.words}>
              <Heading level={2} id={titleId}>
                {title}
              </Heading>
              {lead && (
                <Text size="lead" tone="muted" measure>
                  {lead}
                </Text>
              )}
            </div>
            {action}
          </header>
          {children}
        </div>
      </Container>
    </section>
  );
}
