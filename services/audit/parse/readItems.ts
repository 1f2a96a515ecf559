import { fold, truncateAtWord } from '../plainText.ts';
import { maxDescription, maxItems, maxLines } from '../reportLimits.ts';
import { type Opportunity, solutionFacts } from '../types.ts';
import type { Line } from './Line.ts';
import { type Facts, factsOfPureText, takeFacts, takeLeadingFact } from './readFacts.ts';
import {
  beforeTitle,
  closingNames,
  counted,
  descriptionLabel,
  groupNames,
  isDetailName,
  remarks,
} from './words.ts';

/** An opportunity or solution as the reply states it. The facts of an opportunity stay in its text. */
export interface ReadItem extends Opportunity {
  readonly facts: Facts;
}

/** A line, its facts, and the text without them. */
interface Row extends Line {
  /**
   * Form in which the line begins an item, such as "heading3" or "bullet1". It is "about" if the line only states facts
   * of an item. It is "" for any other line.
   */
  readonly form: string;
  readonly rest: string;
  readonly facts: Facts;
}

/** The lines of one item. `head` has the title. `facts` come from the group of the item. */
interface Block {
  readonly head: Row;
  readonly body: Row[];
  readonly facts: Facts;
}

/** Returns the items of a section, in their order. */
export const readItems = (lines: readonly Line[], options: { withFacts: boolean }): readonly ReadItem[] =>
  blocksOf(lines.slice(0, maxLines).map(rowOf))
    .slice(0, maxItems)
    .map((block) => itemOf(block, options.withFacts))
    .filter(({ title }) => title !== '');

function rowOf(line: Line): Row {
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
  if (counted.test(text) || (lead && isParted)) return 'lead';
  return startsParagraph && !text.endsWith(':') ? 'plain' : '';
}

/** Returns the kind of an item with this number (see `Line`). */
function markerOf(number: number): string {
  if (number > 0) return 'number';
  return number < 0 ? 'row' : 'bullet';
}

/**
 * Returns the form of the items in a section: the first form that is more than a paragraph. A single bold line above a
 * list can be a heading or an item. It is an item if the list items are only parts of it, such as "Benefit".
 */
function formOfItems(rows: readonly Row[]): string {
  const named = rows.filter(({ form }) => !/^(?:about|plain|)$/.test(form));
  // The label of a part, such as "**Impact:** High", begins an item only if no other line does.
  const items = named.filter(({ form, lead }) => form !== 'lead' || !isDetailName(nameOf(lead)));
  const [first = 'plain', ...others] = (items.length > 0 ? items : named).map(({ form }) => form);
  if (first !== 'lead' || others.includes(first)) return first;
  const other = others[0] ?? first;
  return rows.every(({ form, lead }) => form !== other || isDetailName(nameOf(lead))) ? first : other;
}

/** Returns a name, folded, without numbers and emoji before it. */
const nameOf = (text: string) =>
  fold(text).replace(/^[^\p{L}\p{N}]+|^(?:\d{1,2}|\p{L})[.)]\s+|[\s:.–—-]+$/gu, '');
/** Whether a line is a heading or label for the lines below it. */
const isName = ({ kind, text, lead }: Line) =>
  kind === 'heading' ||
  text.endsWith(':') ||
  (lead !== '' && takeFacts(text.slice(lead.length).replace(/^\s*\([^()]*\)$/, '')).rest === '');
const isGroupName = (line: Line) => isName(line) && groupNames.test(nameOf(line.text));
/** Whether a line is the heading of a list that is not part of the report. A short line needs no mark for that. */
const isClosing = (line: Line) =>
  (isName(line) || (line.startsParagraph && line.text.length < 40 && !/[.!?]$/.test(line.text))) &&
  closingNames.test(nameOf(line.text));
const isOuter = ({ kind, depth }: Line) => kind === 'heading' || depth === 0;
/** Returns the beginning of a line, which can be the title of an item. */
const beginningOf = ({ lead, text }: Line) => lead || (text.split(/:\s/, 1)[0] ?? '');

/** Returns the facts in the name of a group: "High ROI (150-200%)", "Quick wins (high impact, low effort)". */
const factsOfGroup = ({ text }: Line): Facts =>
  Object.assign(
    takeFacts(text.replace(/\s*\(([^()]*)\)(?=\W*$)/, ': $1')).facts,
    ...text.split(/[():;,|–—]|\s-\s/).map(factsOfPureText),
  );

