import { fold } from '../plainText.ts';
import type { Line } from './Line.ts';
import { type Facts, factsOfPureText, takeFacts, takeLeadingFact } from './readFacts.ts';
import {
  beforeTitle,
  closingNames,
  descriptionLabel,
  groupNames,
  isDetailName,
  numberBeforeTitle,
} from './words.ts';

/** A line, its facts, and the text without them. */
export interface Row extends Line {
  /**
   * Form in which the line begins an item, such as "heading3" or "bullet1". It is "about" if the line only states facts
   * of an item. It is "" for any other line.
   */
  readonly form: string;
  readonly rest: string;
  readonly facts: Facts;
}

export function rowOf(line: Line): Row {
  const taken = takeFacts(line.text);
  return { ...line, ...taken, form: formOf(line, taken.rest) };
}

/** Returns the form of a line (see `Row`). `rest` is its text without facts. */
function formOf({ kind, depth, number, text, lead, startsParagraph }: Line, rest: string): string {
  const isNamed = kind === 'heading' && takeLeadingFact(text).rest !== text;
  if (descriptionLabel.test(text) || (rest === '' && !isNamed)) return 'about';
  if (kind === 'heading') return `heading${depth}`;
  if (kind === 'item') return `${markerOf(number)}${depth}`;
  if (depth > 0) return '';
  const isParted = startsParagraph || /[:–—-]$/.test(lead) || /^\s*[:–—-]/.test(text.slice(lead.length));
  if (numberBeforeTitle.test(text) || (lead && isParted)) return 'lead';
  return startsParagraph && !text.endsWith(':') ? 'plain' : '';
}

/** Returns the kind of an item with this number (see `Line`). */
function markerOf(number: number): string {
  if (number > 0) return 'number';
  return number < 0 ? 'row' : 'bullet';
}

export const isListForm = (form: string) => /^(?:number|bullet|row)/.test(form);
/** Whether a line has a mark that can begin an item, such as a bullet or a heading. */
export const isMarked = ({ form }: Row) => !['about', 'plain', ''].includes(form);
export const statesFacts = ({ facts }: Row) => Object.keys(facts).length > 0;

/**
 * Returns the form of the items in a section: the first form that is more than a paragraph. A single bold line above a
 * list can be a heading or an item. It is an item if the list items are only parts of it, such as "Benefit".
 */
export function formOfItems(rows: readonly Row[]): string {
  const marked = rows.filter(isMarked);
  // The label of a part, such as "**Impact:** High", begins an item only if no other line does.
  const items = marked.filter((row) => row.form !== 'lead' || !isDetail(row));
  const [first = 'plain', ...others] = (items.length > 0 ? items : marked).map(({ form }) => form);
  const [second] = others;
  if (first !== 'lead' || !second || others.includes('lead')) return first;
  return rows.filter(({ form }) => form === second).every(isDetail) ? first : second;
}

/** Returns a name, folded, without numbers and emoji before it. */
const nameOf = (text: string) =>
  fold(text).replace(/^[^\p{L}\p{N}]+|^(?:\d{1,2}|\p{L})[.)]\s+|[\s:.–—-]+$/gu, '');

/** Whether the bold beginning of a line is the label for a part of an item, such as "Benefit". */
export const isDetail = ({ lead }: Line) => isDetailName(nameOf(lead));

/** Whether a line is a heading or label for the lines below it. */
export function isName({ kind, text, lead }: Line): boolean {
  if (kind === 'heading' || text.endsWith(':')) return true;
  if (lead === '') return false;
  const afterLead = text.slice(lead.length).replace(/^\s*\([^()]*\)$/, '');
  return takeFacts(afterLead).rest === '';
}

export const isGroupName = (line: Line) => isName(line) && groupNames.test(nameOf(line.text));

/** Whether a line is the heading of a list that is not part of the report. A short line needs no mark for that. */
export function isClosing(line: Line): boolean {
  const { text, startsParagraph } = line;
  const isShort = startsParagraph && text.length < 40 && !/[.!?]$/.test(text);
  return (isShort || isName(line)) && closingNames.test(nameOf(text));
}

/** Returns the beginning of a line, which can be the title of an item. */
export const beginningOf = ({ lead, text }: Line) => lead || (text.split(/:\s/, 1)[0] ?? '');

/** Returns the name of the item that a line can begin, for comparison; an empty text for any other line. */
export function itemNameOf(row: Row): string {
  const isOuter = row.kind === 'heading' || row.depth < 2;
  return isMarked(row) && isOuter ? nameOf(tidyTitle(beginningOf(row))) : '';
}

/** Removes numbers and emoji before a title, and the punctuation at its end. */
export const tidyTitle = (text: string) =>
  text
    .replace(beforeTitle, '')
    .replace(/\s*[:–—-]+$/, '')
    .replace(/^([^.]*)\.$/, '$1');

/** Returns the facts in the name of a group: "High ROI (150-200%)", "Quick wins (high impact, low effort)". */
export const factsOfGroup = ({ text }: Line): Facts =>
  Object.assign(
    takeFacts(text.replace(/\s*\(([^()]*)\)(?=\W*$)/, ': $1')).facts,
    ...text.split(/[():;,|–—]|\s-\s/).map(factsOfPureText),
  );
