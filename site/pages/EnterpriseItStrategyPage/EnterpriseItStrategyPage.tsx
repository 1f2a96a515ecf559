import { BeforeAfter, Button } from '#design-system';
import { auditAction } from '#site/content/navigation.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { Breadcrumb } from '#site/sections/Breadcrumb/Breadcrumb.tsx';
import { CaseSummary } from '#site/sections/CaseSummary/CaseSummary.tsx';
import { CheckList } from '#site/sections/CheckList/CheckList.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import * as cost from '#site/sections/PriceExamples/PriceExamples.content.ts';
import { PriceExamples } from '#site/sections/PriceExamples/PriceExamples.tsx';
import { Roadmap } from '#site/sections/Roadmap/Roadmap.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ServiceFacts } from '#site/sections/ServiceFacts/ServiceFacts.tsx';
import { Technologies } from '#site/sections/Technologies/Technologies.tsx';
import { Result } from '#site/sections/WatchOne/Result.tsx';

import {
  map,
  meta,
  occasions,
  price,
  replacing,
  strategy,
  study,
  technologies,
} from './EnterpriseItStrategyPage.content.ts';

/** `/enterprise-it-strategy` — the three-year map in full. */
export function EnterpriseItStrategyPage() {
  const { titles, before, after } = strategy.process;
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader
        breadcrumb={<Breadcrumb steps={[{ name: 'Services', path: paths.services }]} here={meta.heading} />}
        title={meta.heading}
        lead={meta.lead}
        art={<Result id="enterprise-it-strategy" picture="map" />}
        actions={
          <>
            <Button href={paths.contact}>{meta.talk}</Button>
            <Button href={auditAction.href} variant="outline">
              {auditAction.label}
            </Button>
          </>
        }
      />
      <ServiceFacts price={price} details={strategy} />
      <Section title={occasions.title} lead={occasions.lead} titlePlace="beside">
        <CheckList items={strategy.useCases} mark="example" />
      </Section>
      <Section title={map.title} lead={map.lead}>
        <Roadmap {...map} />
      </Section>
      <Section title={replacing.title} lead={replacing.lead}>
        <BeforeAfter
          before={{ title: titles.before, steps: before }}
          after={{ title: titles.after, steps: after }}
        />
      </Section>
      {price && (
        <Section title={cost.title} lead={cost.lead} tinted>
          <PriceExamples price={price} />
        </Section>
      )}
      {strategy.caseStudy && <CaseSummary slug={strategy.caseStudy} more={study.more} />}
      <Section title={technologies.title} lead={technologies.lead} titlePlace="beside">
        <Technologies kinds={technologies.kinds} />
      </Section>
    </>
  );
}
