import { plainObject, text } from '../storage/lenientSchemas.ts';
import type { StoredKey } from '../storage/StoredKey.ts';
import type { ContactAnswers } from './contactRules.ts';

/** Unsent answers of a form for contact; one that is missing or wrong is unanswered. */
const contactDraft = (key: string): StoredKey<ContactAnswers> => ({
  key,
  area: 'session',
  schema: plainObject({ name: text, email: text, phone: text, message: text }),
});

/** Draft of the contact page's form. */
export const storedContactDraft = contactDraft('contact-draft');

/** Draft of the chat's form for a message to a person. */
export const storedChatContactDraft = contactDraft('chat-contact-draft');
