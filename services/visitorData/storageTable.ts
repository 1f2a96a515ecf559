import { corruptKey } from '../storage/StoredKey.ts';
import { storedKeys } from './storedKeys.ts';

/** Texts about one stored value, for the privacy page. */
interface StorageText {
  /** Reason for storing the value. */
  readonly purpose: string;
  readonly contents: string;
  readonly retention: string;
}

const texts: Readonly<Record<keyof typeof storedKeys, StorageText>> = {
  'app-state': {
    purpose: 'Shows the site the way you set it.',
    contents: 'Light or dark theme, high contrast, motion on or off.',
    retention: 'Until you delete it.',
  },
  audits: {
    purpose: 'Lets you read your reports again later.',
    contents: 'Your answers in the audit form and the reports, the newest 50.',
    retention: 'Until your first visit after 12 months, or until you delete them.',
  },
  'latest-audit': {
    purpose: 'Keeps your newest report when the browser has no room for the list.',
    contents: 'Your answers in the audit form and one report.',
    retention: 'Until your first visit after 12 months, or until you delete it.',
  },
  'audit-draft': {
    purpose: 'Keeps the audit form as you left it until you send it.',
    contents: 'What you have typed into the audit form.',
    retention: 'Until you send the form, start over or close the tab.',
  },
  'contact-draft': {
    purpose: 'Keeps the contact form as you left it until you send it.',
    contents: 'What you have typed into the contact form.',
    retention: 'Until your message is delivered or you close the tab.',
  },
  'chat-contact-draft': {
    purpose: 'Keeps the form in the chat for a message to a person until you send it.',
    contents: 'What you have typed into that form.',
    retention: 'Until your message is delivered or you close the tab.',
  },
  chat: {
    purpose: 'Keeps your conversation while you look around and when the page reloads.',
    contents: 'The messages, what you are typing, and whether you want answers without AI.',
    retention: 'Until you clear the conversation or close the tab.',
  },
  // The name was published: visitors' browsers have stored it. It means the shortcut "/" of the search.
  'search-key': {
    purpose: 'Remembers that you switched off the shortcut "/" for the search.',
    contents: 'That it is off.',
    retention: 'Until you switch it on again or delete it.',
  },
};

/** One row of the table on the privacy page. */
export interface StorageRow extends StorageText {
  readonly key: string;
  /** Storage area of the browser. */
  readonly place: string;
}

/** Labels of the storage areas. Local storage lasts until it is deleted, session storage until the tab is closed. */
const places = { local: 'This browser', session: 'This tab' };

/** Row for the backups of all damaged values. */
const backupRow: StorageRow = {
  key: corruptKey('[name]'),
  place: 'The same place as the damaged entry',
  purpose: 'Keeps a damaged entry of that name aside, so that nothing is lost by a mistake of ours.',
  contents: 'The damaged text of that entry.',
  retention: 'Until you delete it, or close the tab it is kept in.',
};

/** Returns a row for each value that the site can store in a visitor's browser, for the privacy page. */
export function storageTable(): readonly StorageRow[] {
  const names = Object.keys(texts) as (keyof typeof texts)[];
  const rows = names.map((key) => ({ key, place: places[storedKeys[key].area], ...texts[key] }));
  return [...rows, backupRow];
}
