import type { Solution } from '../AuditReport.ts';
import { maxDescription, maxItems, maxTitle, solutionDefaults } from '../reportLimits.ts';
import { type Attributes, mentionedAttributes } from './attributes.ts';
import { type Block, type Blocks, type Line, plainLine, textOf } from './Block.ts';
import { cutTo } from './plainText.ts';
import { readTable } from './readTable.ts';
import { isSignOff } from './remarks.ts';
import { splitTitle } from './splitTitle.ts';
import { takeAttributes } from './takeAttributes.ts';

/** An item while it is being read: its first line, and the paragraphs after it, line by line. */
interface Draft {
  readonly head: Line;
  readonly born: 'heading' | 'bold' | 'lead' | 'ordered' | 'bullet' | 'plain' | 'row';
  readonly paragraphs: Line[][];
  readonly attributes: Attributes;
}

/** What is repeated or has no title is left out afterwards. */
const maxDrafts = 2 * maxItems;

/** The items of a section, in their order. An opportunity is read as a solution whose attributes nobody asks for. */
export function readItems(blocks: Blocks): readonly Solution[] {
  const items = draftItems(blocks).slice(0, maxDrafts).map(finish);
  const named = items.filter(({ title }) => title !== '');
  const seen = new Set<string>();
  return named
    .filter(({ title, description }) => {
      const key = `${title}\n${description}`.toLowerCase();
      return seen.size < seen.add(key).size;
    })
    .slice(0, maxItems);
}

function draftItems(blocks: Blocks): readonly Draft[] {
  const drafts: Draft[] = [];
  /** Paragraphs after an item that may be its description, the next item's, or a remark. */
  let pending: Line[][] = [];
  let afterRule = false;

  const last = () => drafts.at(-1);
  const start = (head: Line, born: Draft['born'], attributes: Attributes = {}) => {
    last()?.paragraphs.push(...pending);
    pending = [];
    afterRule = false;
    drafts.push({ head, born, paragraphs: [], attributes });
  };
  const continueWith = (lines: readonly Line[]) => {
    if (lines.length === 0) return;
    last()?.paragraphs.push(...pending, [...lines]);
    pending = [];
  };
  const addListItem = (item: Blocks, ordered: boolean) => {
    const [first, ...others] = item;
    const [head, ...rest] = first ? linesIn(first) : [];
    if (!head) return;
    if (isAbout(head) && last()) continueWith([head]);
    else start(head, ordered ? 'ordered' : 'bullet');
    continueWith(rest);
    for (const lines of flatLines(others)) continueWith(lines);
  };
  const isContinuation = (list: Extract<Block, { type: 'list' }>): boolean => {
    const current = last();
    if (!current || afterRule) return false;
    if (!['bullet', 'ordered', 'row'].includes(current.born)) return true;
    return (current.born === 'ordered' && !list.ordered) || isAllAbout(list);
  };

  const hasStructure = blocks.some(({ type }) => type !== 'paragraph' && type !== 'rule');
  for (const [index, block] of blocks.entries()) {
    if (drafts.length > maxDrafts) break;
    if (block.type === 'rule') afterRule = true;
    else if (block.type === 'heading') {
      if (isAbout(block.line)) continueWith([block.line]);
      else start(block.line, 'heading');
    } else if (block.type === 'table') {
      const rows = readTable(block.rows);
      for (const { title, lines, attributes } of rows.items) {
        start(plainLine(title), 'row', attributes);
        for (const line of lines) continueWith([plainLine(line)]);
      }
      for (const line of rows.loose) continueWith([plainLine(line)]);
    } else if (block.type === 'list') {
      if (isContinuation(block)) for (const lines of flatLines([block])) continueWith(lines);
      else for (const item of block.items) addListItem(item, block.ordered);
    } else addParagraph(block.lines, blocks[index + 1]);
  }
  const current = last();
  const remarks = pending.filter((lines) => !isSignOff(lines.map(textOf).join(' ')));
  if (current && current.paragraphs.length === 0 && splitTitle(current.head).description === '') {
    current.paragraphs.push(...remarks.slice(0, 1));
  }
  return drafts;

  function addParagraph(lines: readonly Line[], next: Block | undefined): void {
    const [head, ...rest] = lines;
    if (!head) return;
    const current = last();
    const isFree = !current || current.born === 'lead' || current.born === 'plain';
    if (isBoldTitle(head) || numbered.test(textOf(head))) {
      start(head, 'bold');
      continueWith(rest);
    } else if (isFree && (isLeading(head) || (next?.type === 'list' && isAllAbout(next)))) {
      start(head, 'lead');
      continueWith(rest);
    } else if (!current && !hasStructure) addLoose(lines);
    else if (!current || lines.every((line) => isSignOff(textOf(line)))) return;
    else if (lines.every(isAbout)) continueWith(lines);
    else if (current.born === 'plain' && !hasStructure) addLoose(lines);
    else if (['heading', 'bold', 'lead'].includes(current.born) && !afterRule) continueWith(lines);
    else pending.push([...lines]);
  }

  /** Items written as paragraphs or lines, without any list: "Chatbot: answers your customers". */
  function addLoose(lines: readonly Line[]): void {
    const eachIsOne = lines.every((line) => isAbout(line) || splitTitle(line).description !== '');
    if (isSignOff(lines.map(textOf).join(' ')) || /:$/.test(textOf(lines[0] ?? plainLine('')))) return;
    for (const [index, line] of lines.entries()) {
      if (isAbout(line) || (index > 0 && !eachIsOne)) continueWith([line]);
      else start(line, 'plain');
    }
  }
}

