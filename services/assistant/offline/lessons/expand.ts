import { dice } from './dice.ts';
import { slots } from './slots.ts';

/** So many variants of one way to ask are enough; a line with more alternatives gets one for each of them. */
const variants = 30;

/** The questions that a line of a lesson stands for, or a fair sample of them; the same at each call. */
export function expand(line: string): readonly string[] {
  const random = dice(line.length);
  const list = /^\(([^()]*)\)$/.exec(line)?.[1];
  if (list !== undefined) return list.split('|').flatMap((each) => expandOneOrFew(each, random));
  const groups = [...line.matchAll(/\(([^()]*)\)/g)].map(([, group = '']) => group.split('|').length);
  const all = groups.reduce((product, count) => product * count, line.includes('{') ? 4 : 1);
  return sample(line, Math.min(all, Math.max(variants, Math.ceil(1.2 * Math.max(...groups, 1)))), random);
}

function expandOneOrFew(entry: string, random: () => number): readonly string[] {
  return sample(entry, entry.includes('{') ? 3 : 1, random);
}

function sample(line: string, wanted: number, random: () => number): readonly string[] {
  const found = new Set<string>();
  for (let tries = 0; tries < 3 * wanted && found.size < wanted; tries += 1) found.add(variant(line, random));
  return [...found].filter((question) => question !== '');
}

function variant(line: string, random: () => number): string {
  const pick = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? '';
  return line
    .replace(/\(([^()]*)\)/g, (_, group: string) => pick(group.split('|')))
    .replace(/\{(\w+)\}/g, (_, name: string) => pick(slots[name] ?? []))
    .replace(/\s+/g, ' ')
    .trim();
}
