import { clsx } from 'clsx';
import { Fragment, type ReactNode, useId } from 'react';

import { Container, Heading, Text } from '#design-system';

import * as styles from './Section.css.ts';

export interface SectionProps {
  /** A claim rather than a label, unless the text is prescribed. */
  readonly title: string;
  /** Place on the page, for links to it. */
  readonly id?: string | undefined;
  readonly lead?: ReactNode;
  /** With the title, e.g. a button to the whole list. */
  readonly action?: ReactNode;
  /** Draws a line above. @default false */
  readonly ruled?: boolean;
  /** `h3` where the content itself is set in large type. @default 'h2' */
  readonly titleSize?: 'h2' | 'h3';
  /** Position of the title on wide windows: over the content or in four columns of its own. @default 'above' */
  readonly titlePlace?: 'above' | 'beside';
  /** Gives the section a quiet background from edge to edge: at most once a page. @default false */
  readonly tinted?: boolean;
  /** Makes the section a dark band in every theme, for the one proof of a page: at most once, and far from the closing one. @default false */
  readonly dark?: boolean;
  /** Half the space after the head of the page, for a list that is the purpose of the page. @default false */
  readonly closeToHead?: boolean;
  readonly children: ReactNode;
}

/**
 * A section of a page with its heading and the vertical space of the page. The heading is a claim; beside the content
 * it stays in sight while a list passes.
 */
export function Section({
  title,
  id,
  lead,
  action,
  ruled = false,
  titleSize = 'h2',
  titlePlace = 'above',
  tinted = false,
  dark = false,
  closeToHead = false,
  children,
}: SectionProps) {
  const titleId = useId();
  const beside = titlePlace === 'beside';
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      data-dark={dark ? '' : undefined}
      className={clsx(
        styles.section,
        tinted && styles.tinted,
        dark && styles.dark,
        closeToHead && styles.closeToHead,
      )}
    >
      <Container>
        <div className={clsx(ruled && styles.ruled, beside && styles.beside)}>
          <header className={clsx(styles.head, beside && styles.headBeside)}>
            <div className={styles.text}>
              <Heading level={2} size={titleSize} id={titleId}>
                {sentences(title).map((sentence, index) => (
                  <Fragment key={sentence}>
                    {index > 0 && ' '}
                    <span className={styles.sentence}>{sentence}</span>
                  </Fragment>
                ))}
              </Heading>
              {lead && (
                <Text size={beside ? 'body' : 'lead'} tone="muted" measure>
                  {lead}
                </Text>
              )}
            </div>
            {action}
          </header>
          {beside ? <div className={styles.bodyBeside}>{children}</div> : children}
        </div>
      </Container>
    </section>
  );
}

/** Two short claims get a line each if they do not fit on one line. */
const sentences = (title: string) => title.split(/(?<=[.?!]) /);
