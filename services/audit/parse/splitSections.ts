import { type Block, type Blocks, type Line, plainLine, textOf } from './Block.ts';
import { closesSection, type Section, type SectionName, sectionOf } from './sectionOf.ts';

/** A stretch of a reply; `section` is `null` for what belongs to none. */
export interface Region {
  readonly section: Section | null;
  readonly blocks: Blocks;
}

interface Open extends Region {
  readonly blocks: Block[];
  /** How deep its heading was, or `null` when it had none. */
  readonly depth: number | null;
  /** Its items have headings as deep as its own. */
  itemsAtDepth: boolean;
}

/** Parts a reply at the names of its sections, however they are written; in order, repeated ones repeated. */
export function splitSections(blocks: Blocks): readonly Region[] {
  const regions: Open[] = [];
  const open = (section: Section | null, depth: number | null = null) => {
    const region: Open = { section, depth, blocks: [], itemsAtDepth: false };
    regions.push(region);
    return region;
  };
  let current = open(null);

  const addHeading = (block: Extract<Block, { type: 'heading' }>) => {
    const text = textOf(block.line);
    const name = sectionOf(text, true);
    if (name && isNew(name, current)) {
      current = open(name.section, block.depth);
      return;
    }
    const { depth, section } = current;
    const first = current.blocks.every(({ type }) => type === 'paragraph');
    if (closesSection(text) || (depth !== null && block.depth < depth)) current = open(null, block.depth);
    else if (depth === block.depth && section !== null && !current.itemsAtDepth) {
      if (section !== 'summary' && first) current.itemsAtDepth = true;
      else current = open(null, block.depth);
    }
    current.blocks.push(block);
  };

  const addParagraph = (lines: readonly Line[]) => {
    let kept: Line[] = [];
    const flush = () => {
      if (kept.length > 0) current.blocks.push({ type: 'paragraph', lines: kept });
      kept = [];
    };
    for (const line of lines) {
      const named = nameIn(line);
      if (named && isNew(named, current)) {
        flush();
        current = open(named.section);
        if (textOf(named.rest)) kept.push(named.rest);
      } else if (closesSection(textOf(line))) {
        flush();
        current = open(null);
      } else kept.push(line);
    }
    flush();
  };

  const addList = (list: Extract<Block, { type: 'list' }>) => {
    const names = list.items.map(nameOfItem);
    const contents = list.items.every((item, index) => names[index] && isBare(item));
    if (contents && list.items.length > 1) return;
    if (!names.some((name) => name && (name.sure || list.items.length > 1) && isNew(name, current))) {
      current.blocks.push(list);
      return;
    }
    for (const item of list.items) {
      if (nameOfItem(item)) for (const block of item) add(block);
      else current.blocks.push({ ...list, items: [item] });
    }
  };

  const add = (block: Block) => {
    if (block.type === 'heading') addHeading(block);
    else if (block.type === 'paragraph') addParagraph(block.lines);
    else if (block.type === 'list') addList(block);
    else current.blocks.push(block);
  };

  for (const block of blocks) add(block);
  return regions;
}

/** "Overview" names the summary at the beginning, but a part of an item later on. */
function isNew({ section, sure }: SectionName, { section: current, itemsAtDepth }: Open): boolean {
  return sure || current === null || (section !== 'summary' && section !== current && !itemsAtDepth);
}

/** The section that a line names, and what it goes on to say: "Executive Summary: your shop …". */
function nameIn(line: Line): (SectionName & { readonly rest: Line }) | null {
  const text = textOf(line);
  const whole = sectionOf(text, line.lead !== '' && /^[:.]?$/.test(line.rest));
  if (whole) return { ...whole, rest: plainLine('') };
  if (line.lead) {
    const bold = sectionOf(line.lead, true);
    const rest = plainLine(line.rest.replace(separator, ''));
    if (bold && (separator.test(line.rest) || /[:–—-]$/.test(line.lead))) return { ...bold, rest };
  }
  const colon = /:\s|\s[–—-]\s/.exec(text.slice(0, 80));
  if (!colon) return null;
  const before = sectionOf(text.slice(0, colon.index), false);
  const rest = plainLine(text.slice(colon.index + colon[0].length).trim());
  return before?.sure ? { ...before, rest } : null;
}

const separator = /^\s*[:.–—-]\s*/;

function nameOfItem([first]: Blocks): SectionName | null {
  if (first?.type === 'heading') return sectionOf(textOf(first.line), true);
  const line = first?.type === 'paragraph' ? first.lines[0] : undefined;
  return line ? nameIn(line) : null;
}

const isBare = (item: Blocks) =>
  item.length === 1 && item[0]?.type === 'paragraph' && item[0].lines.length === 1;