/** Splits rows into items, including the items of groups. */
function blocksOf(rows: readonly Row[], group: Facts = {}): readonly Block[] {
  const form = formOfItems(rows);
  const isList = /^(?:number|bullet|row)/.test(form);
  const last = rows.findLastIndex((row) => row.form === form);
  const blocks: Block[] = [];
  const titles = new Map<string, Block>();
  let facts = group;
  /**
   * The block that receives the next rows: the last block, or an earlier one whose title is repeated. `undefined` below
   * the heading of a list that is not part of the report.
   */
  let current: Block | undefined;
  for (const [index, row] of rows.entries()) {
    if (blocks.length > maxItems) break;
    const isTop = !/^(?:about|plain|)$/.test(row.form) && (row.kind === 'heading' || row.depth < 2);
    const title = isTop ? nameOf(tidyTitle(beginningOf(row))) : '';
    const same = title ? titles.get(title) : undefined;
    if (same && same.head.form !== row.form) {
      current = { ...same, head: row };
      const text = row.text.slice(beginningOf(row).length).replace(/^[\s:–—-]+/, '');
      if (text) same.body.push(rowOf({ ...row, kind: 'text', depth: 1, lead: '', text }));
    } else if (row.form === form) {
      const above = isList ? rows[index - 1] : undefined;
      const isAbout = above?.form === 'about' && !(rows[0] && isGroupName(rows[0]) && isGroupName(above));
      if (above && isOuter(above) && !isAbout && (isName(above) || isClosing(above))) {
        if (isClosing(above) && row.number <= blocks.length && current) break;
        facts = { ...group, ...factsOfGroup(above) };
        current?.body.pop();
      }
      current = { head: row, body: [], facts };
      blocks.push(current);
      titles.set(title, current);
    } else if (index > last && isOuter(row) && (isClosing(row) || remarks.test(row.text)))
      current = undefined;
    // Below a repeated title, a paragraph is part of the item.
    else current?.body.push(current.head.form === form ? row : { ...row, depth: row.depth || 1 });
  }
  const lastBlock = blocks.at(-1);
  if (lastBlock) lastBlock.body.splice(endOf(lastBlock, isList));
  // Removes headings below the items that have the same form but, unlike the items, no facts.
  const statesFacts = ({ head, body }: Block) =>
    [head, ...body].some((row) => Object.keys(row.facts).length > 0);
  const isClosingBlock = (block?: Block) =>
    block && isClosing(block.head) && !statesFacts(block) && blocks.some(statesFacts);
  while (isClosingBlock(blocks.at(-1))) blocks.pop();
  const groups = blocks.filter((block) => isGroup(block, blocks));
  return blocks.flatMap((block) => {
    const { head, body } = block;
    if (body.length === 0 && (isClosing(head) || isGroupName(head))) return [];
    if (groups.length > 0 && isClosing(head) && !blocks.every((each) => isClosing(each.head))) return [];
    const inner = formOfItems(body);
    const isLikeOthers = groups.length >= blocks.length / 2 && body[0]?.form === inner;
    const isOneOfMany =
      groups.length > 0 && isName(head) && inner !== 'plain' && (isLikeOthers || isGroupName(head));
    return groups.includes(block) || isOneOfMany
      ? blocksOf(body, { ...block.facts, ...factsOfGroup(head) })
      : [block];
  });
}

/**
 * Returns how many rows after the head belong to the last item. They end at a rule, and at a paragraph outside of its
 * list.
 */
function endOf(block: Block, isList: boolean): number {
  const { body } = block;
  const closed = body.findIndex(
    ({ kind, form }) => kind === 'rule' || (isList && /^(?:lead|heading)/.test(form)),
  );
  const beforeEnd = closed < 0 ? body : body.slice(0, closed);
  if (!isList) return beforeEnd.length;
  const end =
    beforeEnd.findLastIndex(({ kind, depth, form }) => kind !== 'text' || depth > 0 || form === 'about') + 1;
  return itemOf({ ...block, body: body.slice(0, end) }, true).description === '' ? end + 1 : end;
}

