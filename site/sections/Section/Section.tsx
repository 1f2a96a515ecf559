import { clsx } from 'clsx';
import { Fragment, type ReactNode, useId } from 'react';

import { Container, Heading, Text } from '#design-system';

import * as styles from './Section.css.ts';

export interface SectionProps {
  /** A statement and not a label, unless the requirements prescribe the text. */
  readonly title: string;
  /** Anchor for links to this section. */
  readonly id?: string | undefined;
  readonly lead?: ReactNode;
  /** Stands beside the title, for example a link to the whole list. */
  readonly action?: ReactNode;
  /** Draws a line above the section. @default false */
  readonly ruled?: boolean;
  /** Size of the title. Use `h3` if the content itself is in large type. @default 'h2' */
  readonly titleSize?: 'h2' | 'h3';
  /** Position of the title on wide windows: above the content or in four columns beside it. @default 'above' */
  readonly titlePlace?: 'above' | 'beside';
  /** Gives the section a tinted background from edge to edge. Use it at most once on a page. @default false */
  readonly tinted?: boolean;
  /**
   * Makes the section a dark band in every theme. Use it at most once on a page, for the strongest proof, and not
   * close to the closing band. @default false
   */
  readonly dark?: boolean;
  /** Removes the space above. Use it for the main list of a page, directly below the page header. @default false */
  readonly closeToHead?: boolean;
  readonly children: ReactNode;
}

/**
 * A section of a page with its heading and the standard space above and below. If the title stands beside the
 * content, it stays visible while the content scrolls.
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

/** Splits a title into its sentences. Two short sentences that do not fit on one line get a line each. */
const sentences = (title: string) => title.split(/(?<=[.?!]) /);
