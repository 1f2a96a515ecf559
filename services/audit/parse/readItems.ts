import { fold, truncateAtWord } from '../plainText.ts';
import { maxDescription, maxItems, maxLines } from '../reportLimits.ts';
import type { Opportunity } from '../types.ts';
import { type Facts, takeFacts, takeMarked } from './readFacts.ts';
import type { Line } from './readLines.ts';
import {
  beforeTitle,
  closingNames,
  counted,
  descriptionLabel,
  details,
  groupNames,
  joints,
  labels,
  qualifiers,
  questions,
} from './words.ts';

/** An item as it was written. An opportunity keeps its facts in its text. */
export interface ReadItem extends Opportunity {
  readonly facts: Facts;
}

/** A line with the way in which it begins an item: "heading3", "bullet1"; "about" if it says something of one, else "". */
interface Row extends Line {
  readonly form: string;
}

/** The lines of one item, of which the first has the title, and the facts of the group that it stands in. */
interface Block {
  readonly head: Row;
  readonly body: Row[];
  readonly facts: Facts;
}

/** The items of a section, in their order. */
export const readItems = (lines: readonly Line[], options: { withFacts: boolean }): readonly ReadItem[] =>
  blocksOf(lines.slice(0, maxLines).map((line) => ({ ...line, form: formOf(line) })))
    .slice(0, maxItems)
    .map((block) => itemOf(block, options.withFacts))
    .filter(({ title }) => title !== '');

function formOf({ kind, depth, number, text, lead, first }: Line): string {
  const take = kind === 'heading' || text.endsWith(':') ? takeMarked : takeFacts;
  if (descriptionLabel.test(text) || take(text).rest === '') return 'about';
  if (kind === 'heading') return `heading${depth}`;
  if (kind === 'item') return `${number > 0 ? 'number' : 'bullet'}${depth}`;
  if (depth > 0) return '';
  const behind = text.slice(lead.length);
  if (counted.test(text) || (lead && /^\s*[:.]?$/.test(takeFacts(behind).rest))) return 'bold';
  if (lead && (first || /[:–—-]$/.test(lead) || /^\s*[:–—-]/.test(behind))) return 'lead';
  return first && !text.endsWith(':') ? 'plain' : '';
}

/** The form of a section's items: that of the first that is more than a paragraph, or one bold line above a list. */
function formOfItems(rows: readonly Row[]): string {
  const forms = rows.map(({ form }) => form).filter((form) => !/^(?:about|plain|)$/.test(form));
  const [first = 'plain'] = forms;
  const isAlone = /^(?:bold|lead)$/.test(first) && forms.indexOf(first) === forms.lastIndexOf(first);
  return (isAlone && forms.find((form) => form !== first)) || first;
}

/** The words of a name, folded, without its numbering and pictures. */
const nameOf = (text: string) => fold(text).replace(/^[^\p{L}\p{N}]+|^\d{1,2}[.)]\s*|[\s:.–—-]+$/gu, '');
/** Whether a line names what stands below it. */
const isName = ({ kind, text, lead }: Line) =>
  kind === 'heading' ||
  text.endsWith(':') ||
  (lead !== '' && /^(?:\s*\([^()]*\))?$/.test(text.slice(lead.length)));
/** Whether a line may name a list although nothing marks it. */
const isShort = ({ kind, first, text }: Line) =>
  kind === 'text' && first && text.length < 40 && !/[.!?]$/.test(text);
const isGroupName = (line: Line) => isName(line) && groupNames.test(nameOf(line.text));
const isClosing = (line: Line) => (isName(line) || isShort(line)) && closingNames.test(nameOf(line.text));
/** The beginning of a line that may be the title of an item. */
const labelOfRow = ({ lead, text }: Line) => lead || (text.split(/:\s/, 1)[0] ?? '');

