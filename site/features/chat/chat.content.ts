import { chatbot } from '#services/knowledge';

export const words = {
  launcher: 'Chat',
  you: 'You',
  assistant: chatbot.name,
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
  text: 'AI (Google Gemini) answers. Your messages are sent to it.',
  withoutAi: 'Answers come from this site. Nothing is sent.',
  privacy: 'What is sent',
  person: 'Talk to a person',
} as const;

export const handOff = {
  audit: 'Start my audit with this',
  contact: 'Pass this to a person',
} as const;
