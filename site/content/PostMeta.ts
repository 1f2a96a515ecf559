import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';

import type { PostSummary, Source } from '#services/knowledge';

import type { PostSlug } from '#site/routing/PostSlug.ts';

/** A heading of a post, for its table of contents. */
export interface PostHeading {
  /** Id of the heading element on the page. */
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** All data of a post except its text. */
export interface PostMeta extends PostSummary {
  readonly slug: PostSlug;
  /** Day of publication (ISO), such as "2026-03-12". */
  readonly date: string;
  /** Day of the last important change (ISO), not before `date`. */
  readonly updated?: string;
  /** Id of the post's drawing in `posts.svg`. Without one, the post shows the glyph of its category. */
  readonly drawing?: string;
  /** Role of the author, such as "The integration team". */
  readonly author: string;
  /** Number of words, without front matter and code blocks. */
  readonly wordCount: number;
  /** Reading time in whole minutes at 220 words a minute, at least 1. */
  readonly readingMinutes: number;
}

/** Renders the text of a post. `components` maps elements to components, such as `{ a: Link, table: Table }`. */
export type PostComponent = ComponentType<{ readonly components?: MDXComponents }>;

/** Data that only the page of the post needs. */
export interface PostText {
  readonly default: PostComponent;
  readonly headings: readonly PostHeading[];
  /** Summary in three sentences, or empty. */
  readonly inShort: readonly string[];
  /** Sources, shown below the text; may be empty. */
  readonly sources: readonly Source[];
}
