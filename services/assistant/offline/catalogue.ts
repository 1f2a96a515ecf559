import { buildPrice } from '../../knowledge/dayRate.ts';
import { formatMoney } from '../../knowledge/formatMoney.ts';
import type { Automation, KnowledgeBase } from '../../knowledge/types.ts';
import { serviceLink } from './answerParts.ts';
import { everyday } from './everyday.ts';
import { type LocalAnswer, localAnswer, markdownLink } from './localAnswer.ts';
import { normalise } from './normalise.ts';
import synonyms from './synonyms.json';

/** Minimum score of a match. One keyword in title and trigger is enough. */
const minScore = 3.4;
/** An automation that matches a text. A higher score is a better match. */
export interface Found {
  readonly automation: Automation;
  readonly score: number;
}

/** Minimum score, as a share of the best, of a further match. */
const minShare = 0.56;
/** Maximum number of automations in an answer. */
export const maxShown = 3;
/** Minimum rarity of a word without synonyms. Words of everyday questions are more common. */
const minRarity = 2.4;

/** Returns a word without its ending, so that "planning" equals "plans". */
const rootOf = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replace(/(?<=.{4})(?:ing|ed|e)$/, '')
    .replace(/(?<=.{3}([bdgmnprt]))\1$/, '');
export const rootsOf = (text: string) => normalise(text).split(' ').map(rootOf).join(' ');

/** Words that have synonyms. They name the work of an office, so they count even if they are common. */
const keywords = new Set(Object.keys(synonyms).flatMap((words) => rootsOf(words).split(' ')));
/** Phrases with the keyword that replaces each, longest first. */
const phrases = Object.entries(synonyms)
  .flatMap(([words, others]) =>
    others.split('; ').map((phrase) => [` ${rootsOf(phrase)} `, ` ${rootsOf(words)} `] as const),
  )
  .sort(([one], [other]) => other.length - one.length);

/** Returns the distinct words of a text without endings. Synonyms are replaced by their keyword. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    phrases
      .reduce((all, [phrase, keyword]) => all.replaceAll(phrase, keyword), ` ${rootsOf(text)} `)
      .trim()
      .split(' '),
  );

/** Returns the words of an automation with their weights. A word of the title weighs most. */
function weightsOf({ title, trigger, result, steps, systems, basis }: Automation): Map<string, number> {
  const weights = new Map<string, number>();
  const parts = [
    { text: title, weight: 1 },
    { text: trigger, weight: 0.8 },
    { text: [result, ...steps, ...systems, basis].join('. '), weight: 0.4 },
  ];
  for (const { text, weight } of parts)
    for (const word of wordsOf(text)) weights.set(word, (weights.get(word) ?? 0) + weight);
  return weights;
}

/**
 * Creates the search of the catalogue. It returns the automations for a task in the visitor's own words, best first, or
 * none. Rare words count more.
 */
export function createCatalogue({ automations }: Pick<KnowledgeBase, 'automations'>) {
  const entries = automations.map((automation) => ({ automation, weights: weightsOf(automation) }));
  const background = Object.values(everyday).map(wordsOf);
  const total = entries.length + background.length;
  const rarityOf = (word: string) => {
    const own = entries.filter(({ weights }) => weights.has(word)).length;
    if (own === 0 || /^\d+$/.test(word)) return 0;
    if (keywords.has(word)) return Math.log(total / own);
    const rarity = Math.log(total / (own + background.filter((words) => words.has(word)).length));
    return rarity < minRarity ? 0 : rarity;
  };

  return (text: string): readonly Found[] => {
    const asked = [...wordsOf(text)].map((word) => ({ word, rarity: rarityOf(word) }));
    const found = entries
      .map(({ automation, weights }) => ({
        automation,
        score: asked.reduce((sum, { word, rarity }) => sum + rarity * (weights.get(word) ?? 0), 0),
      }))
      .filter(({ score }) => score >= minScore)
      .sort((one, other) => other.score - one.score);
    return found.filter(({ score }) => score >= (found[0]?.score ?? 0) * minShare).slice(0, maxShown);
  };
}

/** Link to an automation in the catalogue. */
export const automationLink = ({ title, id }: Automation) =>
  markdownLink({ name: title, path: `/automations#${id}` });

/** Answer with automations: result, saved hours, and price and time of the service that the first one is part of. */
export function automationsAnswer(
  base: KnowledgeBase,
  opening: string,
  automations: readonly Automation[],
): LocalAnswer {
  const service = base.offerings.find(({ id }) => id === automations[0]?.service);
  const pages = automations.map(({ title, id }) => ({ name: title, path: `/automations#${id}` }));
  return localAnswer(
    service ? [...pages, { name: service.title, path: `/services/${service.id}` }] : pages,
    opening,
    automations
      .map(
        (each) =>
          `- ${automationLink(each)}: ${each.result}. Saves ${each.hoursSaved} hours a week (${each.basis}).`,
      )
      .join('\n'),
    service
      ? `${automations.length > 1 ? 'The first is part' : 'Part'} of ${serviceLink(service)}: ${priceOf(service)}it takes ${service.typicalTime}.`
      : '',
  );
}

const priceOf = ({ price }: KnowledgeBase['offerings'][number]) =>
  price
    ? `**${formatMoney(buildPrice(price.small))}** for a small project and **${formatMoney(buildPrice(price.usual))}** for a usual one in our worked examples, without VAT; `
    : '';
