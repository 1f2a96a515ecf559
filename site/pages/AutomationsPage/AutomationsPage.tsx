import { clsx } from 'clsx';

import { Button, Container, FilterChips, Link, SelectField, Text, VisuallyHidden } from '#design-system';
import { Catalogue } from '#site/features/savings/Catalogue.tsx';
import { ExampleCompanies } from '#site/features/savings/ExampleCompanies.tsx';
import { SavedWeek } from '#site/features/savings/SavedWeek.tsx';
import { savedHours } from '#site/features/savings/savedHours.ts';
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
  nothing,
  ticked,
  whatItCosts,
} from './AutomationsPage.content.ts';
import * as styles from './AutomationsPage.css.ts';
import { areas, systems, useFilters } from './useFilters.ts';

/**
 * Page `/automations`: the automations with their filters and order, which are in the address, and the total of the
 * ticked ones.
 */
export function AutomationsPage() {
  const filterState = useFilters();
  const { area, system, byHours, filtered } = filterState;
  const { group, chosen, savings, choose: chooseTasks, toggle } = useChosenAutomations();
  const count = countOf(filtered.length);
  const { chosen: tasks, total } = savedHours(chosen);
  const changed = useHasChanged(`${count} ${total}`);
  // Each text has its own element. A page translator replaces bare text nodes, and React could then not update them.
  const result = (
    <>
      <span>{count}</span>{' '}
      {tasks.length > 0 ? (
        <span key="ticked">
          <span>{ticked(tasks.length)}</span>
          <VisuallyHidden>{addedUp(total)}</VisuallyHidden>
        </span>
      ) : (
        changed && <VisuallyHidden key="nothing">{nothing}</VisuallyHidden>
      )}
    </>
  );
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
            <Text tone="muted" className={clsx(!(area || system) && styles.announced)}>
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
      <SelectField
        ref={systemField}
        label={filters.system}
        name="system"
        aria-required={false}
        value={system}
        onValueChange={chooseSystem}
        placeholder={filters.anySystem}
        options={systems.map((value) => ({
          value,
          label: `${value} (${matching(area, value).length})`,
        }))}
        className={styles.select}
      />
      <SelectField
        ref={sortField}
        label={filters.sort}
        name="sort"
        aria-required={false}
        value={byHours ? 'hours' : ''}
        onValueChange={chooseSort}
        placeholder={filters.byArea}
        options={[{ value: 'hours', label: filters.byHours }]}
        className={styles.select}
      />
    </>
  );
}
