import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as textOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import rehypeSlug from 'rehype-slug';

import type { PostHeading } from '../PostMeta.ts';

/** Length and outline of a Markdown text. */
export interface Outline {
  /** Number of words. Inline code counts; code blocks and descriptions of images do not. */
  readonly wordCount: number;
  /** Headings of levels 2 and 3, with the ids that `rehype-slug` sets on the page. */
  readonly headings: readonly PostHeading[];
  /** Parts that a post must not have, such as "a heading of level 1 (Introduction)". */
  readonly misplaced: readonly string[];
}

/** Returns the outline of a Markdown text without front matter. */
export function outline(markdown: string): Outline {
  const words: string[] = [];
  const misplaced: string[] = [];
  const found: { level: number; text: string }[] = [];

  const visit = (node: Nodes) => {
    if (node.type === 'heading')
      found.push({ level: node.depth, text: textOf(node, { includeImageAlt: false }) });
    if (node.type === 'html') misplaced.push(`HTML (${node.value.slice(0, 40)})`);
    if (node.type === 'text' || node.type === 'inlineCode')
      words.push(...(node.value.match(/[\p{L}\p{N}]\S*/gu) ?? []));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(
    fromMarkdown(markdown, {
      extensions: [gfm({ singleTilde: false })],
      mdastExtensions: [gfmFromMarkdown()],
    }),
  );

  const ids = slugsOf(found);
  const headings = found.flatMap(({ level, text }, index): PostHeading[] => {
    if (level === 2 || level === 3) return [{ id: ids[index] ?? '', text, level }];
    misplaced.push(`a heading of level ${level} (${text})`);
    return [];
  });
  return { wordCount: words.length, headings, misplaced };
}

/** Returns the ids of headings. The plugin that sets them on the page makes them here too, so both agree. */
function slugsOf(headings: readonly { readonly level: number; readonly text: string }[]): readonly string[] {
  const children = headings.map(({ level, text }) => ({
    type: 'element' as const,
    tagName: `h${level}`,
    properties: {} as Record<string, string>,
    children: [{ type: 'text' as const, value: text }],
  }));
  rehypeSlug()({ type: 'root', children });
  return children.map(({ properties }) => properties.id ?? '');
}
