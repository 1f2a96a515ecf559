import type { KnowledgeBase } from '../knowledge/types.ts';
import { normalise } from './offline/normalise.ts';

/** Questions that the chat offers before the first message. */
export const initialSuggestions = ({ chatbot }: Pick<KnowledgeBase, 'chatbot'>): readonly string[] =>
  chatbot.suggestions;

/**
 * Returns three follow-up questions for the visitor's question and our reply. The first rule that matches is used. A
 * keyword matches only at the start of a word.
 */
export function followUpSuggestions(
  question: string,
  reply: string,
  { company, offerings, caseStudies }: Pick<KnowledgeBase, 'company' | 'offerings' | 'caseStudies'>,
): readonly string[] {
  if (hasWordStart(question, ['service', 'offer', 'solution'])) {
    const title = firstMentioned(
      reply,
      offerings.map((service) => service.title),
    );
    return title === undefined
      ? [
          'What industries do you work with?',
          caseStudies.length > 0 ? 'Can you share some case studies?' : 'What do your services cost?',
          'How do you implement these services?',
        ]
      : [`Tell me more about ${title}`, 'What other services do you offer?', 'How can I get started?'];
  }
  if (hasWordStart(question, ['company', 'about', company.name])) {
    return [
      'What is your company mission?',
      'How long have you been in business?',
      'What makes the company different?',
    ];
  }
  if (hasWordStart(question, ['contact', 'email', 'e-mail', 'call'])) {
    return [
      'Can I schedule a consultation?',
      'Do you offer free assessments?',
      'What is your typical response time?',
    ];
  }
  return ['What services do you offer?', 'Tell me about your AI solutions', 'How can I contact your team?'];
}

/** Whether a word of the text begins with one of these. */
function hasWordStart(text: string, starts: readonly string[]): boolean {
  return starts.some((start) => ` ${normalise(text)}`.includes(` ${normalise(start)}`));
}

/**
 * Returns the title that the text mentions first, as whole words. If two titles start at the same place, the longer one
 * is used.
 */
function firstMentioned(text: string, titles: readonly string[]): string | undefined {
  const padded = ` ${normalise(text)} `;
  return titles
    .map((title) => ({ title, position: padded.indexOf(` ${normalise(title)} `) }))
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position || b.title.length - a.title.length)[0]?.title;
}
