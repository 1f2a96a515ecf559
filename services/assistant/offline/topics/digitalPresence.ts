import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'digital-presence',
  names: [
    'website',
    'web site',
    'homepage',
    'online shop',
    'web shop',
    'webshop',
    'landing page',
    'ιστοσελιδα',
    'istoselida',
    'ιστοσελιδ~',
    'ιστοτοπ~',
    'καταστημα~',
    'istosel~',
  ],
  examples: `
digital visibility; explain digital presence; explain digital presence service; explain your digital presence;
good morning can you help me with digital presence; hello do you do digital presence;
hi i am interested in digital presence; hi information on digital presence; improve our digital presence;
internet presence; more digital presence; online presence; our presence online; presence on the web;
tell me your digital presence; we need digital presence; web presence; what is about digital presence service;
what is your digital presence
`,
};
