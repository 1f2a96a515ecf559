import examples from './crisisExamples.json';
import { greekSound } from './greekSound.ts';
import { createClassifier } from './offline/classifier.ts';
import { everyday } from './offline/everyday.ts';
import greek from './offline/greek.json';
import { normalise } from './offline/normalise.ts';
import { examplesOf, topics } from './offline/topics.ts';

/** Kinds of danger: somebody may harm themselves; or illness, injury, fire, violence, a break-in. */
export type Danger = 'despair' | 'danger';

/** Least lead of a danger over all other examples, by the root of the length; the fewer words, the less they tell. */
const leastLead = { short: 2, long: 0 };
/** Words of the shortest text to compare, and of the shortest long one. */
const fewestWords = { short: 3, long: 5 };

const spell = (text: string) => greekSound(normalise(text));
const listed = (kinds: Readonly<Record<string, string>>) =>
  Object.values(kinds).flatMap((kind) => kind.trim().split(/;\s+/).map(spell));

/** Makes the comparison with examples of danger, in English and Greek, against those of everything else that visitors write. */
export function createCrisisLikeness(): (text: string) => Danger | undefined {
  const ordinary = new Map([
    ['remarks', listed(examples.ordinary)],
    ['everyday', listed(everyday)],
    [
      'company',
      [
        ...topics.flatMap(examplesOf),
        ...Object.values(greek).flatMap((topic) => topic.examples.split('; ')),
      ].map(spell),
    ],
  ]);
  const known = new Set([...ordinary.values()].flat());
  const rank = createClassifier(
    new Map([['despair', listed(examples.despair)], ['danger', listed(examples.danger)], ...ordinary]),
  );

  return (text) => {
    const compared = spell(text);
    const words = compared.split(' ').length;
    if (words < fewestWords.short || known.has(compared)) return undefined;
    const ratings = rank(compared);
    const danger = ratings.find(({ id }) => !ordinary.has(id));
    const other = ratings.find(({ id }) => ordinary.has(id));
    if (!danger || !other) return undefined;
    const lead = (danger.score - other.score) / Math.sqrt(compared.length + 1);
    if (lead < (words < fewestWords.long ? leastLead.short : leastLead.long)) return undefined;
    return danger.id === 'despair' ? 'despair' : 'danger';
  };
}
