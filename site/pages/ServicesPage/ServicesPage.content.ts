import { offeringCount } from '#services/knowledge';

export const meta = {
  title: 'Services',
  heading: 'Services',
  lead: `${offeringCount.capitalised}, and every result measured. Choose one, or`,
  description: `${offeringCount.capitalised}: what each of them changes, how long a first result takes, and what three worked examples cost.`,
};

/** End of the lead: the text of the link to the audit. */
export const audit = 'let the free audit suggest three';

export const contents = {
  title: 'Which of these sounds like you?',
};

export const comparison = {
  title: `Compare the ${offeringCount.lowerCase}`,
  lead: 'Sorted by usual price, without VAT. Your price is fixed in writing before work starts.',
};
