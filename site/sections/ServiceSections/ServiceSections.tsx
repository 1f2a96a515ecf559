import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

import { BeforeAfter, Container, Heading } from '#design-system';
import { automationBriefs, type Service, type SubService } from '#services/knowledge';
import { CheckList } from '#site/sections/CheckList/CheckList.tsx';
import { lead, title } from '#site/sections/PriceExamples/PriceExamples.content.ts';
import { PriceExamples } from '#site/sections/PriceExamples/PriceExamples.tsx';
import { RelatedAutomations } from '#site/sections/RelatedAutomations/RelatedAutomations.tsx';
import { section } from '#site/sections/Section/Section.css.ts';
import { Section } from '#site/sections/Section/Section.tsx';
import { WatchOne } from '#site/sections/WatchOne/WatchOne.tsx';

import { headings, leads } from './ServiceSections.content.ts';
import * as styles from './ServiceSections.css.ts';

export interface ServiceSectionsProps {
  readonly service: Service | SubService;
}

/**
 * What a service is about: one process before and after, benefits, use cases with what the catalogue has of them, and its price.
 */
export function ServiceSections({ service }: ServiceSectionsProps) {
  const ready = automationBriefs.filter((automation) => automation.service === service.id);
  /** Too few for a section of their own. */
  const few = ready.length > 0 && ready.length < 4;
  return (
    <>
      {'problem' in service && (
        <Section title={headings.process(service.process.name)}>
          <BeforeAfter
            before={{
              title: service.process.titles.before,
              text: service.problem,
              steps: service.process.before,
            }}
            after={{
              title: service.process.titles.after,
              text: service.change,
              steps: service.process.after,
            }}
          />
          <WatchOne service={service.id} process={service.process.name} steps={service.process.after} />
        </Section>
      )}
      <Container className={clsx(section, styles.pair)}>
        <Half title={headings.benefits}>
          <CheckList items={service.benefits} />
        </Half>
        <Half title={headings.useCases}>
          <CheckList items={service.useCases} mark="example" />
          {few && (
            <>
              <Heading level={3}>{headings.catalogue}</Heading>
              <RelatedAutomations automations={ready} />
            </>
          )}
        </Half>
      </Container>
      {ready.length > 0 && !few && (
        <Section title={headings.catalogue} lead={leads.catalogue}>
          <RelatedAutomations automations={ready} />
        </Section>
      )}
      {service.price && (
        <Section title={title} lead={lead} tinted>
          <PriceExamples price={service.price} />
        </Section>
      )}
    </>
  );
}

interface HalfProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Half({ title, children }: HalfProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.half}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
