import type { KnowledgeBase } from '../../knowledge/types.ts';
import type { AssistantReply, PageLink } from '../Assistant.ts';

/** Local answer: markdown, and the pages it comes from, best first. */
export interface LocalAnswer {
  readonly content: string;
  readonly pages: readonly PageLink[];
  /** The language, if it is not English. */
  readonly lang?: string;
  /** @see AssistantReply.offers */
  readonly offers?: NonNullable<AssistantReply['offers']>;
  /** Questions to offer instead of those that follow from question and answer. */
  readonly suggestions?: readonly string[];
}

/** The page at this path as the visitor knows it, or the nearest page above it: /services for a service that is left out. */
export function pageAt(base: KnowledgeBase, path: string): PageLink {
  const page = base.pages.find((each) => each.path === path);
  if (page || path === '/') return { name: page?.name ?? path, path };
  return pageAt(base, path.slice(0, path.lastIndexOf('/')) || '/');
}

/** A markdown link. */
export function markdownLink({ name, path }: PageLink): string {
  return `[${escapeMarkdown(name)}](${path})`;
}

/** Text that means itself in markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

/** An answer from its paragraphs; empty ones are left out. */
export function localAnswer(pages: readonly PageLink[], ...paragraphs: readonly string[]): LocalAnswer {
  return { content: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'), pages };
}

/** The part of a text up to the end of its first sentence. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** "a, b and c". */
export function joinWithAnd(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
