// The constants are set in `site/vite.config.ts` and, for unit tests, in `tests/vitest.config.ts`.

/** The year of the build, for the copyright line of a page that has not started yet, and the end of security.txt. */
declare const __BUILD_YEAR__: number;

/** The release that this build names in its reports of errors; `null` where they are not sent (`ERROR_REPORTS`). */
declare const __REPORTING_RELEASE__: string | null;

interface ImportMetaEnv {
  /** The site's public address, when it is not `https://www.` and the email's domain. */
  readonly VITE_SITE_URL?: string;
  /** A key for local experiments without a gateway; a production build refuses it. */
  readonly VITE_DIRECT_GEMINI?: string;
}
