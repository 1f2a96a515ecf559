import { contact } from '#services/knowledge';
import { promises } from '#site/content/promises.ts';

export const chatCopy = {
  you: 'You',
  /** Heading of each message of the assistant, for screen readers. */
  assistant: 'Assistant',
  /** Author of an AI answer in a transcript. */
  assistantByAi: 'Assistant (AI)',
  tryAiAgain: 'Try AI again',
  clear: 'Clear conversation',
  download: 'Download conversation',
  transcriptFile: 'conversation.md',
  /** Mark of a cut answer, in transcripts and copied text. */
  cut: '[This answer stopped before its end.]',
} as const;

/** Status line under the title, by the source of the next answer. */
export const statuses = {
  /** The server has no key, so the status does not mention AI. */
  site: 'Answers from our site',
  byChoice: 'Answers from our site, as you chose',
  /** After three errors in a row. */
  afterErrors: 'Our site answers, not AI',
  /** After one or two errors. */
  unanswered: 'AI did not answer. Your next message goes to it again.',
  /**
   * AI works, and either it was just switched on, or the newest answer came from the site. The site answers because
   * of a limit, for safety, or by the visitor's choice.
   */
  nextByAi: 'Your next message goes to AI',
} as const;

const sent = {
  /** Prefix of `short` for screen readers, which can list links without their context. */
  shortBefore: 'What is ',
  /** Label of the link to the privacy page. */
  privacy: 'What is sent',
} as const;

const notSent = { shortBefore: '', short: 'Nothing is sent', privacy: 'Privacy' } as const;

/** Notices about the data sent. They are visible before anything is sent. */
export const notices = {
  ai: {
    text: `Answers by AI (Google Gemini): your messages are sent to it. ${promises.masked}`,
    short: 'Sent to Gemini',
    ...sent,
  },
  /** Used until it is known whether the server has a key. */
  aiIfAvailable: {
    text: `Answers by AI (Google Gemini) if it is available: then your messages are sent to it. ${promises.masked}`,
    short: 'Sent to Gemini if available',
    ...sent,
  },
  siteByChoice: {
    text: `Answers from this site: nothing is sent. ${promises.withoutAi}`,
    ...notSent,
  },
  site: { text: 'Answers from this site: nothing is sent.', ...notSent },
} as const;

export const person = { long: 'Talk to a person', short: 'Ask a person' } as const;

/** Message that asks for the rest of a cut answer. */
export const goOn = 'Please go on.';

export const nextSteps = {
  audit: 'Start my audit with this',
  contact: 'Pass this to a person',
  filled: 'What you said is in the audit form. Change it as you like.',
  notFilled: 'This browser does not keep drafts, so what you said could not be put into the form.',
} as const;

export const contactCard = {
  /** Stands before the phone number. */
  orCall: 'Or call',
  labels: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    message: 'What should we know?',
    attach: 'Goes along if you tick it',
  },
  attach: 'This conversation',
  attachNewest: 'The newest part of this conversation: all of it is too long to pass on',
  errors: { message: 'Write what it is about, or let the conversation go along' },
  promise: `A person replies ${contact.replyTime}. Nothing leaves this page before you press the button.`,
  send: 'Pass it on',
  sendByMail: 'Open in my mail program',
  byMail: `This page cannot send messages itself: the button opens your mail program with the text filled in, and you send it there. A person replies ${contact.replyTime}.`,
  cancel: 'Cancel',
  done: 'Done',
  mail: 'Write it in my mail program',
  subject: 'A question from the website',
  /** By outcome of `useLeadDelivery`. */
  outcomes: {
    delivered: `Passed on. A person replies ${contact.replyTime}.`,
    unavailable:
      'Your mail program should have opened with the text filled in. Nothing is sent until you send it there.',
    doubted:
      'Not sent yet: a tool may have filled in a hidden field, as programs that send advertising do. If you wrote this, press "Pass it on" again.',
    failed: 'It did not arrive. Try again, or use your mail program.',
  },
} as const;
