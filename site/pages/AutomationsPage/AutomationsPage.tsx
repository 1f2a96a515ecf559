import { Button, FilterChips, Link, SelectField, Text } from '#design-system';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { CallToAction } from '#site/sections/CallToAction/CallToAction.tsx';
import { Catalogue } from '#site/sections/Catalogue/Catalogue.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { call, catalogue, countOf, filters, meta } from './AutomationsPage.content.ts';
import * as styles from './AutomationsPage.css.ts';
import { areas, systems, useFilters } from './useFilters.ts';

/** `/automations` — what a machine can take over, filtered by area and system in the address. */
export function AutomationsPage() {
  const { systemField, area, system, shown, matching, chooseArea, chooseSystem, clear } = useFilters();
  const { label, href } = catalogue.howToCount;
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} art={<PageDrawing name="automations" />} />
      <Section
        title={catalogue.title}
        lead={
          <>
            {catalogue.lead} <Link href={href}>{label}</Link>
          </>
        }
      >
        <div className={styles.filters}>
          <FilterChips
            label={filters.area}
            value={area}
            onChange={chooseArea}
            options={[
              { value: '', label: filters.all, count: matching('', system).length },
              ...areas.map((value) => ({ value, label: value, count: matching(value, system).length })),
            ]}
            className={styles.areas}
          />
          <SelectField
            ref={systemField}
            label={filters.system}
            name="system"
            aria-required={false}
            value={system}
            onChange={chooseSystem}
            placeholder={filters.anySystem}
            options={systems.map((value) => ({ value, label: `${value} (${matching(area, value).length})` }))}
            className={styles.systems}
          />
        </div>
        <div className={styles.result}>
          <Text role="status" tone="muted">
            {countOf(shown.length)}
          </Text>
          {(area || system) && (
            <Button variant="text" size="small" onClick={clear}>
              {filters.clear}
            </Button>
          )}
        </div>
        <Catalogue automations={shown} countOf={countOf} />
      </Section>
      <CallToAction {...call} />
    </>
  );
}
