import type { KnowledgeBase } from '../../knowledge/types.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';

/** Reply for a question without a match. The text is prescribed. */
export const noMatchText =
  "I don't have specific information about that. Would you like to know about our services or company information instead?";

/** The five ways to say that we do not know: the text above and four that offer a person (requirements: Error messages). */
function noMatchAnswers(base: KnowledgeBase): readonly LocalAnswer[] {
  const contact = pageAt(base, '/contact');
  const here = markdownLink(contact);
  const offers = [
    `That is beyond me. One of our specialists will know: ${here}.`,
    `I would rather say nothing than guess. Leave your details at ${here} and a person will answer ${base.contact.replyTime}.`,
    `I have no good answer to that. Shall a specialist take over? You reach one at ${here}.`,
    `That one needs a person. Leave a line at ${here}, and how to reach you, and someone who knows will write back.`,
  ];
  return [
    localAnswer([pageAt(base, '/services'), pageAt(base, '/about'), contact], noMatchText),
    ...offers.map((offer) => localAnswer([contact], offer)),
  ];
}

/** Chooses among them at random, never the same twice in a row (A37). `random` returns numbers from 0 up to, not including, 1. */
export function createNoMatch(base: KnowledgeBase, random: () => number): () => LocalAnswer {
  const answers = noMatchAnswers(base);
  let last: LocalAnswer | undefined;
  return () => {
    const others = answers.filter((answer) => answer !== last);
    last = others[Math.floor(random() * others.length)] ?? localAnswer([], noMatchText);
    return last;
  };
}
