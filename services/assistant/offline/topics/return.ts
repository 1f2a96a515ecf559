import { aboutSubject, faqAnswer, parentOf, lowerFirst } from '../answerParts.ts';
import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'return',
  answer: ({ base, subject }) => {
    const page = pageAt(base, '/ai-audit');
    const service = subject && parentOf(base, subject);
    return answerOf(
      [page],
      faqAnswer(base, 'return'),
      service ? aboutSubject(service, (title) => `${title}: ${lowerFirst(service.typicalReturn)}.`) : '',
      `For your own figures, start with the ${link(page)}.`,
    );
  },
  examples: `
after how many months we see profit from it
are a typical project worthwhile
are it a good investment
as an accountant i want to know the roi of automating invoices
bang for the buck
business case
calculate my roi
can a dashboard cut costs
can everything save us money
can you cut our costs
can you prove it saves money
cost benefit
could a website cut costs
does a complex one pay off
does it pay for itself
does this pay
does your help be worth it
earn it back
estimate my savings
financial benefits
hours saved
how do i defend the price to our owner
how do i explain the expense to my partner
how do i justify the investment to the board
how do i justify the spend to my boss
how fast will i see a return
how long until i get my investment back
how many hours a week would we save
how many hours will it save us
how much can i save
how much money could i save with the whole thing
how much time and money do clients save
how much time would you save by automating
how quickly do we break even
how soon do we get our investment back
how soon will marketing automation amortise
is ai worth it for a small business
is automation profitable for a small company
is it invest on that
is it spend money in this
is it worth the money
is this economical
net gain
ok but is it really worth it
payback period
payback time
profitability
profitable
recoup
recover the cost
reduce costs
retrun
return on investment
returns
roi
roi for a voice agent
roi of this
show me the return
we would need to convince our board when does such an investment pay for itself
what do i get out of it financially
what do we earn with an ai strategy
what is the benefit of an online shop
what is the economic benefit of a project
what is the payback
what return can i get from a bot for our site
what roi can i expect
what savings are realistic
what savings can we expect
what would i earn in money
what would we gain from it in euros
whats in it for me
whats the roi on automation
when do i start making a profit on it
when do we see results
when will i have earned it back
when will it pay off
which benefit can possible
which benefit is your clients get
which gain can i expect from a chatbot
which roi should we make
which savings do you promise
why invest on a phone bot
why investing in ai
why spend money on the work
will a cloud migration reduce our costs
will a simple automation increase profit
will i get my money back
will this bring us anything
will we get our money back in a year
`,
};
