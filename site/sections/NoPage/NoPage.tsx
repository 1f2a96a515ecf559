import type { ReactNode, Ref } from 'react';

import { Container, Heading, LooseEnd, Text } from '#design-system';

import * as styles from './NoPage.css.ts';

export interface NoPageProps {
  /** Description of the failure. */
  readonly title: string;
  /** Why, and what to do. */
  readonly lead: string;
  /** For the focus, where the page appears without a navigation. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons, and links to where the visitor may go instead. */
  readonly children: ReactNode;
}

/** The opening of a page that is not there, or did not load. */
export function NoPage({ title, lead, headingRef, children }: NoPageProps) {
  return (
    <Container className={styles.opening}>
      <LooseEnd />
      <Heading level={1} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Heading>
      <Text size="lead" tone="muted" className={styles.lead}>
        {lead}
      </Text>
      {children}
    </Container>
  );
}
