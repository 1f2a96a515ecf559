import { BeforeAfter, DescriptionList, EffortMeter, Grid, Stack, Text } from '#design-system';
import type { Service, SubService } from '#services/knowledge';
import { CaseInFigures } from '#site/sections/CaseInFigures/CaseInFigures.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { TickList } from '#site/sections/TickList/TickList.tsx';

import { headings, labels } from './ServiceSheet.content.ts';

export interface ServiceSheetProps {
  readonly service: Service | SubService;
}

/** Everything about one service: what changes, what it is used for, one process, what it takes, one case. */
export function ServiceSheet({ service }: ServiceSheetProps) {
  return (
    <>
      {'problem' in service && (
        <Section title={headings.change} ruled>
          <Grid columns={{ tablet: 2 }} gap="xxl">
            <Stack gap="xs">
              <Text size="small" tone="accent">
                {labels.today}
              </Text>
              <Text size="lead">{service.problem}</Text>
            </Stack>
            <Stack gap="xs">
              <Text size="small" tone="done">
                {labels.afterwards}
              </Text>
              <Text size="lead">{service.change}</Text>
            </Stack>
          </Grid>
        </Section>
      )}
      <Section title={headings.benefits} ruled>
        <TickList items={service.benefits} />
      </Section>
      {'process' in service && (
        <Section title={headings.process} lead={service.process.name} ruled>
          <BeforeAfter
            before={{ title: labels.before, steps: service.process.before }}
            after={{ title: labels.after, steps: service.process.after }}
          />
        </Section>
      )}
      <Section title={headings.useCases} ruled>
        <TickList items={service.useCases} />
      </Section>
      {'typicalTime' in service && (
        <>
          <Section title={headings.cost} ruled>
            <DescriptionList
              items={[
                { term: labels.time, details: service.typicalTime },
                { term: labels.return, details: service.typicalReturn },
                {
                  term: labels.effort,
                  details: <EffortMeter difficulty={service.effort} label={labels.effort} />,
                },
              ]}
            />
          </Section>
          <Section title={headings.study} ruled>
            <CaseInFigures slug={service.caseStudy} more={labels.more} />
          </Section>
        </>
      )}
    </>
  );
}
