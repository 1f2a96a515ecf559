import { Link } from '#design-system';
import { choices, offeringIds, offeringsByPrice } from '#services/knowledge';
import { auditAction } from '#site/content/navigation.ts';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { ServiceComparison } from '#site/sections/ServiceComparison/ServiceComparison.tsx';
import { ServicesOverview } from '#site/sections/ServicesOverview/ServicesOverview.tsx';

import { audit, comparison, contents, meta } from './ServicesPage.content.ts';
import * as styles from './ServicesPage.css.ts';

/**
 * Returns the y coordinate at which a line of the drawing ends, in the units of the drawing. Line 0 is the top line.
 */
const lineEnd = (line: number) => 18 + 36 * line;

/** Number of lines in the drawing of all possible services. */
const mostLines = offeringIds.length;
/** Number of the first drawn line. Fewer services use the lines in the middle of the drawing. */
const firstLine = Math.floor((mostLines - offeringsByPrice.length) / 2);
const lines = offeringsByPrice.map((_, index) => firstLine + index);

/** Page `/services`: the services with their deliverables, then a comparison with prices. */
export function ServicesPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader
        title={meta.heading}
        lead={
          <>
            {meta.lead} <Link href={auditAction.href}>{audit}</Link>.
          </>
        }
        aside={
          <PageDrawing
            name="services"
            {...(lines.length < mostLines && { parts: lines.map((line) => `services-${line}`) })}
            className={styles.drawing}
          >
            {offeringsByPrice.map(({ id }, index) => (
              <text
                key={id}
                x="366"
                y={lineEnd(firstLine + index)}
                dy="0.35em"
                fontSize="22.5"
                fill="currentColor"
                stroke="none"
                className={styles.name}
              >
                {choices[id]?.finished}
              </text>
            ))}
          </PageDrawing>
        }
      />
      <Section title={contents.title} titleSize="h3" closeToHead>
        <ServicesOverview />
      </Section>
      <Section title={comparison.title} titleSize="h3" lead={comparison.lead} tinted>
        <ServiceComparison />
      </Section>
    </>
  );
}
