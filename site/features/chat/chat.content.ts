import { contact } from '#services/knowledge';

export const words = {
  you: 'You',
  /** Above each of its messages, for those who listen. */
  assistant: 'Assistant',
  offline: 'Answers from our site',
  unanswered: 'AI did not answer',
  withAi: 'Answers by AI (Google Gemini)',
  withoutAi: 'Answers from our site, as you chose',
  tryAiAgain: 'Try AI again',
  clear: 'Clear conversation',
  download: 'Download conversation',
  transcriptFile: 'conversation.md',
} as const;

/** Always in sight, before anything is sent (decision D6, X-07). */
export const notice = {
  model: {
    text: 'Answers by AI (Google Gemini): your messages are sent to it.',
    short: 'Sent to Gemini',
    /** Before the short words, for who hears the link alone. */
    shortBefore: 'What is ',
  },
  site: {
    text: 'Answers without AI, from this site: nothing is sent.',
    short: 'Nothing is sent',
    shortBefore: '',
  },
  privacy: 'What is sent',
  person: 'Talk to a person',
  personShort: 'Ask a person',
} as const;

export const nextSteps = {
  audit: 'Start my audit with this',
  contact: 'Pass this to a person',
  filled: 'What you said is in the audit form. Change it as you like.',
  notFilled: 'This browser does not keep drafts, so what you said could not be put into the form.',
} as const;

export const contactCard = {
  labels: {
    name: 'Your name',
    email: 'Email',
    message: 'What should we know?',
    attach: 'Goes along if you tick it',
  },
  attach: 'This conversation',
  errors: { message: 'Write what it is about, or let the conversation go along' },
  promise: `A person replies ${contact.replyTime}. Nothing leaves this page before you press the button.`,
  send: 'Pass it on',
  cancel: 'Cancel',
  done: 'Done',
  mail: 'Write it in my mail program',
  subject: 'A question from the website',
  outcomes: {
    delivered: `Passed on. A person replies ${contact.replyTime}.`,
    unavailable:
      'Your mail program should have opened with the text filled in. Nothing is sent until you send it there.',
    failed: 'It did not arrive. Try again, or use your mail program.',
  },
} as const;