/** The items that rows hold, those of groups among them. */
function blocksOf(rows: readonly Row[], group: Facts = {}): readonly Block[] {
  const form = formOfItems(rows);
  const isList = /^(?:number|bullet)/.test(form);
  const last = rows.findLastIndex((row) => row.form === form);
  const closing = rows.findIndex((row, at) => at > last && row.depth === 0 && isClosing(row));
  const blocks: Block[] = [];
  let facts = group;
  /** Rows below a list that are none of its last item unless another item follows; `closed` when a rule or name parts them. */
  let [outside, closed]: [Row[], boolean] = [[], false];
  /** The block that rows are added to: the last, or an earlier one whose title is repeated, as in a table below a list. */
  let current: Block | undefined;
  const titles = new Map<string, Block>();
  for (const row of closing < 0 ? rows : rows.slice(0, closing)) {
    if (blocks.length > maxItems) break;
    const isTop = !/^(?:about|plain|)$/.test(row.form) && (row.kind === 'heading' || row.depth < 2);
    const title = isTop ? nameOf(tidyTitle(labelOfRow(row))) : '';
    const same = title ? titles.get(title) : undefined;
    const again = same && same.head.form !== row.form ? same : undefined;
    if (again) {
      [current, outside, closed] = [again, [], false];
      const text = row.text.slice(labelOfRow(row).length).replace(/^[\s:–—-]+/, '');
      if (text) again.body.push({ ...row, kind: 'text', form: '', lead: '', text });
      continue;
    }
    const body = current?.body;
    if (row.kind === 'rule' || (isList && body && /^(?:bold|heading)/.test(row.form))) closed = true;
    const before = outside.at(-1);
    const name = before && (isName(before) || isClosing(before)) ? before : null;
    const restarts = row.kind === 'item' && before && row.number <= blocks.length;
    if (row.form === form && restarts && name && isClosing(name)) break;
    if (row.form === form && !(restarts && closed && !name)) {
      if (name) facts = { ...group, ...takeFacts(name.text).facts };
      body?.push(...outside.filter((each) => each !== name));
      [outside, closed] = [[], false];
      current = { head: row, body: [], facts };
      blocks.push(current);
      if (title) titles.set(title, current);
    } else if (
      closed ||
      (isList && current === blocks.at(-1) && row.kind === 'text' && row.depth === 0 && row.form !== 'about')
    ) {
      if (row.text) outside.push(row);
    } else {
      body?.push(...outside, row);
      outside = [];
    }
  }
  const end = blocks.at(-1);
  if (end && itemOf(end, true).description === '') end.body.push(...outside.slice(0, 1));
  // Headings of the same form as those of the items, without facts, where those have some.
  const states = ({ head, body }: Block) =>
    [head, ...body].some(({ text }) => Object.keys(takeFacts(text).facts).length > 0);
  for (
    let end = blocks.at(-1);
    end && isClosing(end.head) && !states(end) && blocks.some(states);
    end = blocks.at(-1)
  )
    blocks.pop();
  const groups = blocks.filter((block) => isGroup(block, blocks));
  return blocks.flatMap((block) => {
    const { head, body } = block;
    const form = formOfItems(body);
    const isLikeOthers = groups.length >= blocks.length / 2 && body[0]?.form === form;
    const isOneOfMany =
      groups.length > 0 && isName(head) && form !== 'plain' && (isLikeOthers || isGroupName(head));
    if (
      isClosing(head) &&
      (body.length === 0 || (groups.length > 0 && !blocks.every((each) => isClosing(each.head))))
    )
      return [];
    if (isGroupName(head) && body.length === 0) return [];
    if (!groups.includes(block) && !isOneOfMany) return [block];
    return blocksOf(body, { ...block.facts, ...takeFacts(head.text).facts });
  });
}

const isDetailName = (name: string) => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (
    questions.has(words[0] ?? '') ||
    words.every((word) => [details, qualifiers, joints, labels].some((list) => list.has(word)))
  );
};

