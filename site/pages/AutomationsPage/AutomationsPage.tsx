import { useSearchParams } from 'react-router-dom';

import { FilterChips, Stack, Text } from '#design-system';
import { automations } from '#services/knowledge';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { useHydrated } from '#site/layout/useHydrated.ts';
import { Catalogue } from '#site/sections/Catalogue/Catalogue.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import { catalogueTitle, countOf, filters, meta } from './AutomationsPage.content.ts';

const unique = (values: readonly string[]) => [...new Set(values)].sort((a, b) => a.localeCompare(b));
const areas = unique(automations.map(({ area }) => area));
const systems = unique(automations.flatMap((automation) => automation.systems));

/** `/automations` — what a machine can take over, filtered by area and system in the address. */
export function AutomationsPage() {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  // The prerendered page knows no query.
  const chosen = (name: string) => (hydrated ? (params.get(name) ?? '') : '');
  const area = chosen('area');
  const system = chosen('system');
  const choose = (name: string) => (value: string) =>
    setParams(
      (old) => {
        if (value) old.set(name, value);
        else old.delete(name);
        return old;
      },
      { preventScrollReset: true },
    );
  const matches = (a: string, s: string) =>
    automations.filter((each) => (!a || each.area === a) && (!s || each.systems.includes(s)));
  const shown = matches(area, system);
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} />
      <Section title={catalogueTitle}>
        <Stack gap="l">
          <FilterChips
            label={filters.area}
            value={area}
            onChange={choose('area')}
            options={[
              { value: '', label: filters.all, count: matches('', system).length },
              ...areas.map((value) => ({ value, label: value, count: matches(value, system).length })),
            ]}
          />
          <FilterChips
            label={filters.system}
            value={system}
            onChange={choose('system')}
            options={[
              { value: '', label: filters.all, count: matches(area, '').length },
              ...systems.map((value) => ({ value, label: value, count: matches(area, value).length })),
            ]}
          />
          <Text role="status" tone="muted">
            {countOf(
              shown.length,
              shown.reduce((sum, { hoursSaved }) => sum + hoursSaved, 0),
            )}
          </Text>
          <Catalogue automations={shown} />
        </Stack>
      </Section>
    </>
  );
}
