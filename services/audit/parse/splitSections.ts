import { fold } from '../plainText.ts';
import { type ReportPart, reportParts } from '../types.ts';
import type { Line } from './Line.ts';
import { aroundName, closingNames, nameIn, nameOfSection } from './words.ts';

export type Sections = ReadonlyMap<ReportPart | null, readonly Line[]>;

/** Returns the section that a line names, and the text after the name: "**Executive Summary:** Your shop …". */
function openingOf({ text, lead }: Line) {
  const label = lead || (/^.{1,60}?:(?=\s)/.exec(text)?.[0] ?? text);
  const after = text.slice(label.length);
  const rest = after.replace(/^\s*[:.–—-]?\s*/, '');
  const name = nameIn(label);
  const isParted = /[:–—-]$/.test(label) || /^\s*[:–—-]/.test(after);
  const isName = rest === '' ? name?.exact || lead !== '' : isParted && name?.sure && name.exact;
  return name && isName ? { ...name, rest } : null;
}

/**
 * Groups the lines of a reply by section; the key `null` holds the lines outside of all sections.
 * If a reply contains several reports, such as drafts, the last complete one is used. In a reply that was cut off, the
 * last report is incomplete.
 */
export function splitSections(lines: readonly Line[], isCut: boolean): Sections {
  const reports: Map<ReportPart | null, Line[]>[] = [];
  let found = new Map<ReportPart | null, Line[]>();
  const isFilled = (section: ReportPart | null) => (found.get(section)?.length ?? 0) > 0;
  let current: ReportPart | null = null;
  /** Level of the headings that open sections; 0 before the first one. */
  let level = 0;
  /** Whether the headings of this level are items of the current section. */
  let itemsAtLevel = false;
  for (const line of lines) {
    const opening = openingOf(line);
    const isHeading = line.kind === 'heading';
    const isAtLevel = level === 0 || (isHeading && line.depth <= level);
    const firstSection = [...found.keys()].find((section) => section !== null);
    const isFirstAgain = opening?.sure && opening.section === firstSection;
    if (isFirstAgain && isAtLevel && line.kind !== 'item' && isWhole(found)) {
      reports.push(found);
      found = new Map();
      current = null;
    }
    const isAnother: boolean = opening !== null && opening.section !== current && !isFilled(opening.section);
    const mayOpen =
      isAnother && (isAtLevel || (opening?.sure && opening.rest === '' && line.kind !== 'item'));
    if (opening && (mayOpen || (isAtLevel && isHeading))) {
      // A repeated heading continues its section. A second summary is a conclusion, so it is left out.
      const continues = !isFilled(opening.section) || (opening.sure && opening.section !== 'summary');
      current = continues ? opening.section : null;
      if (isHeading) level = line.depth;
      itemsAtLevel = false;
      if (opening.rest === '') continue;
    } else if (isHeading && line.depth <= level) {
      itemsAtLevel = current !== 'summary' && line.depth === level && (itemsAtLevel || !isFilled(current));
      if (!itemsAtLevel) current = null;
    } else if (line.kind === 'rule' && current === 'summary' && isFilled(current)) current = null;
    const added =
      opening && mayOpen ? { ...line, kind: 'text' as const, text: opening.rest, lead: '' } : line;
    if (!added.text && !isFilled(current)) continue;
    found.set(current, found.get(current) ?? []);
    found.get(current)?.push(added);
  }
  const last = isWhole(found) && !isCut ? found : (reports.at(-1) ?? found);
  return last.has('opportunities') && last.has('solutions') ? last : byOrder(lines, last);
}

const isWhole = (sections: Sections) => reportParts.every((section) => sections.get(section)?.length);

/** Returns the level of a heading, 7 for a bold line outside of lists, and 0 for any other line. */
function rankOf({ kind, depth, text, lead }: Line): number {
  if (kind === 'heading') return depth;
  return kind === 'text' && depth === 0 && lead === text ? 7 : 0;
}

/**
 * Assigns sections with unknown headings by their order: text below the first heading, lists below the next two. One of
 * the two lists may have a known heading.
 */
function byOrder(lines: readonly Line[], named: Sections): Sections {
  const ranks = lines.map(rankOf);
  const rank = [1, 2, 3, 4, 5, 6, 7].find((each) => ranks.indexOf(each) < ranks.lastIndexOf(each));
  const starts = ranks.flatMap((each, index) => (each === rank ? [index] : []));
  const parts = starts.map((start, index) => {
    const name = lines[start]?.text ?? '';
    const rows = lines.slice(start + 1, starts[index + 1]);
    const hasItems = rows.some(({ kind }) => kind === 'item' || kind === 'heading');
    return {
      section: nameOfSection(name),
      rows,
      isList: hasItems && !closingNames.test(fold(name).replace(aroundName, '')),
    };
  });
  /**
   * Whether a part can be this section. Its name must match, or neither the part nor the section has a match by name.
   */
  const isSection = (part: (typeof parts)[number] | undefined, section: ReportPart) =>
    part?.isList && (part.section === section || (!part.section && !named.get(section)?.length));
  const first = parts.findIndex(
    (part, index) => isSection(part, 'opportunities') && isSection(parts[index + 1], 'solutions'),
  );
  if (first < 0) return named;
  const before = parts.slice(0, first).map(({ rows }) => rows);
  return new Map([
    ['summary', named.get('summary') ?? before.find((rows) => rows.length > 0) ?? []],
    ['opportunities', parts[first]?.rows ?? []],
    ['solutions', parts[first + 1]?.rows ?? []],
  ]);
}
