import type { MDXComponents } from 'mdx/types';
import type { ComponentType } from 'react';

import type { PostSummary } from '#services/knowledge';

import type { PostSlug } from '#site/routing/PostSlug.ts';

import type { Source } from './Source.ts';

/** A heading of a post, as the contents list links to it. */
export interface PostHeading {
  /** The id the heading carries on the page. */
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** Everything about a post except its text. */
export interface PostMeta extends PostSummary {
  readonly slug: PostSlug;
  /** Day of publication, ISO, e.g. "2026-03-12". */
  readonly date: string;
  /** Day of the last change of substance, ISO, never before `date`. */
  readonly updated?: string;
  /** Id of its drawing in `posts.svg`; without one it shows the drawing of its category. */
  readonly drawing?: string;
  /** A role, e.g. "The integration team". */
  readonly author: string;
  /** Words a reader reads: without front matter and code blocks. */
  readonly words: number;
  /** Whole minutes at 220 words a minute, at least 1. */
  readonly readingMinutes: number;
}

/** Draws the text of a post. `components` maps elements to components, e.g. `{ a: Link, table: Table }`. */
export type PostComponent = ComponentType<{ readonly components?: MDXComponents }>;

/** Details that only the page of a post needs. */
export interface PostText {
  readonly default: PostComponent;
  readonly headings: readonly PostHeading[];
  /** Summary in three sentences, if there is one. */
  readonly inShort: readonly string[];
  /** Sources, listed below the text; may be empty. */
  readonly sources: readonly Source[];
}
