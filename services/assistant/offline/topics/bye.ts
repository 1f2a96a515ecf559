import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'bye',
  isSocial: true,
  answer: ({ base }) => {
    const page = pageAt(base, '/ai-audit');
    return localAnswer(
      [page],
      `Goodbye, and good luck with the routine. Should you want to be rid of it: ${markdownLink(page)}.`,
    );
  },
  examples: `
adio; alright bye; au revoir; bb; bye; bye bye; bye for now; bye have a nice day; bye mate; bye thanks;
catch you later; cheerio; ciao; ciao ciao; cya; cya tomorrow; farewell; good bye; good night; goodbye;
goodbye and thank you; gotta go; gotta go bye; have a good one; have a great day; have a nice day;
have a nice evening; have to run; i am done; i have to go; i must go; laters; leaving now; must dash;
no more questions bye; nothing more; ok bye; ok see you later; ok thats all bye bye; right i am off; see ya;
see you; see you around; see you later; see you soon; so long; speak soon then; ta ta; take care;
talk to you another time; talk to you later; talk to you next time; talk to you soon; that is all;
that is all for today goodbye; that was all for today; that was all good bye; thats all for now;
thats everything; thats it thanks; toodle pip; tschuss; αντιο bot; no thanks; no thank you; that was all;
that will be all; nothing else; i am good; im good thanks; no more questions; not now; maybe later; talk later;
cu later; stop; stop it; leave me alone; go away; enough; that is enough; quit; never mind; forget it;
i do not need anything; well bye then nice talking; nice talking to you bye; goodbye then; bye then; ok im off;
im off now; i will leave you alone now; ill leave it there; gotta run bye;
i will think about it; ok i will think about it; let me think about it; i will come back later
`,
};
