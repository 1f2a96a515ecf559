import { type Block, type Blocks, textOf } from './Block.ts';
import { readItems } from './readItems.ts';
import { isPreamble, isSignOff } from './remarks.ts';
import type { Sections } from './Sections.ts';
import { type Region, splitSections } from './splitSections.ts';

/** Reads the three sections of a reply in markdown. A missing summary is the first paragraph (section 5). */
export function readSections(blocks: Blocks): Sections {
  const regions = splitSections(blocks);
  const blocksOf = (section: Region['section']) =>
    regions.filter((region) => region.section === section).map((region) => region.blocks);
  const summary = blocksOf('summary').map(summaryOf).find(Boolean);
  return {
    summary: summary ?? firstParagraph(regions),
    opportunities: readItems(blocksOf('opportunities').flat()),
    solutions: readItems(blocksOf('solutions').flat()),
  };
}

function summaryOf(blocks: Blocks): string {
  return blocks
    .map(paragraphOf)
    .filter((text) => text !== '' && !isSignOff(text))
    .join('\n\n');
}

function paragraphOf(block: Block): string {
  if (block.type === 'paragraph') return block.lines.map(textOf).join(' ');
  if (block.type === 'list') {
    return block.items.map((item) => item.map(paragraphOf).filter(Boolean).join(' ')).join('\n');
  }
  return '';
}

/** The first paragraph that reports something, outside items; failing that, the first at all. */
function firstParagraph(regions: readonly Region[]): string {
  const paragraphs = regions
    .flatMap(({ section, blocks }) => (section === null ? blocks : introductionOf(blocks)))
    .filter((block) => block.type === 'paragraph');
  const texts = paragraphs.map(paragraphOf);
  const reporting = texts.filter((text, index) => {
    const isTitle = paragraphs[index]?.lines.every(({ lead, rest }) => lead !== '' && rest === '');
    return !isTitle && !isPreamble(text) && !isSignOff(text) && !isDocumentTitle(text);
  });
  return reporting[0] ?? texts[0] ?? '';
}

/** What stands before the items of a section, if it has items of another form. */
function introductionOf(blocks: Blocks): Blocks {
  const items = blocks.findIndex(({ type }) => type !== 'paragraph');
  return items < 0 ? [] : blocks.slice(0, items);
}

const isDocumentTitle = (text: string) =>
  text.length <= 80 && /\b(?:audit|report|assessment)\b/i.test(text) && !/[.!?…]$/.test(text);
