import { BeforeAfter, Button } from '#design-system';
import { auditAction } from '#site/content/navigation.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { CaseInFigures } from '#site/sections/CaseInFigures/CaseInFigures.tsx';
import { Invitation } from '#site/sections/Invitation/Invitation.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ServiceFacts } from '#site/sections/ServiceFacts/ServiceFacts.tsx';
import { Technologies } from '#site/sections/Technologies/Technologies.tsx';
import { TickList } from '#site/sections/TickList/TickList.tsx';
import { YearMap } from '#site/sections/YearMap/YearMap.tsx';

import {
  call,
  held,
  map,
  meta,
  occasions,
  replacing,
  strategy,
  study,
  technologies,
} from './EnterpriseItStrategyPage.content.ts';

/** `/enterprise-it-strategy` — the three-year map in full. */
export function EnterpriseItStrategyPage() {
  const { before, after } = strategy.process;
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader
        title={meta.heading}
        lead={meta.lead}
        actions={
          <>
            <Button href={auditAction.href}>{auditAction.label}</Button>
            <Button href={paths.contact} variant="outline">
              {meta.talk}
            </Button>
          </>
        }
      />
      <ServiceFacts service={strategy} />
      <Section title={map.title} lead={map.lead}>
        <YearMap label={map.label} parts={map.parts} />
      </Section>
      <Section title={held.title} lead={held.lead} titlePlace="beside">
        <TickList items={strategy.benefits} />
      </Section>
      <Section title={replacing.title} lead={replacing.lead}>
        <BeforeAfter
          before={{ title: replacing.before, steps: before }}
          after={{ title: replacing.after, steps: after }}
        />
      </Section>
      <Section title={occasions.title} lead={occasions.lead} titlePlace="beside">
        <TickList items={strategy.useCases} mark="example" />
      </Section>
      <Invitation {...call} />
      {strategy.caseStudy && <CaseInFigures slug={strategy.caseStudy} more={study.more} />}
      <Section title={technologies.title} lead={technologies.lead} titlePlace="beside">
        <Technologies />
      </Section>
    </>
  );
}
