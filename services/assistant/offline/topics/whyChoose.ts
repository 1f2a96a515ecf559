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
advantages of working with you
are you better than accenture
can i trust you guys
can we believe you
can you be trusted
cant i just use chatgpt
compared to others
convince me
could i rely on you
everyone says they are the best
for which reason a client must prefer your company
giati esas
giati na sas epilekso
give me one reason to hire you
give me reasons to choose you
got other offers from other companies why you
got two offers why yours
how are you stand out from others
how do you compare with other agencies
how do you differ from other companies
how do you stand out
i am talking to three other vendors why should i pick you
i have cheaper offers why you
is this a scam
my nephew can do that for free why pay you
name one good reason to hire you
name three reason to pick you
ok but what makes you different from other firms
pros and cons
r u any good
reasons to work with you
sell me on it
snake oil
strong points
tell me some good reasons why i should choose you
tell me why
there are dozens of firms like yours
there are hundreds of agencies like you
there are many ai agencies in cyprus why should we choose you
there are many consultants like you
three firms have sent us offers why yours
unique selling point
usp
value proposition
versus other consultancies
we already have an it company why change
we have a supplier why should we switch
we have an it provider why change
what are the advantage over others
what can you do that than others cannot
what do you do better than others
what do you have that others dont
what is so special about you
what is the difference between you and your competitors
what makes the company different
what makes you different from the big four
what sets you apart
what would anybody gain from choosing you
whats special about your company
whats your edge
which makes your company so special
which sets your firm best from the rest
why are you the best
why choose
why do i need you
why go with u
why not hire do it ourselves
why not hire our own developer instead
why not just ask excel
why not just hire a freelancer
why not someone else
why ourcompany
why pick you over others
why should i not simply take our it guy
why should i pick your company
why should we go with you and not another agency
why u
why use this company
why would i choose your firm
why would we work with you and not a big consultancy
why you
win me over
you all promise the same
you are better than the competition
your advantages
your strengths
`,
};
