import type { Evidence } from '../patterns.ts';
import type { KeywordTopic } from '../topics.ts';

/** Words that mean something only when nothing more exact was said; the specification's keywords are among them. */
export const generalRules: Partial<Record<KeywordTopic, Evidence>> = {
  services: {
    5: 'what|which * you|company do|offer|build|services|service, what|which service|solution, list * services|solution, other|your|all|any services|solution, can|do you do for|exactly, do you offer|build, expertise, speciality, specialities, capabilities, what do you do, what * you|company offer',
    4: 'service, solution, offer, υπηρεσιες',
    '-4': 'what * do * about, room service',
  },
  ai: { 4: 'ai, neural, deep learning' },
  consultation: { 3: 'consult' },
  price: { 3: 'free, money' },
  contact: { 3: 'email, telephone, number, ^ message' },
  location: { 3: '^ where, ^ nicosia $, ^ cyprus $' },
  help: {
    4: 'what|how * assist, can|could you assist, need|want|some assist, what|which * ask|say, assist me|us, options, menu',
    3: 'assist, lost, stuck, confused',
  },
  about: { 3: '^ about $' },
  thanks: {
    5: 'thankyou, thank|thanks|thx|ty|tnx|cheers|efharisto|efcharisto|ευχαριστω, appreciate, appreciated, much obliged, helpful',
    4: 'great|perfect|brilliant|lovely|useful|awesome|super|nice $',
  },
  bye: {
    6: 'bye, goodbye, byebye, ciao, cya, farewell, adio, αντιο, see you|ya later|soon|around|then|tomorrow, speak to you|ya later|soon, speak later|soon, good night, that all|is all|was all|everything, have * good|nice|great|lovely month|evening|weekend|one|afternoon, take care, i off|done',
  },
  hello: {
    3: 'hello, hi, hey, hiya, howdy, greetings, hallo, helo, yo, kalimera, kalispera, yassou, geia, γεια, καλημερα, καλησπερα, good morning|afternoon|evening|month, how are you|things, what up',
  },
};
