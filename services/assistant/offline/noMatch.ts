import type { KnowledgeBase } from '../../knowledge/types.ts';
import { lowerFirst, serviceLink } from './answerParts.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';

type Service = KnowledgeBase['offerings'][number] | KnowledgeBase['subOfferings'][number];

/** Reply to a question without a match. The text is prescribed. */
export const noMatchText =
  "I don't have specific information about that. Would you like to know about our services or company information instead?";

/** The five texts for "we do not know": the text above, and four that offer a person. */
function noMatchAnswers(base: KnowledgeBase): readonly LocalAnswer[] {
  const contact = pageAt(base, '/contact');
  const here = markdownLink(contact);
  const { name } = base.company;
  const { phone } = base.contact;
  const offers = [
    `I find nothing here that answers this. A person of ours is at ${here}.`,
    `I would rather say nothing than guess, as I only know what this site says. A person answers ${base.contact.replyTime}: ${here}.`,
    `Nothing about that is written here. This program only knows the texts of this site; a person knows the rest of our work: ${here}.`,
    `I find no text about that on this site. If it is about the work of ${name}, ring **${phone}** or leave your details at ${here}.`,
  ];
  return [
    localAnswer([pageAt(base, '/services'), pageAt(base, '/about'), contact], noMatchText),
    ...offers.map((offer) => localAnswer([contact], offer)),
  ];
}

/** Answer to a task that no text is about, with the nearest service if there is one. */
export function unlistedTask(base: KnowledgeBase, nearest?: Service): LocalAnswer {
  const contact = pageAt(base, '/contact');
  const audit = pageAt(base, '/ai-audit');
  const service = nearest ? [{ name: nearest.title, path: `/services/${nearest.id}` }] : [];
  return localAnswer(
    [...service, contact, audit],
    `That is not in our catalogue of automations.${nearest ? ` The nearest of our services by subject is ${serviceLink(nearest)}: ${lowerFirst(nearest.summary)}` : ''}`,
    `A free consultation tells you whether we can help: ${markdownLink(contact)}. What else could be automated, you see in the ${markdownLink(audit)}.`,
  );
}

/**
 * Creates a function that returns one of the five texts at random, never the same twice in a row. `random` returns a
 * number from 0 to below 1. With `isExpected`, for a question about the company, it returns one that offers a person.
 */
export function createNoMatch(
  base: KnowledgeBase,
  random: () => number,
): (isExpected: boolean) => LocalAnswer {
  const answers = noMatchAnswers(base);
  let last: LocalAnswer | undefined;
  return (isExpected) => {
    const others = answers.slice(isExpected ? 1 : 0).filter((answer) => answer !== last);
    last = others[Math.floor(random() * others.length)] ?? localAnswer([], noMatchText);
    return last;
  };
}
