import { storedChat } from '../assistant/storedChat.ts';
import { storedAuditDraft, storedAudits, storedLatestAudit } from '../audit/storedAudits.ts';
import { storedChatContactDraft, storedContactDraft } from '../leads/storedContacts.ts';
import { storedSearchShortcut } from '../search/storedSearchShortcut.ts';
import { storedAppState } from './storedAppState.ts';

/** All values that the site stores in a browser. A value that is not in this list must not be stored. */
export const storedKeys = {
  'app-state': storedAppState,
  audits: storedAudits,
  'latest-audit': storedLatestAudit,
  'audit-draft': storedAuditDraft,
  'contact-draft': storedContactDraft,
  'chat-contact-draft': storedChatContactDraft,
  chat: storedChat,
  'search-key': storedSearchShortcut,
} as const;
