import type { Evidence } from '../patterns.ts';
import type { Topic } from '../topics.ts';

const trades =
  'hotel|clinic|hospital|doctor|dentist|dental|medical|healthcare|health|restaurant|lawyer|law|accountant|accounting|retail|retailer|shop|wholesale|wholesaler|manufacturing|manufacturer|factory|bank|banking|insurance|insurer|logistics|shipping|courier|property|estate|construction|school|education|university|tourism|hospitality|government|municipality|charity|nonprofit|ngo|pharmacy|farm|agriculture|winery|fintech|finance|energy|automotive|garage|travel|forex|startup|salon|gym|cafe|bakery|broker|gaming|architect|engineering|telecom|media|wine|supermarket|transport';

/** Words that mean something only when nothing more exact was said; the specification's keywords are among them. */
export const generalRules: Partial<Record<Topic, Evidence>> = {
  services: {
    7: 'what|which * you|company do|offer|build|services|service, what|which service|solution, list * services|solution|everything, other|your|all|any|main services|solution, can|do you do for|exactly|besides, do you offer|build, expertise, speciality, specialities, capabilities, what do you do, what * you|company * do|offer, your services|offering|solutions, everything you do|offer, what * project do you do, kind|type|sort * project * you * do, what * problem * repair, what|how|can * assist * company|us|ours, besides * chatbot, besides, apart from chatbots, right * service|for',
    5: 'service, solution, offer, υπηρεσιες',
    '-5': 'what * do * about, room service, do * homework, what * do * data, what can you do $, about your company',
  },
  industries: {
    6: `project|experience|experienced|familiar|know|serve|assist|clients|client|work * ${trades}, ${trades} clients|client|company|industry`,
    7: `experience|experienced|familiar|clients|client|like * ${trades}, i|we run|own|am|are|have * ${trades}`,
    4: `for|in|with * ${trades}`,
    3: trades,
    '-6': 'recommend, advise, good, best, recipe, buy, tonight, book, near, table, ticket, news, law of, legal advice',
  },
  ai: {
    5: 'ai, neural, deep learning',
    2: 'ai * for|in|work|my|our|us|assist|solution, how * ai, use|using|begin|want|build|do * ai, ai company|solution',
  },
  consultation: { 3: 'consult' },
  price: { 3: 'free, money' },
  contact: { 3: 'email, telephone, number, ^ message' },
  location: { 4: '^ where, ^ nicosia $' },
  help: {
    5: 'what|how * assist, can|could you assist, need|want|some assist, what|which * ask|say|know, assist me|us, options, menu, how|what * this speak|chat|chatbot, dont|do|not know|sure where|what|how, what can you do $, what do you know, what * question * reply',
    4: 'assist, lost, stuck, confused, ask you',
    '-5': 'ai, company, hotel, restaurant',
  },
  about: { 3: '^ about $' },
  thanks: {
    6: 'thankyou, thank|thanks|thx|ty|tnx|ta|cheers|efharisto|efcharisto|ευχαριστω, appreciate, appreciated, much obliged, very|so|really|most|was helpful',
    4: 'great|perfect|brilliant|lovely|useful|awesome|super|nice|helpful|excellent|wonderful $',
  },
  bye: {
    7: 'bye, goodbye, byebye, ciao, cya, farewell, adio, αντιο, see|catch|speak|ttyl you|ya|to|u * later|soon|around|then|tomorrow|sunday, see ya|you, speak later|soon, good night, that all|is all|was all|everything, thats all|it, have * good|nice|great|lovely month|evening|sunday|one|afternoon|night, take care, i off|done|ready',
  },
  hello: {
    4: 'hello, hi, hey, hiya, howdy, greetings, hallo, helo, yo, ^ morning $, ^ evening $, kalimera, kalispera, yassou, geia, γεια, καλημερα, καλησπερα, good morning|afternoon|evening|month, how are you|things, how is it going, what up, anyone|anybody|person there',
  },
};
