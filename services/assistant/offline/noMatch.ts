import type { KnowledgeBase } from '../../knowledge/types.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';

/** Reply to a question without a match. The text is prescribed. */
export const noMatchText =
  "I don't have specific information about that. Would you like to know about our services or company information instead?";

/** The five texts for "we do not know": the text above, and four that offer a person. */
function noMatchAnswers(base: KnowledgeBase): readonly LocalAnswer[] {
  const contact = pageAt(base, '/contact');
  const here = markdownLink(contact);
  const { name } = base.company;
  const offers = [
    `I only know about ${name} and its work, and that is not part of it. A person of ours is at ${here}.`,
    `I would rather say nothing than guess: I only know what ${name} does. For that, a person answers ${base.contact.replyTime}: ${here}.`,
    `Nothing about that is written here. This program only knows about ${name}; ask a person about the rest of our work: ${here}.`,
    `That is not written on this site, and I know nothing else. If it is about ${name}, leave your details at ${here}.`,
  ];
  return [
    localAnswer([pageAt(base, '/services'), pageAt(base, '/about'), contact], noMatchText),
    ...offers.map((offer) => localAnswer([contact], offer)),
  ];
}

/**
 * Creates a function that returns one of the five texts at random, never the same twice in a row. `random` returns a
 * number from 0 to below 1.
 */
export function createNoMatch(base: KnowledgeBase, random: () => number): () => LocalAnswer {
  const answers = noMatchAnswers(base);
  let last: LocalAnswer | undefined;
  return () => {
    const others = answers.filter((answer) => answer !== last);
    last = others[Math.floor(random() * others.length)] ?? localAnswer([], noMatchText);
    return last;
  };
}
