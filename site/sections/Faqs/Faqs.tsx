import { Disclosure, Text } from '#design-system';
import { faqs } from '#services/knowledge';

/** The questions everyone asks, each opening to its answer. */
export function Faqs() {
  return (
    <div>
      {faqs.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <Text measure>{answer}</Text>
        </Disclosure>
      ))}
    </div>
  );
}
