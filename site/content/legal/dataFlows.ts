/** Recipients of typed text: our own server, Google's Gemini service, our own people. */
export type Recipient = 'server' | 'google' | 'people';

/** Typed texts and their recipients; nobody where `to` is empty. A browser test compares each row with the requests of a whole visit. */
interface DataFlow {
  readonly what: string;
  readonly to: readonly Recipient[];
}

/** Everything that a visitor can type on this site. */
export const dataFlows = {
  chatWithAi: { what: 'Questions in the chat, with AI', to: ['server', 'google'] },
  chatContacts: { what: 'Email addresses and phone numbers in questions with AI', to: [] },
  chatWithoutAi: { what: 'Questions in the chat, without AI', to: [] },
  chatDraft: { what: 'What you have written in the chat and not sent', to: [] },
  auditWithAi: {
    what: 'Business name, industry, size, areas and challenge in the audit form, with AI',
    to: ['server', 'google'],
  },
  auditContacts: { what: 'Name, email and phone in the audit form', to: [] },
  auditWithoutAi: { what: 'All answers in the audit form, without AI', to: [] },
  followUp: {
    what: 'Name, email, phone and report, when you ask for a follow-up',
    to: ['server', 'people'],
  },
  contactForm: {
    what: 'Name, email, phone and message in the contact form, when you send it',
    to: ['server', 'people'],
  },
  contactCard: {
    what: 'Name, email, phone and message in the chat’s contact card, when you press the button',
    to: ['server', 'people'],
  },
  conversation: { what: 'The conversation, if you attach it in that card', to: ['server', 'people'] },
  search: { what: 'Words in the search', to: [] },
} as const satisfies Record<string, DataFlow>;

/** Heads of the columns, in the order of `recipients`. */
const head = ['What you type', 'Our server', 'Google', 'Our people'];
const recipients = ['server', 'google', 'people'] as const;

/** The table for the privacy page. */
export const dataFlowTable = {
  kind: 'table',
  head,
  rows: Object.values<DataFlow>(dataFlows).map(({ what, to }) => [
    what,
    ...recipients.map((recipient) => (to.includes(recipient) ? 'Yes' : 'No')),
  ]),
} as const;
