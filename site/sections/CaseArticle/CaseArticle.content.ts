import { type CaseStudy, formatMoney } from '#services/knowledge';

export const labels = {
  situation: 'The situation',
  built: 'What was built',
  setback: 'What did not work',
  price: 'Price, without VAT',
  duration: 'Time',
  whole: 'until it was in daily use',
  same: 'for the same',
  services: 'Services used',
};

/** Returns the note below the price: the purpose of the price, and the running costs. */
export const running = ({ monthly, priceFor }: CaseStudy) =>
  monthly > 0
    ? `${priceFor ? `for ${priceFor}` : 'to build'}, and ${formatMoney(monthly)} a month to run`
    : 'and nothing to run afterwards';
