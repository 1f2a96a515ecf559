import { BeforeAfter } from '#design-system';
import { automationBriefs, type Offering, type SubOffering } from '#services/knowledge';
import { lead, title } from '#site/sections/PriceExamples/PriceExamples.content.ts';
import { PriceExamples } from '#site/sections/PriceExamples/PriceExamples.tsx';
import { ProcessDemo } from '#site/sections/ProcessDemo/ProcessDemo.tsx';
import { RelatedAutomations } from '#site/sections/RelatedAutomations/RelatedAutomations.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { headings, sectionIds } from './ServiceSections.content.ts';
import { UseCases } from './UseCases.tsx';

export interface ServiceSectionsProps {
  readonly service: Offering | SubOffering;
}

/**
 * Body of a service page: one process before and after, use cases with their benefits, the service's automations in
 * the catalogue, and its price.
 */
export function ServiceSections({ service }: ServiceSectionsProps) {
  const automations = automationBriefs.filter((automation) => automation.service === service.id);
  return (
    <>
      {'problem' in service && (
        <Section title={headings.process(service.process.name)} id={sectionIds.process}>
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
          <ProcessDemo service={service.id} process={service.process.name} steps={service.process.after} />
        </Section>
      )}
      <UseCases {...service} />
      {automations.length > 0 && (
        <Section title={headings.catalogue} titlePlace="beside" titleSize="h3">
          <RelatedAutomations automations={automations} />
        </Section>
      )}
      {service.price && (
        <Section title={title} id={sectionIds.price} lead={lead} tinted>
          <PriceExamples price={service.price} />
        </Section>
      )}
    </>
  );
}
