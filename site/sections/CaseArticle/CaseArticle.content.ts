import { formatEuros } from '#services/knowledge';

export const labels = {
  situation: 'The situation',
  built: 'What was built',
  setback: 'What did not work',
  price: 'Price, without VAT',
  duration: 'Time',
  whole: 'from first visit to daily use',
  results: ['Result', 'And also'],
  services: 'Services used',
};

/** What it costs after it is built. */
export const running = (monthly: number) =>
  monthly > 0 ? `to build, and ${formatEuros(monthly)} a month to run` : 'and nothing to run afterwards';
