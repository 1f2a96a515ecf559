import { fold } from '../plainText.ts';
import type { Line } from './readLines.ts';

/** Names of each section, and the words before it that leave no other meaning; folded. */
const names = {
  summary: ['executive|management|εκτελεστικη|επιτελικη', 'summary|overview|συνοψη|περιληψη'],
  opportunities: ['key|main|top|major|βασικεσ|κυριεσ', 'opportunities|ευκαιριεσ'],
  solutions: ['recommended|proposed|suggested|key|προτεινομενεσ', 'solutions|recommendations|λυσεισ'],
} as const;
export type Section = keyof typeof names;
export type Sections = ReadonlyMap<Section | null, readonly Line[]>;
const patterns = (['summary', 'opportunities', 'solutions'] as const).map((section) => {
  const sure = new RegExp(
    `^(?:(?:the|your|our|top|three|\\d+) )*(?:${names[section][0]}) (?:[\\w-]+ )?(?:${names[section][1]})`,
  );
  return { section, sure, alone: new RegExp(`^(?:${names[section][1]})$`) };
});
const around = /^[^\p{L}\p{N}]*(?:section )?(?:(?:\d{1,2}|[ivx]{1,4})\s*[.):–—-]+\s*)?|[\s:.]+$/gu;

/** The section that a text names: `sure` if it can mean nothing else, `exact` if it says nothing else. */
function nameIn(text: string) {
  const name = fold(text.slice(0, 100)).replace(around, '');
  for (const { section, sure, alone } of patterns) {
    const found = sure.exec(name)?.[0];
    if (found || alone.test(name)) return { section, sure: Boolean(found), exact: !found || found === name };
  }
  return null;
}

/** The section that a text names and nothing else. */
export const nameOfSection = (text: string): Section | undefined => nameIn(text)?.section;

/** The lines of a reply by the sections they stand in; `null` for what stands in none. */
export function splitSections(lines: readonly Line[]): Sections {
  const found = new Map<Section | null, Line[]>();
  const isFilled = (section: Section | null) => (found.get(section)?.length ?? 0) > 0;
  let current: Section | null = null;
  /** The level of the headings that open sections, or `null` while none did. */
  let level: number | null = null;
  let itemsAtLevel = false;

  /** The section that a line opens, and what it goes on to say: "**Executive Summary:** Your shop …". */
  const opened = ({ kind, depth, text, lead }: Line) => {
    const label = lead || (/^.{1,60}?:(?=\s)/.exec(text)?.[0] ?? text);
    const behind = text.slice(label.length);
    const rest = behind.replace(/^\s*[:.–—-]?\s*/, '');
    const name = nameIn(label);
    if (!name || (rest !== '' && !/[:–—-]$/.test(label) && !/^\s*[:–—-]/.test(behind))) return null;
    const { section, sure, exact } = name;
    if (rest !== '' ? !(sure && exact) : !(exact || lead)) return null;
    const isRank = level === null || (kind === 'heading' && depth <= level);
    if (section === current && !(isRank && kind === 'heading')) return null;
    if (!isFilled(section))
      return isRank || (sure && rest === '' && kind !== 'item') ? { section, rest } : null;
    if (!isRank || kind !== 'heading') return null;
    return { section: sure && section !== 'summary' ? section : null, rest };
  };

  for (const line of lines) {
    const next = opened(line);
    if (next) {
      current = next.section;
      if (line.kind === 'heading') level = line.depth;
      itemsAtLevel = false;
    } else if (line.kind === 'heading' && level !== null && line.depth <= level) {
      const mayHaveItems = current !== null && current !== 'summary' && line.depth === level;
      itemsAtLevel = mayHaveItems && (itemsAtLevel || !isFilled(current));
      if (!itemsAtLevel) current = null;
    } else if (line.kind === 'rule' && current === 'summary' && isFilled(current)) current = null;
    const kept = next ? { ...line, kind: 'text' as const, text: next.rest, lead: '' } : line;
    if (!kept.text && !isFilled(current)) continue;
    const section = found.get(current) ?? [];
    section.push(kept);
    found.set(current, section);
  }
  return isFilled('opportunities') || isFilled('solutions') ? found : byOrder(lines, found);
}

/** Headings that nobody knows, by their order: text below the first, lists below the next two. */
function byOrder(lines: readonly Line[], named: Sections): Sections {
  const isHead = ({ kind, depth, text, lead }: Line) =>
    kind === 'heading' ? depth : kind === 'text' && depth === 0 && lead === text ? 7 : 0;
  const levels = lines.map(isHead).filter(Boolean);
  const level = [1, 2, 3, 4, 5, 6, 7].find((each) => levels.indexOf(each) < levels.lastIndexOf(each));
  const parts: Line[][] = [];
  for (const line of lines) {
    if (isHead(line) && isHead(line) === level) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  const hasItems = (part: readonly Line[]) => part.some(({ kind }) => kind === 'item' || kind === 'heading');
  const at = parts.findIndex((part, index) => hasItems(part) && hasItems(parts[index + 1] ?? []));
  if (at < 0) return named;
  const summary = named.get('summary') ?? parts.slice(0, at).find((part) => part.length > 0) ?? [];
  return new Map([
    [null, named.get(null) ?? []],
    ['summary', summary],
    ['opportunities', parts[at] ?? []],
    ['solutions', parts[at + 1] ?? []],
  ] as const);
}
