import { Button, Text } from '#design-system';
import { auditAction } from '#site/content/navigation.ts';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { NoBreakRanges } from '#site/sections/NoBreakRanges/NoBreakRanges.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ServiceComparison } from '#site/sections/ServiceComparison/ServiceComparison.tsx';
import { ServicesOverview } from '#site/sections/ServicesOverview/ServicesOverview.tsx';

import { comparison, contents, meta } from './ServicesPage.content.ts';

/** `/services` — the services, read like a table of contents, then side by side with what they cost. */
export function ServicesPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader
        title={meta.heading}
        lead={meta.lead}
        art={<PageDrawing name="services" />}
        actions={<Button href={auditAction.href}>{auditAction.label}</Button>}
      />
      <Section
        title={contents.title}
        action={
          <Text tone="muted">
            <NoBreakRanges text={contents.times} />
          </Text>
        }
        titleSize="h3"
        closeToHead
      >
        <ServicesOverview />
      </Section>
      <Section title={comparison.title} lead={comparison.lead} tinted>
        <ServiceComparison />
      </Section>
    </>
  );
}
