import { serviceCount } from '#services/knowledge';

export const table = {
  caption: `The ${serviceCount.inside} services by outcome, time and effort`,
  columns: [
    { key: 'service', label: 'Service' },
    { key: 'outcome', label: 'What is different afterwards' },
    { key: 'time', label: 'Typical time' },
    { key: 'effort', label: 'Effort for your people' },
  ],
};

/** The first sentence of a text. */
export const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
