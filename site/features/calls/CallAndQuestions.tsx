import { features } from '#services/knowledge';
import { Faqs } from '#site/sections/Faqs/Faqs.tsx';
import { Pair, Part } from '#site/sections/ServiceSections/Pair.tsx';

import * as booking from './BookCall.content.ts';
import { BookCall } from './BookCall.tsx';
import { questions } from './CallAndQuestions.content.ts';

/** End of a page about one offer: booking a call, and the usual questions about time, return, price and data. */
export const CallAndQuestions = () => (
  <Pair>
    {features.calls && (
      <Part title={booking.title} lead={booking.lead}>
        <BookCall />
      </Part>
    )}
    <Part title={questions.title}>
      <Faqs topics={['time', 'return', 'price', 'data-protection']} />
    </Part>
  </Pair>
);
