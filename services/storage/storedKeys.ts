import * as v from 'valibot';

import type { AssistantReply, ChatMessage, PageLink } from '../assistant/Assistant.ts';
import { auditFormSchema, auditRecordSchema, auditRecordsSchema } from '../audit/auditSchemas.ts';
import type { AuditFormData, AuditRecord } from '../audit/types.ts';
import type { ContactAnswers } from '../leads/contactRules.ts';
import { arrayOfValid, flag, plainObject, text, withDefault } from './lenientSchemas.ts';
import type { StoredKey } from './StoredKey.ts';

/** Appearance chosen by the visitor (requirements: Data). */
export interface StoredAppState {
  readonly theme: 'light' | 'dark';
  readonly settings: { readonly animationsEnabled: boolean; readonly highContrastMode: boolean };
}

/** A stored message, with what is shown of an answer besides its text. */
export type StoredChatMessage = ChatMessage &
  Partial<Pick<AssistantReply, 'pages' | 'cut' | 'lang' | 'offers'>>;

/** A conversation as it is kept for this visit (A39). */
export interface StoredChat {
  readonly messages: readonly StoredChatMessage[];
  /** Unsent text of the input. */
  readonly draft: string;
  readonly withoutAi: boolean;
}

const defaultSettings = { animationsEnabled: true, highContrastMode: false };

const appState: StoredKey<StoredAppState> = {
  key: 'app-state',
  area: 'local',
  schema: plainObject({
    theme: withDefault(v.picklist(['light', 'dark']), 'light'),
    settings: withDefault(
      plainObject({ animationsEnabled: withDefault(v.boolean(), true), highContrastMode: flag }),
      defaultSettings,
    ),
  }),
};

const audits: StoredKey<readonly AuditRecord[]> = {
  key: 'audits',
  area: 'local',
  schema: auditRecordsSchema,
};

const latestAudit: StoredKey<AuditRecord> = {
  key: 'latest-audit',
  area: 'local',
  schema: auditRecordSchema,
};

const auditDraft: StoredKey<AuditFormData> = {
  key: 'audit-draft',
  area: 'session',
  schema: auditFormSchema,
};

/** Answers of a form for contact; one that is missing or wrong is unanswered. */
const contactDraft = (key: string): StoredKey<ContactAnswers> => ({
  key,
  area: 'session',
  schema: plainObject({ name: text, email: text, phone: text, message: text }),
});

/** Messages kept of one conversation. */
const maxMessages = 200;

const pageLink: v.GenericSchema<unknown, PageLink> = plainObject({
  name: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});

const chatMessage: v.GenericSchema<unknown, StoredChatMessage> = plainObject({
  content: v.string(),
  isUser: v.boolean(),
  source: v.exactOptional(v.picklist(['ai', 'site', 'error'])),
  pages: v.exactOptional(arrayOfValid(pageLink, 20)),
  cut: v.exactOptional(v.boolean()),
  lang: v.exactOptional(v.string()),
  offers: v.exactOptional(arrayOfValid(v.picklist(['call', 'contact']), 2)),
  unsent: v.exactOptional(v.boolean()),
});

const chat: StoredKey<StoredChat> = {
  key: 'chat',
  area: 'session',
  schema: plainObject({
    messages: withDefault(arrayOfValid(chatMessage, maxMessages), []),
    draft: text,
    withoutAi: flag,
  }),
};

const searchKey: StoredKey<{ readonly off: boolean }> = {
  key: 'search-key',
  area: 'local',
  schema: plainObject({ off: flag }),
};

/** Everything the site ever keeps in a browser. What is not in this list must not be stored. */
export const storedKeys = {
  'app-state': appState,
  audits,
  'latest-audit': latestAudit,
  'audit-draft': auditDraft,
  'contact-draft': contactDraft('contact-draft'),
  'chat-contact-draft': contactDraft('chat-contact-draft'),
  chat,
  'search-key': searchKey,
} as const;
