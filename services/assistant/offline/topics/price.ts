import { buildPrice } from '../../../knowledge/dayRate.ts';
import { formatMoney } from '../../../knowledge/formatMoney.ts';
import type { PriceExample } from '../../../knowledge/offerings/OfferingPrice.ts';
import type { KnowledgeBase, Offering, SubOffering } from '../../../knowledge/types.ts';
import { faqAnswer, lowerFirst, runningCost, serviceLink } from '../answerParts.ts';
import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'price',
  whyTopic: 'payment',
  answer: ({ base, subject }) => {
    const page = pageAt(base, '/contact');
    return localAnswer(
      [page, pageAt(base, '/ai-audit')],
      subject ? priceOf(subject) : priceRanges(base),
      faqAnswer(base, 'price'),
      `Tell us what it should do and we will put a figure on it: ${markdownLink(page)}.`,
    );
  },
  examples: `
how many money; how many money it cost; how many euro; cost and time please; cost and time pls; price and time please; roughly a number; just a number;
a rough number; a website price; and the price; approximately how much; are there any special offer;
are you costly; are you for free; are you free; average price of a project;
ball park figure for a small project; budget; can someone give me a ballpark; can we afford you;
can you give me a ballpark figure; can you give me a rough price;
can you tell me how much it would cost to have an ai receptionist; chatbot price; cheap; cheaper;
cheapest option; cost; cost breakdown; cost estimate for cloud migration; cost estimate please;
cost of a voice agent; cost of it; cost of redesigning our site; costs; costs of chatbot; cots;
dear; do i have to pay for the first meeting;
do i pay per call; do you do discounts for charities;
do you do quotes; do you have a price list; do you have fixed fees; do you have packages;
do you offer a guarantee on price; do you work per day; estimate; fees; free;
give me the rate; give me your fee; how dear are you;
how expensive are you; how expensive are you guys;
how many euros for a simple automation; how many euros for the whole thing;
how many euros is a typical project; how many euros is the work; how mcuh does it cost; how mcuh is it;
how much; how much are process automation; how much are your help; how much are your services;
how much do analytics be; how much do you charge for a chatbot; how much do you charge for a project;
how much do your services cost; how much does a chat bot for my webshop cost;
how much does cloud migration cost; how much for a bot for our site; how much for an online shop;
how much is a new website; how much is it; how much is the audit; how much is the whole thing;
how much money; how much money do i need; how much must we invest;
how much should i budget for a new website with online bookings; how much will a voice agent;
how much would a phone bot cost; how much would be a complex one; how much would be marketing automation;
how much would i have to pay you; how much would u ask;
how much would you want for the automation of our invoices; how mutch; hw much does it cost;
i need an estimate;
i run a small hotel in ourcountry and we get loads of phone calls what would it cost to have them answered automatically;
i want an offer for 20 people; is an ai strategy free;
is it a subscription or one off; is it affordable for a small company; is it charge extra; is it expensive;
is it for free; is it free; is it going to be expensive for a company of ten people; is it pricey;
is the chatbot free; is there a packages; is there a tariff sheet;
is there any charge for the initial visit or is everything billed; is this free; is your solution costly;
low budget; money; money wise; my budget is tight; negotiate; one off; our budget of 10000;
packages; per hour; pirce; posa; poso kanei; poso kostizi; price; price for website;
price of a dashboard; prices; pricing; pricing plans; pricng; quotaton; quote;
quote for 15 employees please; rate card; rip off;
roughly what does this sort of thing cost; should i afford this; sounds good but what does it cost; steep;
subscription; tariffs; tell me the cost; times; timi;
too expensive for a small shop; wat is the price; we got 3000 euro; we got 50 thousand eur;
we got only 20000; we have 5000 euros to spend is that enough; we have only 3000 dollars available;
what about pricing; what amount is realistic; what are the costs of data analytics; what are the fees;
what are your rates; what budget do i need; what do i pay; what do i pay for it;
what do i pay for marketing automation; what do this cost me; what do we pay; what do we pay for a chatbot;
what do we pay for a website; what do we pay for that; what does a bot for our site cost;
what does an ai agent be; what does an ai strategy; what does an automation project cost;
what does your help cost us;
what is the cheapest option; what is the costs;
what is the price; what will a phone bot; what will it set me back;
what will we be charged; what would i be looking at money wise; what would i have to pay;
what would it cost to automate my invoices; what would we pay; what would we pay for your solution;
whats the cost for an invoice automation; whats the damage; whats the minimum; whats the rate;
whats the total; whats your costs; whats your hourly rate; whats your rate;
which amount do we need;
which amount is realistic for the whole thing; which budget should we plan;
which sum do we need for everything; which sum should we plan for this;
your rate; ποσο κοστιζει; how does your pricing work; how is it priced;
explain your prices; what would it cost us; how much is an ai project; is there a smallest project;
minimum budget; minimum project size; what is the cheapest project; how much must we spend at least;
is a small budget enough; what will i have to pay;
how much do you take for it; give me a number; a rough figure; roughly how much; what is the damage;
price range; what budget should we plan; how much should i budget for ai; is it affordable;
can a small firm afford it; can you quote me; what would you ask for a bot;
cost of ai compliance project; what does a project cost; costs of a pilot; how much is that;
how much for that; what about the cost; how much would that be; what does that cost; and what does it cost;
and how much; is that expensive; how much does it cost to implement ai; what does it cost to introduce ai;
how much does it cost to build a voice agent; cost of implementation; what does an ai project cost;
which one is cheaper; which is cheaper; what is the most expensive part; price for a small company;
what is the cheapest thing you have; the cheapest service; our budget is 3000 euros;
we only have a thousand euros; a website for little money; can you do it for less; that is too expensive;
do you have something cheaper; what are your consulting fees; what does consulting cost;
what is the price of a consultant; what do you charge for consulting;
how do you charge; how are your services charged; what are your rates for consulting;
how much does a consultant cost;
how expensive is ai for a small company; is ai expensive; how much does ai cost a small business;
do you work with small budgets; what is your smallest project; what did it cost; what did that cost;
how much was it; how much did that cost; what did they pay; can you beat the price of others;
other firms are cheaper; something smaller; do you have something smaller; do you have a smaller version;
and cheaper;
how do i ask for a price; are your prices fixed or negotiable;
do you give discounts;
is it affordable for a small shop;
can a family business afford it; can a small company afford this; is it too expensive for us; is it cheap;
ποσο στοιχιζει; τι στοιχιζει; ποσο θα μας στοιχισει; ποσο παει; poso stihizei; poso pai;
what does it come to; what sum are we talking about;
how much for me; how much for me then; how much for us; so how much would it be for us;
what would a project for a small firm cost; ballpark figure please; rough cost estimate;
do you bill by the hour; is there a minimum budget; what budget should we plan for;
what does it cost to automate one process; are you affordable for a small business;
and what it costs; what it costs; how much it costs; how much it is; what is the cost about;
how much the website; how much the chatbot; how much the voice agent; how much for the bot; and it cost;
what costs that; what costs it; which price; how many euro; give me the cost; give me a price;
what is your price structure; how are your prices built up; what do your prices look like;
what is the price model; how do you set your prices; how do prices work; how do you quote;
do you quote before you start; price per project; what do projects usually cost; do i need a large budget;
do i have to spend a lot; is it only for big budgets; is there a minimum spend;
what is the smallest budget you take; what is the smallest thing we can buy; we do not know our budget yet;
i have no budget yet; do you have price packages; do you have plans; do you offer bundles;
what are your plans; which packages do you have; can i start with the small one and take more later;
can we upgrade later; can we move to a larger package; what affects the price;
what does the price depend on; do you charge for the estimate; does a quote cost anything;
is the offer free; is a quotation free of charge; how much is an ai phone assistant;
what does an ai answering service cost; price of a phone robot; how much does seo cost;
what does a landing page cost; how much is a web shop; how much does hosting cost;
how much does it cost to connect two systems; how much does training cost; how do you handle prices;
what does the pricing look like; how does the pricing look; how are prices handled;
what is the pricing like; tell me about your pricing; explain the pricing;
what are the costs of implementing ai; what investment is required;
what is the investment for a small business; how much do ai solutions cost;
how much do ai agents cost for a small company; what are your fees for consulting;
what do you charge for maintenance; what do you charge for support; what are your rates for ongoing help;
what is the price of a monthly plan; how is the cost of a project determined;
which factors influence the price; what pricing models do you offer; what does it cost;
what does it cost us; what does this cost; what would this cost; what does all this cost;
how much extra; how much extra does it cost; what is extra; what costs extra; and what is the extra;
quick the price; price quick; how many euro for a website; how much money for a robot that answers the phone;
i want a robot for the telephone how much money; you make website how many euro; how much money must i pay;
how much euro; what you take for it; and the money;
tell me your rates; just tell me your rates; your rates please
`,
};

