import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'bye',
  answer: ({ base }) => {
    const page = pageAt(base, '/ai-audit');
    return answerOf(
      [page],
      `Goodbye, and good luck with the routine. Should you want to be rid of it: ${link(page)}.`,
    );
  },
  examples: `
adio; adios; alright bye; au revoir; bb; bye; bye bye; bye for now; bye mate; bye thanks; byee;
catch you later; cheerio; ciao; cya; cya tomorrow; farewell; good night; goodbye and thank you;
got to go; gotta go; gotta go bye; have a good one; have a great day; have a great weekend;
have a nice day; have a nice evening; have to run; i am done here; i must go; i need to leave;
later and thanks; laters; leaving now; must dash; no more questions bye; nothing more; ok bye;
ok thats all bye bye; over and out; right i am off; see ya; see you; see you around; see you soon;
signing off; so long; speak soon then; ta ta; take care; take it easy; talk to you another time;
talk to you later; that is all for today goodbye; that was all good bye; that will be all;
thats all for now; thats everything; thats it for today; till next time; toodle pip; tschuss;
until next time; we are done; αντιο bot
`,
};
