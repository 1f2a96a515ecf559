import type { KnowledgeBase } from '../../knowledge/types.ts';
import { askPerson } from './answerParts.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';

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

/** Answer to a task that no text is about. */
export function unlistedTask(base: KnowledgeBase): LocalAnswer {
  return localAnswer(
    [pageAt(base, '/automations'), pageAt(base, '/contact')],
    `I find nothing here about that task. If it repeats and has rules, it is a candidate, and the first talk about it is free. ${askPerson(base)}`,
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
