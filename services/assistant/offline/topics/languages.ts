import { joinWithAnd, localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'languages',
  answer: ({ base }) => {
    const pages = [pageAt(base, '/services/voice-agents'), pageAt(base, '/contact')];
    return localAnswer(
      pages,
      `We work in ${joinWithAnd(base.company.languages)}, and so do the agents we build: ${markdownLink(pageAt(base, '/services/voice-agents'))}, for one. For another language, ask: ${markdownLink(pageAt(base, '/contact'))}.`,
    );
  },
  examples: `
any german speakers employees; any spanish speakers; bulgarian;
can i do this with you in spanish; can i write to you in french; can i write to you in greek;
can it speak russian; can the bot understand our dialect; can the chatbot speak russian;
can the phone robot speak the local dialect; can u answer in greek; can we work in english only;
can we write in polish; can you do arabic; can you speak german;
can your staff talk in greek; change the language;
do anyone there understand chinese; do u speak english; do you do this in german; do you have italian speaking;
do you have russian speaking staff; do you speak greek; do you speak russian; do you talk italian;
do your people speak english; does it work in greek; does the bot speak greek; does the bot speak turkish;
does the voice agent also speak greek; english; english only; french please; german version;
govorite po russki; greek; habla espanol; hebrew; how many languages do you cover; in greek please; in hebrew;
in polish; in what languages can i write; in what languages do you work; in which languages does it work;
is english ok; is it available in greek; is it multilingual; is the service english; is the site in english;
is this page available in russian; is your services also in chinese; langauges; language; languages;
may i continue to you in turkish; milate ellinika; mother tongue; multilingual;
my boss only speaks chinese is that a problem; my english is not good;
our staff speaks only italian; parlez vous francais; romanian; speak hebrew; sprechen sie deutsch;
translate the page; translation of the site; turkce; ukrainian; what language are the meetings;
what language will you work with us; what languages do you support; which language do we work; which languages;
which languages do you support; which tongues do you support; μιλατε ελληνικα; what about greek; and in greek;
does it speak greek; does it understand greek; greek too; can it do greek; what about english; and russian;
what about other languages; can we talk in greek; is the bot greek speaking;
which languages do your agents speak; which languages can the chatbot speak;
do you have english speaking staff; bilingual; translation; turkish; russian;
is it possible in two languages;
can it speak several languages; does the bot speak more than one language;
how many languages can the bot speak; do you work in several languages;
do you do projects in other languages; can the site be in several languages; can the agent switch language;
is everything in english; do you have staff who speak our language; do you have a german speaker;
do you speak french; do you speak arabic; do you speak italian; is turkish possible;
does anybody speak russian; can somebody speak polish with us; can i get an answer in german;
can i talk in french; in which language do we talk; which language will the meetings be in;
can the bot talk in russian and german; our guests speak french; our callers speak russian;
our customers speak hebrew; for customers who speak german; we have staff from many countries;
what if the customer speaks another language; what if a caller speaks russian; what if callers speak only greek;
customers who speak german; does it speak the language of tourists; is it good for tourists who speak german
`,
};
