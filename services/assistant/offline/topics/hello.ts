import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'hello',
  answer: ({ base }) => {
    const pages = [pageAt(base, '/services'), pageAt(base, '/ai-audit')];
    return answerOf(
      pages,
      `Hello! Ask me what we do, what it costs, how long it takes or where we are. Or look at ${pages.map(link).join(' or the ')}.`,
    );
  },
  examples: `
anyone there; bonjour friend; ciao; dear assistant good day; dear sir or madam; ello; gday; geia sou;
good afternoon all; good day to you; good evening; good evening to you; good morning team; greetings;
greetings from larnaca; hallo; helllo; hello; hello assistant; hello good afternoon; hello how are you;
hello is anybody there; hellooo my friend; helo; hey; hey anybody home; hey hey; hey how is it going;
hey there; heya; heyyy; hi; hi anybody here; hi how are you; hi hows it going; hi team; hi there;
hi there bot; hii; hiya; hola friend; how are things; how do you do; howdy madam; hullo; kalimera;
kalimera sas; kalispera from ayia napa; merhaba; morning; nice to meet you; privet; salut; sup; wassup;
whats up; yassou sir; yia sas; yo; γεια guys; γεια σας; καλημερα; καλησπερα bot
`,
};
