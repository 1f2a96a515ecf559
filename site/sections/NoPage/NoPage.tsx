import type { ReactNode, Ref } from 'react';

import { Container, Heading, LooseEnd, Text } from '#design-system';

import * as styles from './NoPage.css.ts';

export interface NoPageProps {
  /** Heading that names the failure. */
  readonly title: string;
  /** Reason for the failure, and the next step for the visitor. */
  readonly lead: string;
  /** Ref of the heading. Set it to focus the heading if the page appears without a navigation. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons and links to other pages. */
  readonly children: ReactNode;
}

/** Header of a page that does not exist or did not load. */
export function NoPage({ title, lead, headingRef, children }: NoPageProps) {
  return (
    <>
      <LooseEnd className={styles.drawing} />
      <Container className={styles.header}>
        <Heading level={1} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </Heading>
        <Text size="lead" tone="muted" className={styles.lead}>
          {lead}
        </Text>
        {children}
      </Container>
    </>
  );
}
