import * as v from 'valibot';

import { arrayOfValid, flag, plainObject, text, withDefault } from '../storage/lenientSchemas.ts';
import type { StoredKey } from '../storage/StoredKey.ts';
import type { AssistantReply, ChatMessage, PageLink } from './Assistant.ts';

/** A stored message, with the data that is shown with an answer. */
type StoredChatMessage = ChatMessage & Partial<Pick<AssistantReply, 'pages' | 'cut' | 'lang' | 'offers'>>;

/** A conversation, stored until the tab is closed. */
export interface StoredChat {
  readonly messages: readonly StoredChatMessage[];
  /** Unsent text of the input. */
  readonly draft: string;
  readonly withoutAi: boolean;
}

/** Maximum number of stored messages. */
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

/** The conversation of this tab. */
export const storedChat: StoredKey<StoredChat> = {
  key: 'chat',
  area: 'session',
  schema: plainObject({
    messages: withDefault(arrayOfValid(chatMessage, maxMessages), []),
    draft: text,
    withoutAi: flag,
  }),
};
