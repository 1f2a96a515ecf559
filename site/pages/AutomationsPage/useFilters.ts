import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#design-system';
import { type Automation, automations } from '#services/knowledge';

type FilterName = 'area' | 'system';

const unique = (values: readonly string[]) => [...new Set(values)].sort(new Intl.Collator('en-GB').compare);

/** All areas of the catalogue, by name. */
export const areas = unique(automations.map(({ area }) => area));
/** All systems of the catalogue, by name. */
export const systems = unique(automations.flatMap((automation) => automation.systems));

/** What is chosen in the address (`?area=Finance&system=CRM`), and what it leaves of the catalogue. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  // The prerendered page knows no query.
  const chosen = (name: FilterName) => (hydrated ? (params.get(name) ?? '') : '');
  const area = chosen('area');
  /** What was chosen before hydration: shown at once, while it goes into the address. */
  const [early, setEarly] = useState('');
  const system = chosen('system') || early;

  const matching = (inArea: string, withSystem: string): readonly Automation[] =>
    automations.filter(
      (each) => (!inArea || each.area === inArea) && (!withSystem || each.systems.includes(withSystem)),
    );
  const choose =
    (name: FilterName, replace = false) =>
    (value: string) => {
      setEarly('');
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { preventScrollReset: true, replace },
      );
    };

  const systemField = useRef<HTMLSelectElement>(null);
  const takeOver = useEffectEvent((value = '') => {
    if (hydrated || !value) return;
    choose('system', true)(value);
    setEarly(value);
  });
  useLayoutEffect(() => takeOver(systemField.current?.value), []);

  return {
    systemField,
    area,
    system,
    shown: matching(area, system),
    matching,
    chooseArea: choose('area'),
    chooseSystem: choose('system'),
    clear: () => {
      setEarly('');
      setParams({}, { preventScrollReset: true });
    },
  };
}
