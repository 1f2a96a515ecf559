import { BeforeAfter, Heading, Icon, Stack } from '#design-system';
import { automationBriefs, type Service, type SubService } from '#services/knowledge';
import { CheckList } from '#site/sections/CheckList/CheckList.tsx';
import { lead, title } from '#site/sections/PriceExamples/PriceExamples.content.ts';
import { PriceExamples } from '#site/sections/PriceExamples/PriceExamples.tsx';
import { RelatedAutomations } from '#site/sections/RelatedAutomations/RelatedAutomations.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { WatchOne } from '#site/sections/WatchOne/WatchOne.tsx';
import { Pair, Part } from './Pair.tsx';
import { headings } from './ServiceSections.content.ts';
import * as styles from './ServiceSections.css.ts';

export interface ServiceSectionsProps {
  readonly service: Service | SubService;
}

/**
 * What a service is about: one process before and after, benefits, use cases beside what the catalogue has of them, and its price.
 */
export function ServiceSections({ service }: ServiceSectionsProps) {
  const ready = automationBriefs.filter((automation) => automation.service === service.id);
  const useCases = <CheckList items={service.useCases} mark="example" />;
  const catalogue = <RelatedAutomations automations={ready} />;
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
      <Section title={headings.benefits}>
        <ul className={styles.benefits}>
          {service.benefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <Icon name="check" className={styles.tick} />
              {benefit}
            </li>
          ))}
        </ul>
      </Section>
      {ready.length > 3 ? (
        <Pair>
          <Part title={headings.useCases}>{useCases}</Part>
          <Part title={headings.catalogue}>{catalogue}</Part>
        </Pair>
      ) : (
        <Section title={headings.useCases} titlePlace="beside">
          <Stack gap="l">
            {useCases}
            {ready.length > 0 && (
              <>
                <Heading level={3}>{headings.catalogue}</Heading>
                {catalogue}
              </>
            )}
          </Stack>
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
