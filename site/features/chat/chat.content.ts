import { chatbot } from '#services/knowledge';

export const words = {
  launcher: 'Chat',
  you: 'You',
  /** The panel's title. */
  title: chatbot.name,
  /** Above each of its messages, for those who listen. */
  assistant: 'Assistant',
  offline: 'Answers from our site',
  withoutAi: 'Answers from our site, as you chose',
  tryAiAgain: 'Try AI again',
  clear: 'Clear conversation',
  download: 'Download conversation',
  transcriptFile: 'conversation.md',
  loading: 'Loading...',
} as const;

/** Always in sight, before anything is sent (decision D6, X-07). */
export const notice = {
  text: 'Answers by AI (Google Gemini): your messages are sent to it.',
  withoutAi: 'Answers without AI, from this site: nothing is sent.',
  privacy: 'What is sent',
  person: 'Talk to a person',
} as const;

export const handOff = {
  audit: 'Start my audit with this',
  contact: 'Pass this to a person',
} as const;
