import { casesPage } from '../answerParts.ts';
import { firstSentence, localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'why-choose',
  whyTopic: 'case-studies',
  answer: ({ base }) => {
    const about = pageAt(base, '/about');
    const cases = casesPage(base);
    return localAnswer(
      cases ? [about, cases] : [about],
      'Four things we hold ourselves to, and you can check each of them:',
      base.company.values
        .map(({ title, description }) => `- **${title}.** ${firstSentence(description)}`)
        .join('\n'),
      `${cases ? `Our ${markdownLink(cases)} say what went wrong, too. ` : ''}More on ${markdownLink(about)}.`,
    );
  },
  examples: `
advantages of working with you; another ai hype company; are you any good; are you better than accenture;
are you better than deloitte; are you good; are you legit; benefits of choosing you; can i believe you;
can i rely on you; can i trust you; can we trust you; can you be trusted; convince me;
everyone says they are the best; for which reason a client must prefer your company; giati esas;
give me one reason to hire you; give me reasons to choose you; how are you differ with a big consultancy;
how are you different from the others; how come you are better than the big four; how do i know you are good;
how do you compare with other agencies; how do you differ from other companies;
how do you different the competition; impress me; is this a scam; my nephew can do that for free why pay you;
persuade me; pros and cons; r u any good; reasons to work with you; sell it to me; sell me on it;
should i believe you; should i trust you; snake oil; tell me why; there are dozens of firms like yours;
there are many consultants like you; three firms have sent us offers why yours; unique selling point; usp;
we already have an it company why change; what are the strong points;
what can you do that other companies; what distinguishes you from your competitors;
what do you do better than others; what do you have that others dont; what is different about your company;
what is so special about you; what is special about a freelancer;
what is the difference between you and your competitors; what is your firm best;
what makes the company different; what makes you better than the rest; what makes you different;
what makes you special; what makes your company unique; what sets the company stand out; what sets you apart;
what sets you apart from competitors; what speaks for you; what would i hire you;
whats special about your company; whats your edge; whats your unique selling point; whats your usp;
why are you the best; why choose; why choose you; why do i need you; why go with you; why not another company;
why not hire our own developer instead; why not just ask our it guy; why not just hire a freelancer;
why not your competitors; why ourcompany; why pick you over others; why should i choose you;
why should i pick your company; why should i trust you; why should we hire you; why take your services;
why this company; why u; why use you guys; why would anybody hire you; why you; win me over;
you all promise the same; you any good; your advantages; your strengths; your strengths vs others;
why should i hire you and not somebody else; why not hire a freelancer; why you and not a big firm;
what do you do better; why should we trust you; what is your advantage; what is your edge over others;
why work with a small firm; how are you different from other agencies; we tried it before and it failed;
we tried ai and it did not work; the last ai project was a waste of money; we have been disappointed before;
why would it work this time; what makes you different from the others; we do not trust consultants;
what makes you better than other agencies; why not a big consultancy;
why should a small firm pick you; how are you different from freelancers;
why you and not a classic consultancy; what is different from other consultants;
how do you differ from a normal consultant; what makes your firm different; what makes this company special;
why would i choose you; what is better with you;
what is the difference from a classic consultant; why not a normal consultant;
how are you different from consultants; how are you not like other consultancies;
why should i trust your company; what sets your agency apart; what differentiates you from other providers;
why should businesses choose you; what experience do you have; what qualifies you;
what do you do differently; what would you do differently; how would you do it differently;
why would it be different with you; what is different with you; why you and not my nephew
`,
};
