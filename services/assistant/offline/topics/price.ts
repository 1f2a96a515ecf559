// Longer than other files: its examples are one list.
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
a bot for our site cost
affordable
an ai agent cost
an arm and a leg
any discounts for charities
approx price
are there any setup fee
are there hidden costs
ball park figure
ballpark
billing
budget needed for automating a small office
can i get a refund
can we afford you
can you give me a rough price
can you take credit cards
charges for maintenance
cheap
cheaper
cheapest option
cost
cost estimate for cloud migration
cost of a voice agent
cost of redesigning our site
costly
costs of chatbot
cots
could someone prepare us an quotation
could you send me an offer
daily rate
dear
deposit
discount
do i afford everything
do i have to pay for the first meeting
do i pay per call
do i pay up front
do you accept card
do you accept paypal
do you bill by the hour or a fixed fee
do you do quotes
do you have a price list
do you have a price list i could show my boss
do you offer any discount for non profits
do you take bank transfer
do you take payment in instalments
down payment
extra charges
fee structure
fees
fixed price
free trial
give me the cost of your solution
hidden fees
hourly
how are i invoice
how dear are you
how do i pay you
how do you bill
how expensive are you guys
how is you calculated
how many euros for a simple automation
how many euros is that
how mcuh is it
how much
how much are your services
how much do u ask for an online shop
how much do you charge for a project
how much does a chat bot for my webshop cost
how much for your help
how much is it
how much money do i need for a chatbot
how much should i budget for a new website with online bookings
how much u want
how much would be a complex one
how much would u ask
how mutch
hw much does it cost
i have 20000 dollars what can we get
i have only 3000 euros
i need a qoute
i need an estimate
i run a small hotel in paphos and we get loads of phone calls what would it cost to have them answered automatically
i want a quote for the whole thing
id like an quotation for 20 people
in terms of money
including tax
invoice monthly or at the end
is a typical project pricey
is it a subscription or one off
is it bill for travel
is it expensive
is it free
is it going to be expensive for a company of ten people
is it pricey
is it work per day
is the audit really free or is there a catch
is the initial consultation free of charge
is there a tariff sheet
is there any money back guarantee
is this affordable for a small company
is vat included
just give me a rough number what do projects cost
minimum budget
money wise
monthly
must we pay anything
my budget of 10000
no cure no pay
ongoing costs
our budget is tight
packages
pay by card
payment terms
per hour
pirce
please send a proposal
plus vat
posa
poso kanei
price an ai strategy
price for website
price of a dashboard
price tag
prices
pricing
pricing plans
pricng
prize list
quotation pls
quotaton
quote
quote for 15 employees please
rip off
rough idea of cost
roughly what does this sort of thing cost
running costs
should i pay in advance
sounds good but what does it cost
special offer
starting from
steep
tariffs
tell me your tariff
there is 2000 eur to spend
times
timi
too expensive for a small shop
total cost
vat
wat is the price
we are on a tight budget
we got 3000 euro
we got 50 thousand eur
we got only 1000 available
we have 5000 euros to spend is that enough
we have a budget is limited
what about pricing
what amount is realistic
what are cost and duration of an automation project
what are the costs of data analytics
what are your rates
what budget do i need
what do a phone bot be
what does it come to
what does one pay per month
what if the project costs more than agreed
what is your day rate
what sum is needed for process automation
what will it set me back
what will the work cost us
what will we be charged
what would i have to pay
what would it cost to automate my invoices
what would this cost a company of 20 people roughly
whats the damage
whats the pricing like for small companies
whats ur price
whats your hourly rate
when are we invoice
when is the price paid
which amount do we need
which sum should we plan for this
will you prepare me a offer
would someone make us a quote
would you make me an proposal with prices
your pricing model
ποσο κοστιζει
`,
};
