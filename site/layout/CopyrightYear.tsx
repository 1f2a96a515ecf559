import { useHydrated } from '#design-system';

/** The current year in the visitor's browser; a prerendered page shows the year it was built until then. */
export function CopyrightYear() {
  return useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__;
}
