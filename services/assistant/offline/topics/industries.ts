import { closestStudy, faqAnswer } from '../answerParts.ts';
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
a farm; a shop; am i too big for this; am our firm too large; any experience in factories; architect;
are we too small for you; are you for my marketing agency; b2b or b2c; banks; branches you work in;
can a cleaning company use this; can farmers use it; can ngos benefit; charity projects; church projects;
client types; clients abroad; courier; couriers; do u work with estate agents;
do u work with real estate; do you also take cypriot businesses; do you also work with the public sector;
do you cooperate with retailers; do you cover hospitals; do you deal with insurance;
do you do anything for lawyers; do you do business with pharmacies; do you have experience in retail;
do you have experience with law firms; do you help clients from malta; do you help manufacturers;
do you help smes; do you help sole traders; do you know anything about shipping;
do you know the hospitality business; do you only serve big firms; do you serve charities;
do you serve schools; do you serve the public sector; do you specialise in farmers; do you support gyms;
do you take car rentals; do you take clients from greece; do you take doctors;
do you take foreign clients; do you understand ngos; do you work only with corporations;
do you work outside cyprus; do you work with accountants; do you work with hotels; do you work with ngos;
do you work with small businesses; do you work with startups; does this work for shops;
experience in hospitality; factory; fintech; for agriculture; for architects; for e commerce companies;
for which businesses is this; government; have you any clients in healthcare;
have you ever worked with a winery; have you got experience in construction;
have you worked for restaurants; hotels; i am a gym; i am a private person; i am a university;
i am self employed; i have a accountant; i have a family insurance broker; i have a hospital;
i manage a family startup; i own a non profit; i own a pharmacy what can you do;
i own a printing company; i run a car rental;
i run a small dental practice do you work with clinics like mine; i run a supermarket; i run an school;
ideal client; im a estate agent; im a property developer; industries; industry; international clients;
is it for me; is it only for big companies; is it useful for a bank; is it useful for a salon;
is my company too small; is this also for a dentist; is this for bakeries;
is this for small businesses too; is this for tourism; is this for wholesalers;
is this only for companies in the middle east; is this something for a family business with 12 employees;
is this suitable for our security company; is we of 5 people too tiny; kinds of customers; law firms;
lines of business; manufacturer sector; manufacturing; my business is a bakery; one man band;
our company has 500 persons; our company has only 3 persons is that enough; pharmacy; sole trader;
something for garages; specialise; start ups; supermarkets; target customers; target group;
taxi company industry; the energy sector; this is a doctor; travel agency; universities; verticals;
we are 300 people too big; we are a logistics company; we are a restaurant is this for us;
we are a small company of 15 people is that too small;
we are an accounting office with 20 staff do you work with firms like us; we are just 300 people;
we are only 4 persons you take so small companies; we have a forex company; we have a municipality;
we run a hotel can you help; we run three pharmacies do you work with such; were a law firm;
what about a clinic; what fields; what industries; what kind of businesses are your clients;
what kind of clients do you usually work with; what sectors; what size of companies are your customers;
what size of company do you work with; what sort of companies are you active in;
what type of clients do you have; which branches do you know best; which fields do you cover;
which industries do you have the most experience in; which sectors are you specialised in;
which sectors do you serve; which size company is right for this; who are the audience;
who are the usual client; who are your typical customers; who do you work for; who is your service for;
who uses your services; would this be good for an garage; would this be right for a cafe;
would this suit a retailer; would you take on a football club; your market
`,
};
