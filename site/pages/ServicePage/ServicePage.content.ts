/** Description of a service for search results. */
export const describe = ({ title, summary }: { readonly title: string; readonly summary: string }) =>
  `${title}: ${summary} What it changes, how long it takes and what it returns.`;

export const fullPage = 'Full Enterprise IT Strategy page';

export const talk = 'Talk to a person';

export const partOf = 'Part of';

export const study = { more: 'Read the whole case' };

export const questions = { title: 'Frequently asked questions' };
