import { companyBrief } from './companyBrief.ts';

const name = `${companyBrief.name} Assistant`;

/** Name and first message of the assistant. */
export const chatbot = {
  name,
  welcome: `Hello! I'm ${name}. How can I help you today?`,
  /** Questions that the chat offers before the first message. */
  suggestions: [
    'What services do you offer?',
    `Tell me about ${companyBrief.name}`,
    'How can I contact you?',
  ],
} as const;
