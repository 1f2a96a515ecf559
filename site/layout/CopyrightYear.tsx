import { useHydrated } from '#design-system';
import { officeYear } from '#services';

/** The current year at the office. A prerendered page shows the year of the build until it is hydrated. */
export function CopyrightYear() {
  return useHydrated() ? officeYear(new Date()) : __BUILD_YEAR__;
}
