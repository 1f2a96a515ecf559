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
any hebrew speaking people
any italian speakers consultants
any spanish speakers
any turkish speaking employees
are support anyone speaking in chinese
are the service somebody who speaks in bulgarian
are there also in cypriot dialect
are your services in french
bulgarian please
can i write in ukrainian
can i write to you in greek
can it speak russian
can the phone robot speak cypriot dialect
can u answer in greek
can we work in english only
can you do arabic
can your staff talk in greek
could we continue with you in hebrew
could you guys do it in chinese
do u speak english
do you do this in german
do you have russian speaking staff
do you offer it in other languages than english
do your people speak english
does anyone there work in spanish
does the ai speak italian
does the bot speak turkish
does the voice agent understand greek
german version
govorite po russki
habla espanol
how many languages can you speak
how many languages does your team speak
i staff speaks only french
in polish
in what language is the report
in which languages does it work
is english ok
is the site in hebrew
is there a polish version
is this page available in russian
languages
may i chat in french
may we talk in italian
mila rosika
milas agglika
milate ellinika
mother tongue
mpori sta ellinika
mporo na grapso ellinika
multilingual
my english is not good
my speak only spanish
our boss only speaks french is that a problem
parla italiano
parlez vous francais
romanian
speak arabic
sprechen sie deutsch
switch language
translation of the site
turkce
turkce biliyor musun
ukrainian
website in turkish
what language is the project
what languages do you support
what tongues do you know
which language are the meetings
which language will you work with us
μιλατε ελληνικα
`,
};
