import { answerOf, firstSentence, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'why-choose',
  answer: ({ base }) => {
    const pages = [pageAt(base, '/about'), pageAt(base, '/case-studies')];
    return answerOf(
      pages,
      'Four things we hold ourselves to, and you can check each of them:',
      base.company.values
        .map(({ title, description }) => `- **${title}.** ${firstSentence(description)}`)
        .join('\n'),
      `Our ${pages.map(link)[1]} say what went wrong, too. More on ${pages.map(link)[0]}.`,
    );
  },
  examples: `
advantages of working with you; any reason to go with you and not a freelancer;
are you better than deloitte; can i believe you; can you be trusted; cant i just use chatgpt;
compared to others; competitive advantage; convince me; could i rely on you;
everyone says they are the best; for which reason a client must prefer your company; giati esas;
giati na sas epilekso; give me a good reasons why i should choose you; give me one reason to hire you;
give me reasons to choose you; got two offers why you; how are you different from the others;
how come you are better than the big four; how do i know you are good;
how do you compare with other agencies; how do you differ from other companies; how do you stand out;
i am talking to three other vendors why should i pick you;
i have cheaper offers from other companies why you; impress me; is this a scam; key strengths;
my nephew can do that for free why pay you; name some reasons to hire you;
ok but what makes you different from other firms; persuade me; pros and cons; prove you are better;
r u any good; reasons to work with you; sell me on it; snake oil; strong points; tell me why;
there are cheaper consultants like you; there are dozens of firms like yours;
there are hundreds of companies like you; there are many ai agencies in cyprus why should we choose you;
three firms have sent us offers why yours; unique selling point; usp; value proposition;
versus other consultancies; we already have an it company why change;
we have a supplier why should we switch; we have an it provider why you; what are the edge;
what can you do that than others cannot; what distinguishes you from your competitors;
what do you do better than others; what do you have that others dont; what is so special about you;
what is the difference between you and your competitors; what makes the company different;
what makes you better than the rest; what makes you special; what makes your company unique;
what sets you apart; what would i gain from choosing you; whats special about your company;
whats your edge; whats your usp; which makes you apart from the competition; why are you the best;
why can we trust you; why choose; why do i need you; why go with you; why hire this company;
why not accenture; why not another company; why not hire our own developer instead;
why not just ask our it guy; why not just hire a freelancer; why not simply take do it ourselves;
why not someone else; why ourcompany; why pick you over others; why should i choose you;
why should i not use my nephew; why should i pick your company; why should i trust you;
why should we go with you and not another agency; why should we hire you;
why should we pick you over the big four; why take your firm; why u; why use you guys;
why would anybody hire you; why would we work with you and not a big consultancy; why you; win me over;
you all promise the same; your advantages; your strengths; your strengths vs others
`,
};
