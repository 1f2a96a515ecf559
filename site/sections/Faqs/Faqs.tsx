import { Accordion } from '#design-system';
import { type Faq, faqs } from '#services/knowledge';
import { NoBreakRanges } from '#site/sections/NoBreakRanges/NoBreakRanges.tsx';

export interface FaqsProps {
  /** Subjects of the questions, in this order. @default all */
  readonly topics?: readonly NonNullable<Faq['topic']>[];
}

/** The frequent questions, each opening to its answer; find-in-page opens the right one. */
export function Faqs({ topics }: FaqsProps) {
  const shown = topics ? topics.flatMap((topic) => faqs.filter((faq) => faq.topic === topic)) : faqs;
  return (
    <Accordion
      items={shown.map(({ question, answer, topic }) => ({
        id: `question-${topic ?? question.toLowerCase().replaceAll(/\W+/g, '-')}`,
        question,
        answer: (
          <p>
            <NoBreakRanges text={answer} />
          </p>
        ),
      }))}
    />
  );
}
