import { plainObject, text } from '../storage/lenientSchemas.ts';
import type { StoredKey } from '../storage/StoredKey.ts';
import type { ContactAnswers } from './contactRules.ts';

/** Stored draft of a contact form. A missing or invalid answer counts as unanswered. */
const contactDraft = (key: string): StoredKey<ContactAnswers> => ({
  key,
  area: 'session',
  schema: plainObject({ name: text, email: text, phone: text, message: text }),
});

/** Draft of the contact page's form. */
export const storedContactDraft = contactDraft('contact-draft');

/** Draft of the form in the chat for a message to a person. */
export const storedChatContactDraft = contactDraft('chat-contact-draft');