const numbered =
  /^(?:(?:key |recommended )?(?:opportunity|solution|recommendation|ευκαιρία|λύση)\s*#?\d{1,2}\b|\d{1,2}[.)]\s)/iu;

const isBoldTitle = (line: Line) => !isAbout(line) && /^[:.]?$/.test(takeAttributes(line.rest).rest);

/** "**Chatbot**: answers your customers". */
const isLeading = ({ lead, rest }: Line) =>
  lead !== '' && !isAbout({ lead, rest }) && (/[:–—-]$/.test(lead) || /^\s*[:–—-]/.test(rest));

const descriptionLabel = /^(?:description|details?|περιγραφή|λεπτομέρειες)\s*[:–—-]\s*/iu;

/** Whether a line says something about an item instead of being one. */
function isAbout(line: Line): boolean {
  const text = textOf(line);
  return descriptionLabel.test(text) || takeAttributes(text).rest === '';
}

const isAllAbout = (list: Extract<Block, { type: 'list' }>) =>
  list.items.every((item) => linesOfBlocks(item).slice(0, 1).every(isAbout));

function linesIn(block: Block): readonly Line[] {
  if (block.type === 'paragraph') return block.lines;
  return block.type === 'heading' ? [block.line] : [];
}

/** The text of nested blocks, one entry for each paragraph or bullet. */
function flatLines(blocks: Blocks): Line[][] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(flatLines);
    if (block.type === 'table') {
      const { items, loose } = readTable(block.rows);
      return [...items.map(({ title, lines }) => [[title, ...lines].join(': ')]), loose].map((lines) =>
        lines.map(plainLine),
      );
    }
    return [[...linesIn(block)]];
  });
}

const linesOfBlocks = (blocks: Blocks) => flatLines(blocks).flat();

function finish({ head, paragraphs, attributes: known }: Draft): Solution {
  const [lead, rest] = [takeAttributes(head.lead), takeAttributes(head.rest)];
  const wasParted = rest.rest !== head.rest && lead.rest !== '' && rest.rest !== '';
  const titled = splitTitle({
    lead: lead.rest,
    rest: wasParted && !/^[:.–—-]/.test(rest.rest) ? `: ${rest.rest}` : rest.rest,
  });
  let attributes: Attributes = { ...known, ...lead.attributes, ...rest.attributes };
  const texts = [titled.description];
  for (const lines of paragraphs) {
    const kept = lines.map((line) => {
      const taken = takeAttributes(textOf(line));
      attributes = { ...attributes, ...taken.attributes };
      return taken.rest.replace(descriptionLabel, '');
    });
    texts.push(kept.filter(Boolean).join(' '));
  }
  const description = texts.filter(Boolean).join('\n');
  return {
    title: cutTo(maxTitle, titled.title),
    description: cutTo(maxDescription, description),
    ...solutionDefaults,
    ...mentionedAttributes(description),
    ...attributes,
  };
}
