import type { ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

import { type Allowance, createAllowance } from './allowance.ts';
import { type Blocks, plainLine, textOf } from './Block.ts';
import { type Chunk, chunksOf } from './chunksOf.ts';
import { linesOf } from './linesOf.ts';
import { tidy } from './plainText.ts';

/**
 * Constructs that a report has no use for. Underlined headings and indented code are off because models write
 * a rule right below a paragraph and indent what belongs to a list; blocks of HTML, because tags are to vanish
 * and the text between them is to be read; the others only cost time.
 */
const disabled = [
  'setextUnderline',
  'codeIndented',
  'htmlFlow',
  'definition',
  'autolink',
  'wwwAutolink',
  'protocolAutolink',
  'emailAutolink',
  'gfmFootnoteDefinition',
  'gfmFootnoteCall',
  'gfmPotentialFootnoteCall',
];
const extensions = [gfm(), { disable: { null: disabled } }];
// Its one transform looks for addresses in all text, slowly.
const mdastExtensions = gfmFromMarkdown().filter(({ transforms }) => !transforms);

/** Reads a reply as markdown. Total and linear: see `chunksOf`. Fences of markdown or text are read too. */
export function readMarkdown(reply: string): Blocks {
  return read(reply, createAllowance(), 0);
}

/** Fences in fences are looked into so far. */
const maxDepth = 2;

function read(reply: string, allowance: Allowance, depth: number): Blocks {
  return chunksOf(reply, allowance).flatMap((chunk) => blocksOf(chunk, allowance, depth));
}

function blocksOf(chunk: Chunk, allowance: Allowance, depth: number): Blocks {
  if (chunk.type === 'prose') {
    return [{ type: 'paragraph', lines: chunk.lines.map((line) => plainLine(tidy(line))) }];
  }
  if (chunk.type === 'markup') {
    const { children } = fromMarkdown(chunk.text, { extensions, mdastExtensions });
    return children.flatMap((node) => convert(node, chunk.text));
  }
  return depth < maxDepth && /^(?:|markdown|md|text|txt|plaintext)$/.test(chunk.language)
    ? read(chunk.text, allowance, depth + 1)
    : [];
}

function convert(node: RootContent | ListItem['children'][number], source: string): Blocks {
  switch (node.type) {
    case 'heading': {
      const line = linesOf(node.children, source)[0];
      return line ? [{ type: 'heading', depth: node.depth, line }] : [];
    }
    case 'paragraph':
      return paragraph(node.children, source);
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered === true,
          items: node.children
            .map((item) => item.children.flatMap((child) => convert(child, source)))
            .filter((blocks) => blocks.length > 0),
        },
      ];
    case 'blockquote':
      return node.children.flatMap((child) => convert(child, source));
    case 'table':
      return [{ type: 'table', rows: node.children.map((row) => cellsOf(row, source)) }];
    case 'thematicBreak':
      return [{ type: 'rule' }];
    default:
      return [];
  }
}

function paragraph(children: readonly PhrasingContent[], source: string): Blocks {
  const lines = linesOf(children, source);
  return lines.length > 0 ? [{ type: 'paragraph', lines }] : [];
}

/** The texts of a row; a cell may have several lines. */
function cellsOf(row: TableRow, source: string): string[] {
  return row.children.map((cell) => linesOf(cell.children, source).map(textOf).join('\n'));
}
