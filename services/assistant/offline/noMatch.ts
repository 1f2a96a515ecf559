import type { KnowledgeBase } from '../../knowledge/types.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';

/** Reply for a question without a match. The text is prescribed. */
export const noMatchText =
  "I don't have specific information about that. Would you like to know about our services or company information instead?";

/** The answer to a question that is not about us: the specified text, and the pages that it offers. */
export function outOfFieldAnswer(base: KnowledgeBase): LocalAnswer {
  return localAnswer(
    [pageAt(base, '/services'), pageAt(base, '/about'), pageAt(base, '/contact')],
    noMatchText,
  );
}

/** The five ways to say that we do not know: the text above and four that offer a person. */
export function noMatchAnswers(base: KnowledgeBase): readonly LocalAnswer[] {
  const contact = pageAt(base, '/contact');
  const here = markdownLink(contact);
  return [
    outOfFieldAnswer(base),
    localAnswer([contact], `That is beyond me. One of our specialists will know: ${here}.`),
    localAnswer(
      [contact],
      `I would rather say nothing than guess. Leave your details at ${here} and a person will answer ${base.contact.replyTime}.`,
    ),
    localAnswer(
      [contact],
      `I have no good answer to that. Shall a specialist take over? You reach one at ${here}.`,
    ),
    localAnswer(
      [contact],
      `That one needs a person. Leave a line at ${here}, and how to reach you, and someone who knows will write back.`,
    ),
  ];
}

/** Chooses among them at random, never the same twice in a row. `random` returns numbers from 0 up to, not including, 1. */
export function createNoMatch(base: KnowledgeBase, random: () => number): () => LocalAnswer {
  const answers = noMatchAnswers(base);
  let last = -1;
  return () => {
    const others = answers.map((_, index) => index).filter((index) => index !== last);
    last = others[Math.floor(random() * others.length)] ?? others[0] ?? 0;
    return answers[last] ?? localAnswer([], noMatchText);
  };
}
