import { choices, serviceBriefs } from '#services/knowledge';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ServiceComparison } from '#site/sections/ServiceComparison/ServiceComparison.tsx';
import { ServicesOverview } from '#site/sections/ServicesOverview/ServicesOverview.tsx';

import { comparison, contents, meta } from './ServicesPage.content.ts';
import * as styles from './ServicesPage.css.ts';

/** Where a line of the drawing ends, from its top, in its units. */
const end = (line: number) => 18 + 36 * line;

/** `/services` — the services, read like a table of contents, then side by side with what they cost. */
export function ServicesPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader
        title={meta.heading}
        lead={meta.lead}
        art={
          <PageDrawing name="services" className={styles.drawing}>
            {serviceBriefs.map(({ id }, line) => (
              <text key={id} x="370" y={end(line)} dy="0.35em" className={styles.name}>
                {choices[id]?.finished}
              </text>
            ))}
          </PageDrawing>
        }
      />
      <Section title={contents.title} titleSize="h3" closeToHead>
        <ServicesOverview />
      </Section>
      <Section title={comparison.title} lead={comparison.lead} tinted>
        <ServiceComparison />
      </Section>
    </>
  );
}
