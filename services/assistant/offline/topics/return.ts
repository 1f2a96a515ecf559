import { faqAnswer, lowerFirst, parentOf, serviceLink } from '../answerParts.ts';
import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'return',
  whyTopic: 'results',
  answer: ({ base, subject }) => {
    const page = pageAt(base, '/ai-audit');
    const service = subject && parentOf(base, subject);
    return localAnswer(
      [page],
      faqAnswer(base, 'return'),
      service ? `${serviceLink(service)}: ${lowerFirst(service.typicalReturn)}.` : '',
      `For your own figures, start with the ${markdownLink(page)}.`,
    );
  },
  examples: `
after how many months we see profit from it; amortisation; are a simple automation worth it;
are a typical project worthwhile; are a website worth it; are the whole thing a good investment;
as an accountant i want to know the roi of automating invoices; bang for the buck; benefits; breakeven;
business case; calculate my roi; can a dashboard cut costs; can you cut our costs; can you increase profit;
can you prove it saves money; could a chatbot cut costs; does a complex one pay off;
does analytics be worth it; does automation save money; does it bring us anything; does it pay for itself;
does this pay; does your solution pay off; estimate our roi; get my money back; hours saved;
how do i defend the cost to the board; how do i explain the price to my boss; how do you justify the cost;
how do you measure success; how does it pay off; how fast do i see money back; how fast will i see a return;
how long until i get my investment back; how many hours a week would we save; how many hours can we save;
how many hours will it save us; how much can i save; how much more efficient; how much time could it save;
how much time would you save by automating; how much will we save; how much would a company save;
how much would we save; how profitable is it; how quickly do i amortise; how quickly do we break even;
how quickly does it pay for itself; how soon do i pay off; is ai worth it for a small business;
is automation profitable for a small company; is automation worth the money; is it invest on that;
is it investing on a project; is it really worth the money; is it spend money in ai;
is it worth the investment; is it worth the money; is the investment worth it; is this economical;
is this worthwhile; net gain; ok but is it really worth it; payback period; payback time; profit;
profitability; profitable; recoup; recover the cost; reduce costs; retrun on investment; return on investment;
roi; roi for a voice agent; roi of an ai strategy; roi of marketing automation; savings; show me our savings;
show me the return; typical roi; value for money; what do i earn with this; what do i get out of it;
what do we gain financially; what is in it for us; what is the benefit in euros;
what is the benefit of an online shop; what is the expected payback; what is the gain; what is the payback;
what is the return of a bot for our site; what return can i expect;
what return can i get from a bot for our site; what roi can i expect; what roi is your clients get;
what savings are realistic; what savings can possible; what savings can we expect;
what would i save with a website; what would we gain from it in euros; whats in it for me;
whats the payback period; whats the return on investment; whats the roi on automation;
when do i earn my money back; when do we break even; when do we see results; when will i have earned it back;
when will it pay for itself; when will it pay off; which roi should we make; which savings do you promise;
why invest on a dashboard; why invest on a phone bot; why investing in ai;
will a cloud migration reduce our costs; will an ai strategy pay; will i get my money back;
will it pay for itself and when; will it save us money; will the automation of our invoices cut costs;
will we earn back what we pay; will we get our money back in a year; will your help cut costs; worth the price;
how fast do we see results; will i see leads soon; how much can ai save a clinic; how much can we save;
what do we gain from it; can we see results in a month; will it pay off in four weeks;
when will i see the first results; how fast do we see a return; how quickly will we see results;
can we see results in four weeks; when do results show; what is the roi timeline; when is the roi reached;
how long until roi; how can ai reduce our costs; how does ai reduce costs;
how soon does it pay back; when does it pay for itself; how long until it pays off;
do you calculate the return before we start; do you work out the roi first;
do you give us a roi estimate before recommending anything; will you show the business case first;
what roi should we expect;
how do we measure the benefit;
how much time would we save; how do i justify the cost to my boss;
when do we earn it back; when will we have the money back; how much money does it bring; what do we save;
how many hours do we save; how high is the return; how fast does it return its cost;
what benefits can we expect; what are the benefits of ai for a business; how can ai benefit my business;
what advantages does ai bring us; how much efficiency do we gain; how quickly do businesses see results;
how soon do we see measurable results; will ai increase our productivity; what cost savings are realistic;
does it increase revenue; is it cost effective;
does it really save money; will we really save time; what did others save; is the saving real;
does it pay for a small firm;
is ai worth it for small teams; is automation worth it for a small firm;
is ai worth the money for a small company; does ai pay for a small business;
when has it earned its price; is the return quick; does it earn its cost;
how long until results are visible; how long do results take; when do results come;
when do we notice a result; how soon do results come
`,
};
