import { features } from '#services/knowledge';
import type { PostSlug } from '#site/routing/PostSlug.ts';
import { paths } from '#site/routing/paths.ts';

/** Posts that other pages link to, by subject. Without a post there is no link. */
export const readOn: { readonly countingHours?: PostSlug; readonly handover?: PostSlug } = {
  countingHours: 'measure-hours-saved',
  handover: 'handover-starts-in-week-one',
};

/** Returns a link to a post; `undefined` if there is no post or no blog. */
export const postLink = (
  slug: PostSlug | undefined,
  label: string,
): { readonly label: string; readonly href: string } | undefined =>
  features.blog && slug ? { label, href: paths.post(slug) } : undefined;

/** Updates of the company after its last milestone, oldest first, each with its post. The About page shows them. */
export const companyUpdates: readonly {
  readonly slug: PostSlug;
  readonly title: string;
  readonly description: string;
}[] = [
  {
    slug: 'how-we-write-an-audit',
    title: 'Audits that also say what not to automate',
    description:
      'Three things to do, in order, with a price and a date, and a page with the tasks to leave to people.',
  },
  {
    slug: 'handover-starts-in-week-one',
    title: 'The handover moves to week one',
    description: 'Accounts are opened in the client’s name before anything is built, with us as guests.',
  },
  {
    slug: 'assistant-without-ai',
    title: 'The AI can be switched off',
    description: 'The assistant on this site learns to answer without it, from what our own pages say.',
  },
];
