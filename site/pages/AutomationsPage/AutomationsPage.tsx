import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Button, Container, FilterChips, Link, SelectField, Text, VisuallyHidden } from '#design-system';
import { Catalogue } from '#site/features/savings/Catalogue.tsx';
import { ExampleCompanies } from '#site/features/savings/ExampleCompanies.tsx';
import { SavedWeek } from '#site/features/savings/SavedWeek.tsx';
import { savingsOf } from '#site/features/savings/savingsOf.ts';
import { useChosenAutomations } from '#site/features/savings/useChosenAutomations.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { CallToAction } from '#site/sections/CallToAction/CallToAction.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { beforeSection } from '#site/sections/Section/Section.css.ts';
import { useHasChanged } from '#site/shared/useHasChanged.ts';

import {
  addedUp,
  call,
  countOf,
  filters,
  meta,
  nothingTicked,
  ticked,
  whatItCosts,
} from './AutomationsPage.content.ts';
import * as styles from './AutomationsPage.css.ts';
import { areas, systems, useFilters } from './useFilters.ts';

/**
 * Page `/automations`: a catalogue to filter, sort and tick, and the hours that the ticked automations save. Filters,
 * order and ticks are in the address.
 */
export function AutomationsPage() {
  const filterState = useFilters();
  const { area, system, byHours, filtered } = filterState;
  const { group, chosen, savings, choose: chooseTasks, toggle } = useChosenAutomations();
  const count = countOf(filtered.length);
  const { automations: tasks, totalHours } = savingsOf(chosen);
  const changed = useHasChanged(`${count} ${totalHours}`);
  const result = <Result count={count} tickedCount={tasks.length} hours={totalHours} changed={changed} />;
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader
        title={meta.heading}
        lead={
          <>
            {meta.lead} <Link href={whatItCosts.href}>{whatItCosts.label}</Link>
          </>
        }
        aside={<ExampleCompanies chosen={chosen} onChoose={chooseTasks} className={styles.examples} />}
      />
      <section className={clsx(beforeSection, styles.catalogue)}>
        <Container>
          <div className={styles.filters}>
            <FilterFields {...filterState} />
            <Text tone="muted" className={clsx(!(area || system) && styles.onlyAnnounced)}>
              <span role="status">{changed && result}</span>
              <span>{!changed && result}</span>
            </Text>
            {(area || system) && (
              <Button variant="text" size="small" onClick={filterState.clear}>
                {filters.clear}
              </Button>
            )}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none. */}
          <div ref={group} role="group" aria-label={meta.heading}>
            <Catalogue
              automations={filtered}
              countOf={countOf}
              order={byHours ? 'hours' : 'area'}
              chosen={chosen}
              onToggle={toggle}
            />
          </div>
          <SavedWeek chosen={chosen} onRemove={toggle} savings={savings} />
        </Container>
      </section>
      <CallToAction {...call} />
    </>
  );
}

interface ResultProps {
  /** Text with the number of listed automations. */
  readonly count: string;
  readonly tickedCount: number;
  /** Hours a week that the ticked automations save. */
  readonly hours: number;
  /** Whether the visitor has filtered or ticked since the page opened. */
  readonly changed: boolean;
}

/** Number of listed automations, and of ticked ones. */
function Result({ count, tickedCount, hours, changed }: ResultProps) {
  // Each text has its own element. A page translator replaces bare text nodes, and React could then not update them.
  return (
    <>
      <span>{count}</span>{' '}
      {tickedCount > 0 ? (
        <span key="ticked">
          <span>{ticked(tickedCount)}</span>
          <VisuallyHidden>{addedUp(hours)}</VisuallyHidden>
        </span>
      ) : (
        changed && <VisuallyHidden key="nothing">{nothingTicked}</VisuallyHidden>
      )}
    </>
  );
}

/** Area and system to filter by, and the order. */
function FilterFields({
  systemField,
  sortField,
  area,
  system,
  byHours,
  matching,
  chooseArea,
  chooseSystem,
  chooseSort,
}: ReturnType<typeof useFilters>) {
  return (
    <>
      <FilterChips
        label={filters.area}
        value={area}
        onValueChange={chooseArea}
        options={[
          { value: '', label: filters.all, count: matching('', system).length },
          ...areas.map((value) => ({ value, label: value, count: matching(value, system).length })),
        ]}
        className={styles.chips}
      />
      <FilterSelect
        ref={systemField}
        label={filters.system}
        name="system"
        value={system}
        onValueChange={chooseSystem}
        placeholder={filters.anySystem}
        options={systems.map((value) => ({
          value,
          label: `${value} (${matching(area, value).length})`,
        }))}
      />
      <FilterSelect
        ref={sortField}
        label={filters.sort}
        name="sort"
        value={byHours ? 'hours' : ''}
        onValueChange={chooseSort}
        placeholder={filters.byArea}
        options={[{ value: 'hours', label: filters.byHours }]}
      />
    </>
  );
}

/** A select that is never required. Its label is visually hidden, because the placeholder names it. */
const FilterSelect = (props: ComponentProps<typeof SelectField>) => (
  <SelectField {...props} aria-required={false} className={styles.select} />
);
