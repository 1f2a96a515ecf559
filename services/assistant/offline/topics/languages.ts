import { answerOf, link, listed, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'languages',
  answer: ({ base }) => {
    const pages = [pageAt(base, '/services/voice-agents'), pageAt(base, '/contact')];
    return answerOf(
      pages,
      `We work in ${listed(base.company.languages)}, and so do the agents we build: ${link(pageAt(base, '/services/voice-agents'))}, for one. For another language, ask: ${link(pageAt(base, '/contact'))}.`,
    );
  },
  examples: `
any hebrew speaking people; any italian speakers consultants; any spanish speakers;
any turkish speaking employees; are the service somebody who speaks in bulgarian;
are there also in french; bilingual; bulgarian please; can i write to you in greek; can it speak russian;
can the bot understand cypriot greek; can the chatbot speak russian;
can the phone robot speak cypriot dialect; can u answer in greek; can we work in english only;
can you do arabic; can your staff talk in greek; could we continue with you in hebrew;
could you guys know ukrainian; do u speak english; do you do this in german;
do you have russian speaking staff; do you offer it in other languages than english;
do your people speak english; does anyone there work in spanish; does the ai speak italian;
does the bot speak turkish; does the voice agent also speak greek; does the voice agent understand greek;
english; german version; govorite po russki; greek; greeklish; habla espanol; hablas espanol; hebrew;
how many languages can you speak; how many languages does your team speak; i staff speaks only french;
in what languages do you work; in which languages does it work; is english ok; is it multilingual;
is there a polish version; is this page available in russian; is your services also in chinese;
langauges; language; languages; may i chat in french; may we talk in italian; mila rosika; milas agglika;
milate ellinika; mother tongue; mpori sta ellinika; mporo na grapso ellinika; multilingual;
my boss only speaks chinese is that a problem; our english is not good; parla italiano;
parlez vous francais; romanian; site in polish; speak arabic; sprechen sie deutsch; translate the page;
translation of the site; turkce; turkce biliyor musun; website in turkish;
what language are the meetings; what language is the project; what language will you work with us;
what languages do you cover; which language is the report; which languages; which tongues do you support;
μιλατε ελληνικα
`,
};
