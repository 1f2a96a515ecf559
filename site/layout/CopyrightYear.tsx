import { useHydrated } from '#design-system';
import { officeYear } from '#services';

/** The current year at the office; a prerendered page shows the year it was built until it is hydrated. */
export function CopyrightYear() {
  return useHydrated() ? officeYear(new Date()) : __BUILD_YEAR__;
}
