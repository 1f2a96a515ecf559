import { type CaseStudy, formatMoney } from '#services/knowledge';

export const labels = {
  situation: 'The situation',
  built: 'What was built',
  setback: 'What did not work',
  price: 'Price, without VAT',
  duration: 'Time',
  untilInUse: 'until it was in daily use',
  forSamePart: 'for the same',
  services: 'Services used',
};

/** Returns the note below the price: the part of the work that it pays for, and the running costs. */
export const priceNote = ({ monthly, priceFor }: CaseStudy) =>
  monthly > 0
    ? `${priceFor ? `for ${priceFor}` : 'to build'}, and ${formatMoney(monthly)} a month to run`
    : 'and nothing to run afterwards';