/** Whether the first line of a block stands above items instead of being one. */
function isGroup({ head, body }: Block, blocks: readonly Block[]): boolean {
  const form = formOfItems(body);
  const items = body.filter((row) => row.form === form);
  const [item] = items;
  if (!isName(head) || !item || form === 'plain') return false;
  /** The item that each fact stands below; facts of two items are theirs, those outside of an item are the head's. */
  const stated = new Map<string, number>();
  let [passed, repeats, isStated] = [0, false, false];
  for (const row of body) {
    if (row.form === form) passed += 1;
    for (const fact of row.form === 'about' ? Object.keys(takeFacts(row.text).facts) : []) {
      repeats ||= (stated.get(fact) ?? passed) !== passed;
      isStated ||= passed === 0 || (item.kind === 'item' && row.depth <= item.depth);
      stated.set(fact, passed);
    }
  }
  if (repeats && !(stated.size > 0 && body[0]?.form === 'about')) return true;
  const haveLeads = items.every(({ lead }) => lead !== '');
  /** Whether an item is a part of what the head says: "Benefit:", or a name that stands below other heads too. */
  const isDetail = ({ lead }: Row) =>
    isDetailName(nameOf(lead)) ||
    blocks.filter((block) => block.body.some((row) => row.lead === lead)).length > 1;
  const areDetails = items.some((row) => row.lead !== '' && isDetail(row));
  if (isGroupName(head) || isClosing(head))
    return !areDetails && (haveLeads || (items.length > 1 && !isStated));
  const mayGroup = head.kind !== 'item' && !counted.test(head.text) && item === body[0] && !isStated;
  const areItems = blocks.some(({ body: rows }) =>
    rows.some((row) => row.form === 'about' && row.depth <= item.depth),
  );
  return (
    mayGroup && !areItems && haveLeads && items.length > 1 && !/^(?:bold|lead)$/.test(form) && !areDetails
  );
}

/** An item from its lines. Its title states facts in a bracket at its end alone: "Quantify ROI" is a title. */
function itemOf({ head, body, facts }: Block, withFacts: boolean): ReadItem {
  const take = (text: string) => (withFacts ? takeFacts(text) : { rest: text, facts: {} });
  const bracket = /\s*[([][^()[\]]*[)\]](?=\s*[:–—-]?\s*$)/.exec(head.lead)?.[0] ?? '';
  const [inTitle, behind] = [take(bracket), take(head.text.slice(head.lead.length))];
  const lead = inTitle.rest === '' ? head.lead.replace(bracket, '') : head.lead;
  let { title, description } = splitTitle(lead, behind.rest);
  const found = [inTitle.facts, behind.facts];
  for (const line of body) {
    if (description.length > maxDescription) break;
    const { rest, facts: stated } = take(line.text);
    found.push(stated);
    const said = rest.trim().replace(descriptionLabel, '');
    if (said && !title) title = tidyTitle(said);
    else if (said) description += (description && (line.first ? '\n' : ' ')) + said;
  }
  return { title, description: description.trim(), facts: Object.assign({}, facts, ...found.toReversed()) };
}

const tidyTitle = (text: string) => text.replace(beforeTitle, '').replace(/\s*[:–—-]+$|(?<=^[^.]*)\.$/, '');

/** Parts what begins an item into title and description; `lead` stands bold or is a heading. Long texts are no title. */
function splitTitle(lead: string, behind: string): { title: string; description: string } {
  const bold = tidyTitle(lead);
  const parted = /^(\s*\([^()]{1,60}\))?(?:\s*(?:[:–—·|]+\s*|[.-]+(?:\s+|$))|$)(.*)$/s.exec(behind);
  if (bold && parted) return { title: bold + (parted[1] ?? ''), description: parted[2] ?? '' };
  if (bold) return { title: bold, description: /[:–—-]$/.test(lead) ? behind : `${bold} ${behind.trim()}` };
  const text = behind
    .replace(/^\s*[:–—-]\s*/, '')
    .trim()
    .replace(beforeTitle, '');
  const end = /:\s+|\s+[-–—]\s+|[.!?](?=\s+\p{Lu})/u.exec(text);
  const title = text.slice(0, end?.index);
  if (title.length > 120) return { title: truncateAtWord(80, text), description: text };
  return { title: tidyTitle(title), description: end ? text.slice(end.index + end[0].length).trim() : '' };
}
