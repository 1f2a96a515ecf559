import { maxItems, maxLines } from '../reportLimits.ts';
import { type Block, itemOf, type ReadItem } from './itemOf.ts';
import type { Line } from './Line.ts';
import {
  beginningOf,
  factsOfGroup,
  formOfItems,
  isClosing,
  isDetail,
  isGroupName,
  isListForm,
  isName,
  itemNameOf,
  type Row,
  rowOf,
  statesFacts,
} from './Row.ts';
import type { Facts } from './readFacts.ts';
import { remarks } from './words.ts';

/** Returns the items of a section, in their order. */
export const readItems = (lines: readonly Line[], options: { withFacts: boolean }): readonly ReadItem[] =>
  blocksOf(lines.slice(0, maxLines).map(rowOf))
    .slice(0, maxItems)
    .map((block) => itemOf(block, options.withFacts))
    .filter(({ title }) => title !== '');

/** Splits rows into items, including the items of groups. */
function blocksOf(rows: readonly Row[], facts: Facts = {}): readonly Block[] {
  const form = formOfItems(rows);
  const blocks = withoutClosingBlocks(splitRows(rows, form, facts));
  const groups = blocks.filter((block) => isGroup(block, blocks));
  const areClosing = blocks.every(({ head }) => isClosing(head));
  return blocks.flatMap((block) => {
    const { head, body } = block;
    if (body.length === 0 && (isClosing(head) || isGroupName(head))) return [];
    if (groups.length > 0 && isClosing(head) && !areClosing) return [];
    return groups.includes(block) || isLikeGroups(block, groups.length, blocks.length)
      ? blocksOf(body, { ...block.facts, ...factsOfGroup(head) })
      : [block];
  });
}

/** Splits rows into one block for each row of a form. `facts` are those of the group around the rows. */
function splitRows(rows: readonly Row[], form: string, facts: Facts): readonly Block[] {
  const isList = isListForm(form);
  const lastIndex = rows.findLastIndex((row) => row.form === form);
  const blocks: Block[] = [];
  const blockByName = new Map<string, Block>();
  let blockFacts = facts;
  /**
   * The block that receives the next rows: the last block, or an earlier one whose title is repeated. `undefined` below
   * the heading of a list that is not part of the report.
   */
  let current: Block | undefined;
  for (const [index, row] of rows.entries()) {
    if (blocks.length > maxItems) break;
    const name = itemNameOf(row);
    const namesake = name ? blockByName.get(name) : undefined;
    const above = isList ? rows[index - 1] : undefined;
    if (namesake && namesake.head.form !== row.form) {
      const text = row.text.slice(beginningOf(row).length).replace(/^[\s:–—-]+/, '');
      if (text) namesake.body.push(rowOf({ ...row, kind: 'text', depth: 1, lead: '', text }));
      current = { ...namesake, head: row };
    } else if (row.form === form) {
      if (above && isHeadingAbove(above, rows[0])) {
        if (isClosing(above) && row.number <= blocks.length && current) break;
        blockFacts = { ...facts, ...factsOfGroup(above) };
        current?.body.pop();
      }
      current = { head: row, body: [], facts: blockFacts };
      blocks.push(current);
      blockByName.set(name, current);
    } else if (index > lastIndex && isOuter(row) && (isClosing(row) || remarks.test(row.text))) {
      current = undefined;
    } else {
      // Below a repeated title, a paragraph is part of the item.
      current?.body.push(current.head.form === form ? row : { ...row, depth: row.depth || 1 });
    }
  }
  const last = blocks.at(-1);
  last?.body.splice(endOf(last, isList));
  return blocks;
}

const isOuter = ({ kind, depth }: Line) => kind === 'heading' || depth === 0;

/** Whether the row above a list item is the heading of a list. `first` is the first row of the section. */
function isHeadingAbove(above: Row, first: Row | undefined): boolean {
  const isSubgroup = first !== undefined && isGroupName(first) && isGroupName(above);
  if (above.form === 'about' && !isSubgroup) return false;
  return isOuter(above) && (isName(above) || isClosing(above));
}

/**
 * Returns the number of rows after the head that belong to the last item. The item ends before a rule. A list item
 * also ends before a heading, or a paragraph outside the list.
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

/** Removes headings below the items that have the same form but, unlike the items, no facts. */
function withoutClosingBlocks(blocks: readonly Block[]): readonly Block[] {
  const hasFacts = ({ head, body }: Block) => [head, ...body].some(statesFacts);
  if (!blocks.some(hasFacts)) return blocks;
  const last = blocks.findLastIndex((block) => hasFacts(block) || !isClosing(block.head));
  return blocks.slice(0, last + 1);
}

/** Whether a block is a group because other blocks of the section are groups. */
function isLikeGroups({ head, body }: Block, groupCount: number, blockCount: number): boolean {
  const form = formOfItems(body);
  if (groupCount === 0 || !isName(head) || form === 'plain') return false;
  return isGroupName(head) || (groupCount >= blockCount / 2 && body[0]?.form === form);
}

/** Whether the first line of a block is the heading of a group and not an item. */
function isGroup({ head, body }: Block, blocks: readonly Block[]): boolean {
  const form = formOfItems(body);
  const items = body.filter((row) => row.form === form);
  const [item] = items;
  if (!isName(head) || !item || form === 'plain') return false;
  const about = body.filter((row) => row.form === 'about' && statesFacts(row));
  const stated = about.flatMap((row) => Object.keys(row.facts));
  // An item states each fact only once, so a repeated fact means several items.
  if (new Set(stated).size < stated.length && (body[0]?.form !== 'about' || isGroupName(head))) return true;
  if (items.some((each) => isPartOfItem(each, blocks))) return false;
  /** Whether the head itself has facts: some stand before the items, or at the level of the items. */
  const headHasFacts = about.some(
    (row) => body.indexOf(row) < body.indexOf(item) || (item.kind === 'item' && row.depth <= item.depth),
  );
  const allHaveLeads = items.every(({ lead }) => lead !== '');
  if (isGroupName(head) || isClosing(head)) return allHaveLeads || (items.length > 1 && !headHasFacts);
  if (head.kind === 'item' || form === 'lead' || item !== body[0]) return false;
  if (headHasFacts || !allHaveLeads || hasFactsBeside(item, blocks)) return false;
  if (items.length > 1) return true;
  // Each head has a single item below it, which states the facts.
  return (
    (stated.length > 0 || statesFacts(item)) &&
    blocks.every((block) => isClosing(block.head) || block.body[0]?.form === form)
  );
}

/** Whether a row is only a part of an item: its lead is the label of a part, or is repeated below several heads. */
function isPartOfItem(row: Row, blocks: readonly Block[]): boolean {
  if (isDetail(row)) return true;
  const hasSameLead = ({ body }: Block) => body.some(({ lead }) => lead === row.lead);
  return row.lead !== '' && blocks.filter(hasSameLead).length > 1;
}

/** Whether facts stand at the level of this list item, or further out. */
const hasFactsBeside = (item: Row, blocks: readonly Block[]) =>
  item.kind === 'item' &&
  blocks.some(({ body }) => body.some((row) => row.form === 'about' && row.depth <= item.depth));
