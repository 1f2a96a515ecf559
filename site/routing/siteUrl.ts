import { contact } from '#services/knowledge';

const origin: string =
  import.meta.env.VITE_SITE_URL ?? `https://www.${contact.email.split('@')[1] ?? 'localhost'}`;

/**
 * Returns the public address of a path. The default domain is that of the company's email; `VITE_SITE_URL` replaces
 * it at build time.
 */
export const siteUrl = (path: string) => new URL(path, origin).href;