/** Whether the first line of a block is the heading of a group and not an item. */
function isGroup({ head, body }: Block, blocks: readonly Block[]): boolean {
  const form = formOfItems(body);
  const items = body.filter((row) => row.form === form);
  const [item] = items;
  if (!isName(head) || !item || form === 'plain') return false;
  const about = body.filter((row) => Object.keys(row.facts).length > 0 && row.form === 'about');
  const stated = about.flatMap((row) => Object.keys(row.facts));
  // An item states each fact only once, so a repeated fact means several items.
  if (new Set(stated).size < stated.length && (body[0]?.form !== 'about' || isGroupName(head))) return true;
  /** Whether facts belong to the head itself: they stand before the items, or at the same level. */
  const isStated = about.some(
    (row) => body.indexOf(row) < body.indexOf(item) || (item.kind === 'item' && row.depth <= item.depth),
  );
  const allHaveLeads = items.every(({ lead }) => lead !== '');
  /** Whether an item is only a part of the head: its name is a label, or stands below other heads too. */
  const isDetail = ({ lead }: Row) =>
    isDetailName(nameOf(lead)) ||
    (lead && blocks.filter((block) => block.body.some((row) => row.lead === lead)).length > 1);
  if (items.some(isDetail)) return false;
  if (isGroupName(head) || isClosing(head)) return allHaveLeads || (items.length > 1 && !isStated);
  const areItems = blocks.some(
    ({ body: rows }) =>
      item.kind === 'item' && rows.some((row) => row.form === 'about' && row.depth <= item.depth),
  );
  /** Whether each head has a single item below it, which states the facts. */
  const areSingle =
    stated.length + Object.keys(item.facts).length > 0 &&
    blocks.every((block) => isClosing(block.head) || block.body[0]?.form === form);
  return (
    head.kind !== 'item' &&
    form !== 'lead' &&
    item === body[0] &&
    !isStated &&
    !areItems &&
    allHaveLeads &&
    (items.length > 1 || areSingle)
  );
}

/**
 * Builds an item from its lines. A title contains facts only at its end, in brackets or after a dash: "Quantify ROI" is
 * a plain title.
 */
function itemOf({ head, body, facts }: Block, withFacts: boolean): ReadItem {
  const take = (text: string) => (withFacts ? takeFacts(text) : { rest: text, facts: {} });
  // Matches brackets or a part after a dash at the end: "Order reader (High)", "Order reader – 150-200%".
  const end = /\s*(?:[([][^()[\]]*[)\]]|\s[–—-]\s[^()–—-]+)(?=\s*[:–—-]?\s*$)/.exec(head.lead)?.[0] ?? '';
  const inTitle = take(end.replace(/^\s*[–—-]\s/, ''));
  const after = withFacts && head.lead === '' ? head : take(head.text.slice(head.lead.length));
  const named = inTitle.rest === '' ? head.lead.replace(end, '') : head.lead;
  const inName = withFacts ? takeLeadingFact(named.replace(beforeTitle, '')) : { rest: named, facts: {} };
  let { title, description } = splitTitle(inName.rest, after.rest);
  const stated: Facts = { ...after.facts, ...inTitle.facts, ...inName.facts };
  for (const { startsParagraph, text, rest, facts: read } of body) {
    // A different second value of a fact stays in the text.
    const isOther = solutionFacts.some((fact) => read[fact] && stated[fact] && read[fact] !== stated[fact]);
    Object.assign(stated, { ...read, ...stated });
    const addition = (withFacts && !isOther ? rest : text).trim().replace(descriptionLabel, '');
    if (addition === '' || description.length > maxDescription) continue;
    if (title) description += (description && (startsParagraph ? '\n' : ' ')) + addition;
    else title = tidyTitle(addition);
  }
  return { title, description: description.trim(), facts: { ...facts, ...stated } };
}

const tidyTitle = (text: string) =>
  text
    .replace(beforeTitle, '')
    .replace(/\s*[:–—-]+$/, '')
    .replace(/^([^.]*)\.$/, '$1');

/** Maximum length of a first sentence that is a title, and length of a title that is cut from a longer one. */
const [maxSentenceTitle, cutTitle] = [120, 80];

/**
 * Splits the beginning of an item into title and description. `lead` is its bold text or its heading. If the first
 * sentence is too long for a title, the title is the cut beginning of the text.
 */
function splitTitle(lead: string, after: string): { title: string; description: string } {
  const bold = tidyTitle(lead);
  // Matches brackets, a separator and the description: " (pilot): It reads orders."
  const parted = /^(\s*\([^()]{1,60}\))?(?:\s*(?:[:–—·|]+\s*|[.-]+(?:\s+|$))|$)(.*)$/s.exec(after);
  if (bold && parted) return { title: bold + (parted[1] ?? ''), description: parted[2] ?? '' };
  if (bold) return { title: bold, description: /[:.!?–—-]$/.test(lead) ? after : `${bold} ${after.trim()}` };
  const text = after
    .replace(/^\s*[:–—-]\s*/, '')
    .trim()
    .replace(beforeTitle, '');
  const end = /:\s+|\s+[-–—]\s+|[.!?](?=\s+\p{Lu})/u.exec(text);
  const title = text.slice(0, end?.index);
  if (title.length > maxSentenceTitle) return { title: truncateAtWord(cutTitle, text), description: text };
  return { title: tidyTitle(title), description: end ? text.slice(end.index + end[0].length).trim() : '' };
}
