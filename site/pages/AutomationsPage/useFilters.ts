import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { type Automation, automations } from '#services/knowledge';
import { useQuery } from '#site/routing/useQuery.ts';

type FilterName = 'area' | 'system' | 'sort';

/** Areas of the catalogue, in its order. */
export const areas = [...new Set(automations.map(({ area }) => area))];
/** Systems of the catalogue, sorted by name. */
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
  const current = () => new URLSearchParams(location.search);
  /** Choice made before hydration. It applies until the address contains it. */
  const [early, setEarly] = useState<Partial<Record<FilterName, string>>>({});
  const chosen = (name: FilterName) => params.get(name) ?? early[name] ?? '';
  const area = chosen('area');
  const system = chosen('system');

  const matching = (inArea: string, withSystem: string): readonly Automation[] =>
    automations.filter(
      (each) => (!inArea || each.area === inArea) && (!withSystem || each.systems.includes(withSystem)),
    );
  const choose = (name: FilterName) => (value: string) => {
    setEarly({});
    const next = current();
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { preventScrollReset: true });
  };

  const systemField = useRef<HTMLSelectElement>(null);
  const sortField = useRef<HTMLSelectElement>(null);
  const takeOver = useEffectEvent(() => {
    const next = current();
    const chosenEarly: Partial<Record<FilterName, string>> = {};
    for (const { name, value } of [
      { name: 'system', value: systemField.current?.value },
      { name: 'sort', value: sortField.current?.value },
    ] as const)
      if (value && value !== chosen(name)) {
        next.set(name, value);
        chosenEarly[name] = value;
      }
    if (Object.keys(chosenEarly).length === 0) return;
    setParams(next, { preventScrollReset: true, replace: true });
    setEarly(chosenEarly);
  });
  useLayoutEffect(() => takeOver(), []);

  return {
    systemField,
    sortField,
    area,
    system,
    filtered: matching(area, system),
    matching,
    byHours: chosen('sort') === 'hours',
    chooseArea: choose('area'),
    chooseSystem: choose('system'),
    chooseSort: choose('sort'),
    clear: () => {
      setEarly({});
      const next = current();
      next.delete('area');
      next.delete('system');
      setParams(next, { preventScrollReset: true });
    },
  };
}
