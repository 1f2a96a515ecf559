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
anyone there
ciao
dear assistant good day
dear sir or madam
ello
evening
gday
geia sou guys
good afternoon all
good day
good evening to you
greetings
greetings from larnaca
hallo
helllo
hello
hello assistant
hello is anybody there
helo
hey
hey anybody home
hey how is it going
hey there
heya
heya my friend
heyyy
hi anybody here
hi how are you
hi hows it going
hi team
hi there bot
hii
hiya
hola
how are things
how do you do
howdy
hullo
kalimera sas
kalispera from ayia napa
merhaba
morning
nice to meet you
privet
salut
sup
wassup
whats up
yassou sir
yia sas
yo
γεια σας
καλημερα
καλησπερα bot
`,
};
