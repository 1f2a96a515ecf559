import { identity } from './identity.ts';

const name = `${identity.name} Assistant`;

/** What the assistant is called and says first (specification section 9). */
export const chatbot = {
  name,
  welcome: `Hello! I'm ${name}. How can I help you today?`,
  /** The questions offered before the first message (specification section 9). */
  suggestions: ['What services do you offer?', `Tell me about ${identity.name}`, 'How can I contact you?'],
} as const;
