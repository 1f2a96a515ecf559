import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { legalSources } from '../content/legal/sources.ts';
import { readPost } from '../content/markdown/readPost.ts';

/** A fact from an outside source, and the day of its last check. */
export interface CheckedFact {
  /** File or page that states the fact. */
  readonly place: string;
  readonly fact: string;
  readonly source: string;
  /** Day of the last check, as YYYY-MM-DD. */
  readonly checked: string;
  /** `original`: the source itself was read. `report`: only reports about it were read. */
  readonly read: 'original' | 'report';
}

/** Age in days after which a fact is stale. */
export const maxAgeDays = 180;

const postFolder = 'site/content/posts';
const operations = '.storybook/handbook/Operations.mdx';

/** Returns all facts from outside sources: in the posts, in the legal pages, and in the handbook's table of models. */
export function listFacts(root: string): readonly CheckedFact[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const posts = readdirSync(path.join(root, postFolder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readPost(`${postFolder}/${file}`, read(`${postFolder}/${file}`)))
    .map(({ slug, sources }) => ({ place: `${postFolder}/${slug}.md`, sources }));
  const legal = Object.entries(legalSources).map(([place, sources]) => ({ place, sources }));
  const found: CheckedFact[] = [];
  for (const { place, sources } of [...posts, ...legal])
    for (const { name, url, facts, checked, read: way } of sources)
      for (const fact of facts) found.push({ place, fact, source: url ?? name, checked, read: way });
  return [...found, ...modelFacts(read(operations))];
}

/** Returns the facts in the table of the handbook's section "Models". */
function modelFacts(page: string): readonly CheckedFact[] {
  const section = page.split(/^## /m).find((part) => part.startsWith('Models\n')) ?? '';
  return section.split('\n').flatMap((line) => {
    const [fact = '', value = '', source = '', checked = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!/^\d{4}-\d\d-\d\d$/.test(checked)) return [];
    return [{ place: operations, fact: `${fact}: ${value}`, source, checked, read: 'original' as const }];
  });
}

/** Returns the facts that were last checked more than `maxAgeDays` before `today`, oldest first. */
export function staleFacts(facts: readonly CheckedFact[], today: string): readonly CheckedFact[] {
  const ageOf = ({ checked }: CheckedFact) => (Date.parse(today) - Date.parse(checked)) / 86_400_000;
  return facts.filter((fact) => ageOf(fact) > maxAgeDays).sort((a, b) => ageOf(b) - ageOf(a));
}
