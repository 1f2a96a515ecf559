import { contact } from '#services/knowledge';

const origin: string =
  import.meta.env.VITE_SITE_URL ?? `https://www.${contact.email.split('@')[1] ?? 'localhost'}`;

/** The public address of a path of this site. Set `VITE_SITE_URL` at build time when it is not the email's domain. */
export const siteUrl = (path: string) => new URL(path, origin).href;
