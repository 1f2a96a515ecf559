import type { Nodes, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

import { tidy } from '../plainText.ts';
import { maxMarkup } from '../reportLimits.ts';
import { isLabel } from './solutionAttributes.ts';

/** One line of a reply as plain text, and what markdown says about it. */
export interface Line {
  /** `item` begins a list item or a table row; `rule` is a line across the page, without text. */
  readonly kind: 'heading' | 'item' | 'text' | 'rule';
  /** The level of a heading; of any other line, how many lists it stands in. */
  readonly depth: number;
  /** The number of an item; 0 for bullets and all else. */
  readonly number: number;
  readonly text: string;
  /** What of the text stands bold at its beginning; all of a heading. */
  readonly lead: string;
  /** Whether a paragraph begins here. */
  readonly first: boolean;
}

/** Setext headings, indented code and blocks of HTML are off: models indent and rule as they like. */
const disable = { null: ['setextUnderline', 'codeIndented', 'htmlFlow', 'definition', 'autolink'] };
const extensions = [gfmTable(), { disable }];
const parse = (text: string) => fromMarkdown(text, { extensions, mdastExtensions: [gfmTableFromMarkdown()] });

/** Reads a reply as markdown, as far as it holds no more markup than a report may. */
export const readLines = (reply: string): readonly Line[] => linesOf(parse(limitMarkup(reply)));

/** More than five lists and quotes in one line would cost the parser seconds; markdown's bullets for any others. */
function limitMarkup(reply: string): string {
  const text = reply
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\0\ufeff\ue000\ue001]/g, '')
    .replace(/^([ \t]*)(?:[•●▪◦‣–—]|[-*] \[[ x]\])\s/gim, '$1- ')
    .replace(/^(?:\s*(?:>|(?:[-+*]|\d{1,9}[.)])(?=\s))){6,}\s*/gm, '- ');
  return text.slice(0, [...text.matchAll(/[*_`[\]<>&\\|~!\n]/g)][maxMarkup]?.index);
}

function linesOf(node: Nodes, depth = 0, fenced = false): readonly Line[] {
  if (node.type === 'heading')
    return textsOf(node).map((line) => ({ ...line, kind: 'heading', depth: node.depth, lead: line.text }));
  if (node.type === 'paragraph') return textsOf(node).map((line) => ({ ...line, depth }));
  if (node.type === 'table') return tableLines(node).map((line) => ({ ...line, depth: depth + 1 }));
  if (node.type === 'thematicBreak') return [{ ...blank, kind: 'rule' }];
  if (node.type === 'code' && !fenced && /^(?:markdown|md|text)?$/i.test(node.lang ?? ''))
    return linesOf(parse(node.value), depth, true);
  if (node.type !== 'list')
    return 'children' in node ? node.children.flatMap((child) => linesOf(child, depth, fenced)) : [];
  return node.children.flatMap((item, index) => {
    const [head, ...rest] = item.children.flatMap((child) => linesOf(child, depth + 1, fenced));
    const number = node.ordered ? (node.start ?? 1) + index : 0;
    return head ? [head.kind === 'text' ? { ...head, kind: 'item', number } : head, ...rest] : [];
  });
}

/** Each row as an item, its other cells as `heading: value` below it; a table of labels as `label: value`. */
function tableLines(table: Table): readonly Line[] {
  const [names = [], ...rows] = table.children.map((row) => row.children.map((cell) => plain(inline(cell))));
  const pairs = [names, ...rows].filter(([label = '']) => isLabel(label));
  if (names.length === 2 && pairs.length > 1) return pairs.map((row) => ({ ...blank, text: row.join(': ') }));
  const title = names.findIndex((name) => !isLabel(name) && !/^(?:#|no\.?|)$/i.test(name));
  return rows.flatMap((row) => {
    const cells = row.map((cell, i) =>
      cell && i !== title && names[i] !== '#' ? `${names[i]}: ${cell}` : '',
    );
    return [row[title] ?? '', ...cells].flatMap((text, i) =>
      text ? [{ ...blank, kind: i === 0 ? ('item' as const) : ('text' as const), text }] : [],
    );
  });
}

const blank: Line = { kind: 'text', depth: 0, number: 0, text: '', lead: '', first: true };

/** Bold text on its way out of the tree stands between these two. */
const leading = /^([^\p{L}\p{N}\ue000]*(?:\d{1,2}[.)]\s*)?\ue000.*?)\ue001/u;
const plain = (line: string) => tidy(line.replace(/[\ue000\ue001]/g, ''));

/** The lines of a paragraph, heading or cell. */
function textsOf(node: Nodes): readonly Line[] {
  return inline(node)
    .replace(/\*\*(.+?)\*\*/g, '\ue000$1\ue001')
    .split('\n')
    .map((line) => ({ ...blank, text: plain(line), lead: plain(leading.exec(line)?.[1] ?? '') }))
    .filter(({ text }) => text !== '' && !/^=+$/.test(text))
    .map((line, index) => ({ ...line, first: index === 0 }));
}

function inline(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break' || (node.type === 'html' && /^<br\b/i.test(node.value))) return '\n';
  if ('alt' in node) return node.alt ?? '';
  const text = 'children' in node ? node.children.map(inline).join('') : '';
  return node.type === 'strong' ? `\ue000${text}\ue001` : text;
}
