// The constants are set in `site/vite.config.ts` and, for unit tests, in `tests/vitest.config.ts`.

/** Year of the build, for the copyright line of a page that is not hydrated yet, and for the expiry in security.txt. */
declare const __BUILD_YEAR__: number;

/** Name of this release in error reports; `null` if this build sends none (`ERROR_REPORTS`). */
declare const __REPORTING_RELEASE__: string | null;

interface ImportMetaEnv {
  /** Public address of the site. @default `https://www.` and the domain of the company's email */
  readonly VITE_SITE_URL?: string;
  /** Gemini key for local experiments without a gateway. A production build refuses it. */
  readonly VITE_DIRECT_GEMINI?: string;
}
