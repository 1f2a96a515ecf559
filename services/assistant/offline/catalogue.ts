import { buildPrice } from '../../knowledge/dayRate.ts';
import { formatMoney } from '../../knowledge/formatMoney.ts';
import type { Automation, KnowledgeBase } from '../../knowledge/types.ts';
import { serviceLink } from './answerParts.ts';
import { countNgrams, createClassifier } from './classifier.ts';
import { everyday } from './everyday.ts';
import { type LocalAnswer, localAnswer, markdownLink } from './localAnswer.ts';
import { normalise } from './normalise.ts';
import taskExamples from './taskExamples.json';

/** Maximum number of automations in an answer. */
export const maxShown = 3;
/** Ids of the classes beside the automations: all automations together, the work of others, and everyday questions. */
const classes = { ours: 'ours', others: 'others', everyday: 'everyday' };
/**
 * Weights of the leads in the score of a match: of all automations over everyday questions and over the work of others,
 * and of the first automation over the second. `firm` is added for a text about a firm.
 */
const weights = { everyday: 1, others: 2, second: 2, firm: 60 };
/** Minimum scores of a match that is called certain, and of one that is called the nearest. */
const minScores = { certain: 130, nearest: 88 };
/** Lead of all automations over the work of others below which a text is about the latter. */
const leadOfOthers = -8;
/** Maximum distance of a further automation from the first. */
const maxBehind = 8;

/** Automations for a task, best first. `isOthers` is true if it is the work of others, such as repairs. */
export interface Match {
  readonly automations: readonly Automation[];
  readonly isCertain: boolean;
  readonly isOthers: boolean;
}

/**
 * Creates the search of the catalogue for a task in the visitor's own words, normalised. `isOfFirm` is true if the text
 * is about a firm.
 */
export function createCatalogue({ automations }: Pick<KnowledgeBase, 'automations'>) {
  const written: Readonly<Record<string, string>> = taskExamples;
  const textsOf = (id: string) => written[id]?.split('; ') ?? [];
  const ours = countNgrams([]);
  const own = automations.map(
    ({ id, title, trigger, result, steps }) =>
      [
        id,
        countNgrams([...textsOf(id), ...[title, trigger, result, ...steps].map(normalise)], ours),
      ] as const,
  );
  const rate = createClassifier(
    new Map([
      ...own,
      [classes.ours, ours],
      [classes.others, countNgrams(textsOf(classes.others))],
      [classes.everyday, countNgrams(Object.values(everyday).flatMap((kind) => kind.trim().split(/;\s+/)))],
    ]),
  );

  return (text: string, isOfFirm: boolean): Match => {
    const scores = new Map(rate(text).map(({ id, score }) => [id, score / Math.sqrt(text.length + 1)]));
    const lead = (id = '', over = '') => (scores.get(id) ?? 0) - (scores.get(over) ?? 0);
    const ranked = [...scores.keys()].flatMap((each) => automations.find(({ id }) => id === each) ?? []);
    const [first, second] = ranked;
    const overOthers = lead(classes.ours, classes.others);
    const score =
      weights.everyday * lead(classes.ours, classes.everyday) +
      weights.others * overOthers +
      weights.second * (second ? lead(first?.id, second.id) : 0) +
      (isOfFirm ? weights.firm : 0);
    return {
      automations:
        score < minScores.nearest
          ? []
          : ranked.filter(({ id }) => lead(first?.id, id) < maxBehind).slice(0, maxShown),
      isCertain: score >= minScores.certain,
      isOthers: overOthers < leadOfOthers,
    };
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
