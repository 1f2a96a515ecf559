import { Accordion, Text } from '#design-system';
import { faqs } from '#services/knowledge';

/** The questions everyone asks, each opening to its answer. */
export function Faqs() {
  return (
    <Accordion
      items={faqs.map(({ question, answer }, index) => ({
        id: `question-${index + 1}`,
        question,
        answer: <Text measure>{answer}</Text>,
      }))}
    />
  );
}
