import { fold } from '../plainText.ts';
import type { Line } from './readLines.ts';

/** What each section is called, and the words before it with which the name can mean nothing else; folded. */
const names = {
  summary: ['executive|management|εκτελεστικη|επιτελικη', 'summary|overview|συνοψη|περιληψη'],
  opportunities: ['key|main|top|major|βασικεσ|κυριεσ', 'opportunities|ευκαιριεσ'],
  solutions: ['recommended|proposed|suggested|key|προτεινομενεσ', 'solutions|recommendations|λυσεισ'],
} as const;
type Section = keyof typeof names;
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

/** The lines of a reply by the sections they stand in; `null` for what stands in none. */
export function splitSections(lines: readonly Line[]): ReadonlyMap<Section | null, readonly Line[]> {
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
    if (kept.text || isFilled(current)) found.set(current, [...(found.get(current) ?? []), kept]);
  }
  return found;
}
