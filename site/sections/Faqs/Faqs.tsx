import { Accordion } from '#design-system';
import { type Faq, faqId, faqs } from '#services/knowledge';
import { NoBreakRanges } from '#site/sections/NoBreakRanges/NoBreakRanges.tsx';

export interface FaqsProps {
  /** Topics to show, in this order. @default all questions */
  readonly topics?: readonly NonNullable<Faq['topic']>[];
}

/** Frequent questions. Each opens to show its answer. The browser's find-in-page opens the answer that contains the
 * match. */
export function Faqs({ topics }: FaqsProps) {
  const listedFaqs = topics ? topics.flatMap((topic) => faqs.filter((faq) => faq.topic === topic)) : faqs;
  return (
    <Accordion
      items={listedFaqs.map((faq) => ({
        id: faqId(faq),
        question: faq.question,
        answer: (
          <p>
            <NoBreakRanges text={faq.answer} />
          </p>
        ),
      }))}
    />
  );
}
