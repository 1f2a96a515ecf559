import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { type Automation, automations } from '#services/knowledge';
import { useQuery } from '#site/routing/useQuery.ts';

type FilterName = 'area' | 'system' | 'sort';

/** Areas of the catalogue, in its order. */
export const areas = [...new Set(automations.map(({ area }) => area))];
/** Systems of the catalogue by name, in an order that does not depend on the language of the machine. */
export const systems = [...new Set(automations.flatMap((automation) => automation.systems))].sort((a, b) =>
  a.toLowerCase() < b.toLowerCase() ? -1 : 1,
);

/** Returns the filters in the address (`?area=Finance&system=CRM&sort=hours`), and the automations that pass them. */
export function useFilters() {
  const [params, setParams] = useQuery();
  /**
   * Returns the query of the real address. The router does not know the ticked automations, because they are written
   * into the address without the router.
   */
  const currentQuery = () => new URLSearchParams(location.search);
  /** Selections made before hydration. They apply until the address contains them. */
  const [earlyChoice, setEarlyChoice] = useState<Partial<Record<FilterName, string>>>({});
  const chosenValue = (name: FilterName) => params.get(name) ?? earlyChoice[name] ?? '';
  const area = chosenValue('area');
  const system = chosenValue('system');

  const matching = (inArea: string, withSystem: string): readonly Automation[] =>
    automations.filter(
      (each) => (!inArea || each.area === inArea) && (!withSystem || each.systems.includes(withSystem)),
    );
  const choose = (name: FilterName) => (value: string) => {
    setEarlyChoice({});
    const next = currentQuery();
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { preventScrollReset: true });
  };

  const systemField = useRef<HTMLSelectElement>(null);
  const sortField = useRef<HTMLSelectElement>(null);
  const takeOverEarlyChoice = useEffectEvent(() => {
    const next = currentQuery();
    const chosenEarly: Partial<Record<FilterName, string>> = {};
    for (const { name, value } of [
      { name: 'system', value: systemField.current?.value },
      { name: 'sort', value: sortField.current?.value },
    ] as const)
      if (value && value !== chosenValue(name)) {
        next.set(name, value);
        chosenEarly[name] = value;
      }
    if (Object.keys(chosenEarly).length === 0) return;
    setParams(next, { preventScrollReset: true, replace: true });
    setEarlyChoice(chosenEarly);
  });
  useLayoutEffect(() => takeOverEarlyChoice(), []);

  return {
    systemField,
    sortField,
    area,
    system,
    filtered: matching(area, system),
    matching,
    byHours: chosenValue('sort') === 'hours',
    chooseArea: choose('area'),
    chooseSystem: choose('system'),
    chooseSort: choose('sort'),
    clear: () => {
      setEarlyChoice({});
      const next = currentQuery();
      next.delete('area');
      next.delete('system');
      setParams(next, { preventScrollReset: true });
    },
  };
}
