import type { KnowledgeBase } from '../../knowledge/types.ts';
import type { AssistantReply, PageLink } from '../Assistant.ts';

/** A local answer in markdown, and the related pages, best first. */
export interface LocalAnswer {
  readonly content: string;
  readonly pages: readonly PageLink[];
  /** Language of the answer. @default English */
  readonly lang?: string;
  /** @see AssistantReply.offers */
  readonly offers?: NonNullable<AssistantReply['offers']>;
  /** Follow-up questions that replace the ones from question and answer. */
  readonly suggestions?: readonly string[];
}

/**
 * Returns the page at this path with the name that visitors see. If the page does not exist, it returns the nearest
 * page above: /services for a removed service.
 */
export function pageAt(base: KnowledgeBase, path: string): PageLink {
  const page = base.pages.find((each) => each.path === path);
  if (page || path === '/') return { name: page?.name ?? path, path };
  return pageAt(base, path.slice(0, path.lastIndexOf('/')) || '/');
}

/** Returns a markdown link. The name is escaped. */
export function markdownLink({ name, path }: PageLink): string {
  return `[${escapeMarkdown(name)}](${path})`;
}

/** Escapes a text for markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

/** Joins paragraphs to an answer. Empty paragraphs are left out. */
export function localAnswer(pages: readonly PageLink[], ...paragraphs: readonly string[]): LocalAnswer {
  return { content: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'), pages };
}

/** Returns the first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** Joins texts as "a, b and c". */
export function joinWithAnd(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
