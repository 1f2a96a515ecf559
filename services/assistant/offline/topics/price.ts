import { aboutSubject, faqAnswer } from '../answerParts.ts';
import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'price',
  answer: ({ base, subject }) => {
    const page = pageAt(base, '/contact');
    return answerOf(
      [page, pageAt(base, '/ai-audit')],
      faqAnswer(base, 'price'),
      `${aboutSubject(subject, (title) => `For ${title}, the price depends on how many systems it has to work with.`)} Tell us what it should do and we will put a figure on it: ${link(page)}.`.trim(),
    );
  },
  examples: `
a bot for our site cost; affordable; an arm and a leg; and the price; any discounts for charities;
approx price; are there any monthly fees after the project;
are there running costs afterwards or monthly fees; average price of a project;
ball park figure for a small project; ballpark; billing; budget needed for automating a small office;
can i get a refund; can someone make us a quote; can we afford you; can you do it for less;
can you give me a ballpark figure; can you give me a rough price;
can you tell me how much it would cost to have an ai receptionist; charges for maintenance;
chatbot price; cheap; cheapest option; cost; cost estimate for cloud migration; cost of a voice agent;
cost of redesigning our site; costly; costs of chatbot; cots; could you send me an offer; daily rate;
dear; deposit; do i have to pay for the first meeting; do i pay per call; do i pay up front;
do i pay up front or in instalments; do you accept card; do you bill by the hour or a fixed fee;
do you charge a fixed price or per hour; do you charge for travel; do you do quotes;
do you have a price list; do you have a price list i could show my boss; do you have fixed fees;
do you have packages; do you offer any discount for non profits; do you take bank transfer;
do you take credit cards; do you take payment in instalments; do you take paypal; down payment;
fee structure; fees; free trial; give me the cost of your solution; hourly; how are you paid;
how dear are you; how do i pay you; how do you bill; how expensive are you guys; how is i invoice;
how many euros for a simple automation; how many euros is the work; how mcuh is it; how much;
how much are your services; how much do you guys bill for that; how much do your services cost;
how much does a chat bot for my webshop cost; how much does it cost and how long does it take;
how much for your help; how much is all this; how much is it; how much money do i need for a chatbot;
how much should i budget for a new website with online bookings; how much u want;
how much would a phone bot cost; how much would be a complex one; how much would u ask; how mutch;
hw much does it cost; i have only 3000 euros; i need a qoute; i need an estimate;
i run a small hotel in paphos and we get loads of phone calls what would it cost to have them answered automatically;
i want a quote for process automation; i would like a quote; id like an quote; including tax;
installments; invoice monthly or at the end; is a typical project pricey;
is it a subscription or one off; is it bill on retainer; is it expensive; is it free;
is it going to be expensive for a company of ten people; is it pricey; is it work extra;
is it work per user; is the audit really free or is there a catch; is the chatbot free;
is the initial consultation free of charge; is there a monthly fee; is there a setup fee;
is there a tariff sheet; is there any charge for the initial visit or is everything billed;
is there any money back guarantee; is this affordable for a small company; is vat included;
just give me a rough number what do projects cost; low budget; make it cheaper; minimum project size;
money; monthly or yearly payment; must i pay monthly; must we pay anything; my budget is limited;
negotiate; no cure no pay; ongoing costs; our budget of 10000; pay by card; payment terms; pirce;
please send a proposal; plus vat; posa; poso kanei; poso kostizi; price an ai strategy;
price for website; price of a dashboard; price tag; price the whole thing; prices; pricing; pricing info;
pricing plans; pricng; prize list; quotation; quotation pls; quotaton; quote;
quote for 15 employees please; rip off; rough idea of cost; roughly what does this sort of thing cost;
should i pay in advance; sounds good but what does it cost; special offer; starting from; steep; tariffs;
tell me your tariff; there is 2000 eur to spend; times; timi; too expensive for a small shop; total cost;
upfront payment; vat; wat is the price;
we are a small charity with hardly any budget is there a discount; we are on a tight budget;
we got 3000 euro; we got 50 thousand eur; we got around 20000 dollars to spend;
we got only 1000 available; we have 5000 euros to spend is that enough; what about pricing;
what amount is realistic; what are cost and duration of an automation project;
what are the costs of data analytics; what are the fees; what are your rates; what budget do i need;
what do a phone bot be; what do you charge per day; what does a voice agent cost per month;
what does an automation project cost; what does it come to; what does one pay per month;
what if the project costs more than agreed; what is the cheapest option; what is the minimum price;
what is your day rate; what will it set me back; what will we be charged;
what would i be looking at money wise; what would i have to pay;
what would it cost to automate my invoices; what would moving to the cloud cost us;
what would this cost a company of 20 people roughly; whats the cost for an invoice automation;
whats the damage; whats the pricing like for small companies; whats ur price; whats your hourly rate;
when do i calculated; when is you pay; which amount do we need; which sum should we plan for this;
will there be hidden costs; would someone prepare us an price offer;
would you make me an proposal with prices; your pricing model; ποσο κοστιζει
`,
};
