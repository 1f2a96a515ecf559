import { Button, DescriptionList } from '#design-system';
import { auditAction } from '#site/content/navigation.ts';
import { CallAndQuestions } from '#site/features/calls/CallAndQuestions.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { Breadcrumb } from '#site/sections/Breadcrumb/Breadcrumb.tsx';
import { CaseSummary } from '#site/sections/CaseSummary/CaseSummary.tsx';
import { CheckList } from '#site/sections/CheckList/CheckList.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import * as cost from '#site/sections/PriceExamples/PriceExamples.content.ts';
import { PriceExamples } from '#site/sections/PriceExamples/PriceExamples.tsx';
import { Roadmap } from '#site/sections/Roadmap/Roadmap.tsx';
import { RoadmapLegend } from '#site/sections/Roadmap/RoadmapLegend.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ServiceFacts } from '#site/sections/ServiceFacts/ServiceFacts.tsx';
import { sectionIds } from '#site/sections/ServiceSections/ServiceSections.content.ts';
import { TechnologyNames } from '#site/sections/Technologies/TechnologyNames.tsx';

import {
  head,
  legend,
  map,
  meta,
  occasions,
  price,
  strategy,
  study,
  tools,
  total,
} from './EnterpriseItStrategyPage.content.ts';
import { MapTotal } from './MapTotal.tsx';

/** Page `/enterprise-it-strategy`: the service with the whole three-year map. */
export function EnterpriseItStrategyPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader
        breadcrumb={<Breadcrumb steps={[{ name: 'Services', path: paths.services }]} here={head.title} />}
        title={head.title}
        lead={head.lead}
        actions={
          <>
            <Button href={paths.contact}>{head.talk}</Button>
            <Button href={auditAction.href} variant="outline">
              {auditAction.label}
            </Button>
            <RoadmapLegend {...legend} />
          </>
        }
        wideArt={<Roadmap {...map} />}
      />
      <ServiceFacts
        price={price}
        details={strategy}
        sectionIds={{ price: sectionIds.price, result: strategy.caseStudy && sectionIds.result }}
      />
      <Section title={occasions.title} titlePlace="beside">
        <CheckList items={strategy.useCases.map(({ text }) => text)} mark="example" />
      </Section>
      {price && (
        <Section title={cost.title} id={sectionIds.price} lead={cost.lead} tinted>
          <PriceExamples price={price} total={total && <MapTotal {...total} />} />
        </Section>
      )}
      {strategy.caseStudy && (
        <CaseSummary slug={strategy.caseStudy} id={sectionIds.result} more={study.more} />
      )}
      <Section title={tools.title} lead={tools.lead} titlePlace="beside" titleSize="h3">
        <DescriptionList
          items={tools.kinds.map(({ name, items }) => ({
            term: name,
            details: <TechnologyNames items={items} />,
          }))}
        />
      </Section>
      <CallAndQuestions />
    </>
  );
}
