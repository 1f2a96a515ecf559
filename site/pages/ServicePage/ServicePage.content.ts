/** What search results say of a service. */
export const describe = ({ title, summary }: { readonly title: string; readonly summary: string }) =>
  `${title}: ${summary} What it changes, how long it takes and what it returns.`;

export const fullPage = 'Full Enterprise IT Strategy page';

export const partOf = 'Part of';

export const study = { more: 'Read the whole case' };

export const questions = { title: 'Frequently asked questions' };

export const call = {
  title: 'Would it pay in your company?',
  text: 'The audit asks about your work and answers in writing, in a few minutes, with a range and an effort beside each suggestion. If it would not pay, the report says so.',
};
