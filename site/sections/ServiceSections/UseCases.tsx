import { useId } from 'react';

import { Container, Heading, Text, VisuallyHidden } from '#design-system';
import type { UseCase } from '#services/knowledge';
import { section } from '#site/sections/Section/Section.css.ts';

import { headings, introductions, leadsTo } from './ServiceSections.content.ts';
import * as styles from './UseCases.css.ts';

export interface UseCasesProps {
  readonly useCases: readonly UseCase[];
}

/** Use cases on the left, each joined to its benefit on the right by a drawn line. */
export function UseCases({ useCases }: UseCasesProps) {
  const id = useId();
  const title = (name: 'useCases' | 'benefits') => (
    <div className={styles.title}>
      <Heading level={2} id={id + name}>
        {headings[name]}
      </Heading>
      <Text tone="muted">{introductions[name]}</Text>
    </div>
  );
  return (
    <Container className={section}>
      <section aria-labelledby={`${id}useCases ${id}benefits`}>
        <div className={styles.head}>
          {title('useCases')}
          {title('benefits')}
        </div>
        <ul className={styles.list}>
          {useCases.map(({ text, benefit }) => (
            <li key={text} className={styles.pair}>
              <p className={styles.useCase}>{text}</p> <VisuallyHidden>{leadsTo}</VisuallyHidden>{' '}
              <p className={styles.benefit}>{benefit}</p>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
