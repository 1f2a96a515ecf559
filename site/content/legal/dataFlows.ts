import { capitalise, sentAnswersListed } from '#services';

/** Recipient of typed text: our server, Google's Gemini service, or our people. */
type Recipient = 'server' | 'google' | 'people';

/**
 * A text that visitors type, and its recipients. If `to` is empty, the text is not sent. A browser test compares each
 * row with the requests of a whole visit.
 */
interface DataFlow {
  readonly what: string;
  readonly to: readonly Recipient[];
}

/** Every text that a visitor can type on this site. */
export const dataFlows: readonly DataFlow[] = [
  { what: 'Questions in the chat, with AI', to: ['server', 'google'] },
  { what: 'What looks like an email address or a phone number, in questions with AI', to: [] },
  { what: 'Questions in the chat, without AI', to: [] },
  { what: 'What you have written in the chat and not sent', to: [] },
  {
    what: `${capitalise(sentAnswersListed)} in the audit form, with AI`,
    to: ['server', 'google'],
  },
  { what: 'Name, email and phone in the audit form', to: [] },
  { what: 'All answers in the audit form, without AI', to: [] },
  {
    what: 'Name, email, phone and report, when you ask for a follow-up',
    to: ['server', 'people'],
  },
  {
    what: 'Name, email, phone and message in the contact form, when you send it',
    to: ['server', 'people'],
  },
  {
    what: 'Name, email, phone and message in the chat’s contact card, when you press the button',
    to: ['server', 'people'],
  },
  { what: 'The conversation, if you attach it in that card', to: ['server', 'people'] },
  { what: 'Words in the search', to: [] },
];

/** Column headers: the text, then the recipients in the order of `recipients`. */
const head = ['What you type', 'Our server', 'Google', 'Our people'];
const recipients = ['server', 'google', 'people'] as const;

/** Table of `dataFlows` for the privacy page. */
export const dataFlowTable = {
  kind: 'table',
  head,
  rows: dataFlows.map(({ what, to }) => [
    what,
    ...recipients.map((recipient) => (to.includes(recipient) ? 'Yes' : 'No')),
  ]),
} as const;
