import { cutTo } from './plainText.ts';
import { maxName, type Section, sectionOf } from './sectionOf.ts';

/**
 * How much markup is parsed of one reply, in lines, characters and characters with a meaning.
 * The parser's time grows with each; a report of 1024 tokens needs less than half of this.
 */
export const budget = { lines: 240, characters: 12_000, marks: 800 } as const;

/** How much of the budget is kept back for each section that has not come yet. */
const reserve = 0.22;

/** Lines of markup are cut to so many characters. */
export const maxLine = 2_000;
const maxNesting = 6;
const maxIndent = 24;

/** A call of the parser costs as much as so many lines, before it has read any. */
const linesPerCall = 3;

/** Gives as many of a group's lines as the budget allows where the reply has got to, each calmed. */
export type Allowance = (lines: readonly string[], startsCall: boolean) => readonly string[];

/** The allowance for one reply. */
export function createAllowance(): Allowance {
  const used = { lines: 0, characters: 0, marks: 0 };
  const unseen = new Set<Section>(['summary', 'opportunities', 'solutions']);
  const isUsedUp = () => {
    const share = 1 - reserve * unseen.size;
    return (['lines', 'characters', 'marks'] as const).some((kind) => used[kind] > budget[kind] * share);
  };
  return (lines, startsCall) => {
    const name = lines[0] === undefined || unseen.size === 0 ? null : nameOf(lines[0]);
    if (name) unseen.delete(name);
    const given: string[] = [];
    if (startsCall && !isUsedUp()) used.lines += linesPerCall;
    for (const line of lines) {
      if (isUsedUp()) break;
      const calmed = calm(line);
      used.lines += 1;
      used.characters += calmed.length;
      used.marks += calmed.match(meaning)?.length ?? 0;
      if (isUsedUp()) break;
      given.push(calmed);
    }
    return given;
  };
}

const meaning = /[*_`[\]<>&\\|~!]/g;

/** The section that a line of markdown names, through any markup around the name. */
export function nameOf(line: string): Section | null {
  if (line.length > 2 * maxName) return null;
  return sectionOf(line.replace(/[#*_>~`|]/g, ''), /[#*_]/.test(line))?.section ?? null;
}

/** A line without the depths and lengths that make parsers slow. */
function calm(line: string): string {
  const containers = /^(?:\s*(?:>|(?:[-+*]|\d{1,9}[.)])(?=\s)))*\s*/.exec(line)?.[0] ?? '';
  // Without the blanks at the end, after which nothing is found at the cost of their square.
  const markers = containers.trimEnd().match(/\s*\S+/g) ?? [];
  const nested =
    markers.length > maxNesting || containers.length > 2 * maxIndent
      ? `${markers.slice(0, maxNesting).join('').slice(-maxIndent)} ${line.slice(containers.length)}`
      : line;
  return cutTo(
    maxLine,
    nested.replace(/^ +/, (indent) => indent.slice(0, maxIndent)),
  );
}