/** The worked examples of one service or solution. */
function priceOf(subject: Offering | SubOffering): string {
  const { price } = subject;
  if (!price)
    return `For ${serviceLink(subject)}, the price depends on how many systems it has to work with.`;
  const told = ([size, example]: readonly [string, PriceExample]) =>
    `- ${size}: **${formatMoney(buildPrice(example))}**, ${example.weeks} weeks${runningCost(example)}. ${example.example}.`;
  const examples = (
    [
      ['Small', price.small],
      ['Usual', price.usual],
      ['Large', price.large],
    ] as const
  ).map(told);
  return `${serviceLink(subject)}, in three worked examples, without VAT:\n\n${examples.join('\n')}\n\nIt costs more with: ${price.dearer.map(lowerFirst).join('; ')}.`;
}

/** Price ranges of each size over all services, from the cheapest to the most expensive worked example. */
function priceRanges(base: KnowledgeBase): string {
  const priced = base.offerings.flatMap(({ price }) => price ?? []);
  if (priced.length === 0) return '';
  const range = (size: 'small' | 'usual' | 'large') => {
    const amounts = priced.map((price) => buildPrice(price[size]));
    return `${formatMoney(Math.min(...amounts))} to ${formatMoney(Math.max(...amounts))}`;
  };
  return `In our worked examples, without VAT, a small project costs ${range('small')}, a usual one ${range('usual')} and a large one ${range('large')}. Each service lists its own: ${markdownLink(pageAt(base, '/services'))}.`;
}
