// Longer than other files: its examples are one list.
import { faqAnswer, closestStudy } from '../answerParts.ts';
import { answerOf, link, pageAt, plain } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'industries',
  answer: (ask) => {
    const { base } = ask;
    const page = pageAt(base, '/case-studies');
    const study = closestStudy(ask);
    return answerOf(
      [page],
      faqAnswer(base, 'industries'),
      study ? `Closest to yours: **${plain(study.title)}**. ${study.client}. ${study.summary}` : '',
      `What came of it: ${link(page)}.`,
    );
  },
  examples: `
a farm
a shop
am i too big for this
am our firm too large
any experience in my industry
any experience with factories
are we too small for you
are you for my marketing agency
b2b or b2c
banks
can a retailer use this
can farmers use it
can ngos benefit
charity projects
client types
clients abroad
courier
couriers
do u work with estate agents
do u work with real estate
do you also work with the public sector
do you cooperate with retailers
do you deal with ngos
do you do anything for lawyers
do you have experience in retail
do you help clients from malta
do you help manufacturers
do you know anything about shipping
do you know the hospitality business
do you only work with foreign businesses
do you serve the public sector
do you specialise in insurance
do you support gyms
do you take clients from greece
do you take doctors
do you work only with corporations
do you work with accountants
do you work with startups
does it work for a architect
does this work for car rentals
factory
fintech
for a hospital
for agriculture
for architects
for e commerce companies
government
have you any clients in healthcare
have you ever worked with a winery
have you got experience in construction
have you worked for restaurants
hotels
i am a gym
i am a private person
i am a university
i am self employed
i have a accountant
i have a car rental
i manage a family startup
i own a cafe
i own a cleaning company
i own a printing company
i own a small garage
i run a small dental practice do you work with clinics like mine
i run a supermarket
i run an school
ideal client
im a estate agent
im a property developer
industries
international clients
is it for me
is it only for big companies
is it useful for a bank
is it useful for a salon
is my company too small
is this also for a dentist
is this for wholesalers
is this only for companies in the middle east
is this right for a non profit
is this something for a family business with 12 employees
is this suitable for our security company
is we of 5 people too tiny
is your service for our forex company
kinds of customers
law firms
lines of business
manufacturer sector
manufacturing
my business is a bakery
one man band
our company has only 3 persons is that enough
our company has only 500 staff is that enough
pharmacy
schools
small businesses too
sole trader
something for shops
start ups
supermarkets
target customers
taxi company industry
the energy sector
this is a doctor
this is a small church
universities
verticals
we are 300 people too big
we are a logistics company
we are a restaurant is this for us
we are about 3 people
we are an accounting office with 20 staff do you work with firms like us
we are just 12 persons
we are only 4 persons you take so small companies
we have a municipality
we run a hotel can you help
we run three pharmacies do you work with such
were a law firm
what about a clinic
what kind of businesses are your clients
what kind of people is the ideal clients
what sectors
what size of company do you work with
what sort of companies are you active in
what type of clients do you have
which branches do you know best
which fields do you cover
which industries do you serve
which sectors are you specialised in
which sectors do you work in
which size company is right for this
who are the audience
who are your typical customers
who do you work for
who is your usual target group
who uses your services
would this be good for an travel agency
would this suit a retailer
would you take on a football club
your market
`,
};
