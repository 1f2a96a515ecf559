import { aboutSubject, faqAnswer, lowerFirst, parentOf } from '../answerParts.ts';
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
after how many months we see profit from it; amortisation; are a cloud migration a good investment;
are a simple automation worth it; are it economical; are that worthwhile;
as an accountant i want to know the roi of automating invoices; bang for the buck; breakeven;
business case; calculate my payback; can you cut our costs; can you prove it saves money; cost benefit;
could a chatbot cut costs; could process automation reduce our costs; could your help save us money;
does a complex one pay off; does a dashboard be worth it; does automation save money;
does it pay for itself; does this pay; does your solution pay off; earn it back; estimate my savings;
financial benefits; hours saved; how do i defend the price to our owner;
how do i explain the expense to my partner; how do i justify the spend to my boss;
how do you justify the cost; how do you measure success; how fast do i see money back;
how fast will i see a return; how long until i get my investment back;
how many hours a week would we save; how many hours will it save us; how much can i save;
how much could you save by automating; how much money could i save with the whole thing;
how much more efficient; how much time and money do clients save; how much would we save;
how profitable is it; how quickly do we break even; how soon do we get our investment back;
how soon will marketing automation amortise; is ai worth it for a small business;
is automation profitable for a small company; is it spend money in this; is it worth the money;
is the investment worth it; net gain; ok but is it really worth it; payback period; payback time;
profitability; recoup; recover the cost; reduce costs; retrun on investment; return on investment;
returns; roi; roi for a voice agent; roi of an ai strategy; show me my roi; typical roi; value for money;
we would need to convince our board when does such an investment pay for itself; what do i get out of it;
what do we gain financially; what do we gain from this financially;
what gain can i expect from everything; what is the benefit in euros;
what is the economic benefit of a project; what is the expected payback;
what is the return of a bot for our site; what return can i expect; what roi can i expect;
what roi is your clients get; what savings are realistic; what savings can we expect;
what would i save with a website; whats in it for me; whats the payback period;
whats the roi on automation; when do i earn my money back; when do i start making a profit on it;
when do we see results; when will i have earned it back; when will it pay off; which benefit is possible;
which roi should we make; which savings do you promise; why invest on a phone bot; why investing in ai;
will an online shop pay for itself; will i get my money back; will it pay for itself and when;
will it save us money; will the work increase profit; will this bring us anything;
will we earn back what we pay; will we get our money back in a year
`,
};
