import { casesPage, faqAnswer, stem, studyOfTrade } from '../answerParts.ts';
import { escapeMarkdown, localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import { normalise } from '../normalise.ts';
import type { AnswerContext, Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'industries',
  answer: (ask) => {
    const { base } = ask;
    const page = casesPage(base);
    const study = studyOfTrade(ask);
    return localAnswer(
      [page ?? pageAt(base, '/services')],
      `${openingOf(ask, study !== undefined)}${faqAnswer(base, 'industries')}`,
      study ? `Closest to yours: **${escapeMarkdown(study.title)}**. ${study.client}. ${study.summary}` : '',
      page ? `What came of it: ${markdownLink(page)}.` : '',
    );
  },
  examples: `
we are a travel agency; a travel agency with 30 people; do you work with travel agencies; we sell trips; a tour operator;
a gym; a shop; any experience with charities;
any experience with the hospital business; anything for government; architect; are we too small for you;
are you for a car rental; banks; branches you work in; can farmers use it; client types; courier;
do u work with estate agents; do you cooperate with retailers; do you deal with garages;
do you deal with insurance; do you do anything for lawyers; do you do business with pharmacies;
do you do something for factories; do you have experience in dentists; do you have experience in education;
do you have experience in retail; do you have experience with farmers; do you help agriculture;
do you help clients from malta; do you help freelancers; do you help individuals; do you help manufacturers;
do you help one person companies; do you help pharmacies; do you help private persons; do you help shops;
do you know anything about shipping; do you know municipality industry; do you know our industry;
do you know the accountant business; do you know the hospitality business; do you know the winery industry;
do you only take international clients; do you serve schools; do you serve the public sector;
do you support gyms; do you support schools; do you take car rentals; do you take clients from italy;
do you take foreign clients; do you take smes; do you work only for companies in ourcity;
do you work only with corporations; do you work with accountants; do you work with clinics;
do you work with companies in the middle east; do you work with government; do you work with hotels;
do you work with law firms; do you work with ngos; do you work with restaurants;
do you work with small businesses; do you work with startups; do you work with the public sector;
experience in hospitality; factory; fintech; for which businesses is this; have you any clients in healthcare;
have you ever worked for a charity; have you ever worked with a bank; have you ever worked with a gym;
have you ever worked with a winery; have you got experience in construction; have you worked for a factory;
have you worked for restaurants; have you worked with a farm; have you worked with couriers; hotels;
i manage a family startup; i manage a travel agency; i own a family property developer;
i own a pharmacy what can you do; i own a travel agency; i run a church; i run a printing company;
i run a travel agency; industries; industry; is it only for big companies; is my company too small;
is my company too small for you; is this also for a dentist; is this for small businesses too;
is this good for a shop; is this only for big companies; is this only for companies in the middle east;
is this right for a non profit; is this right for a restaurant; is this something for a bakery;
is this something for a family business with 12 employees; is this suitable for a shop;
is your service for our forex company; kinds of customers; law firms; lines of business; manufacturing;
my university is small; one man band; our company has 300 staff; pharmacy; public sector; schools;
small business; sole trader; something for shops; supermarkets; target customers; what is your target market;
the energy sector; this is a doctor; verticals; we are 300 people too big; we are a clinic;
we are a logistics company; we are a restaurant is this for us;
we are a small company of 15 people is that too small; we are about 12 staff is that enough;
we are an accounting office with 20 staff do you work with firms like us; we are only 3 persons;
we run a hotel can you help; we run a small hotel; what fields are you active in; what industries;
what industries do you work with; what kind of businesses are your clients;
what kind of companies are your customers; what sectors; what size of companies are your customers;
what size of company do you take; what type of clients do you have; which branches do you know best;
which fields do you cover; which industries do you serve; which sectors are you specialised in;
which sectors do you serve; which sectors do you work in; which sort of companies do you help;
who are the audience; who are the customers; who are the usual client; who are your client;
who are your customers; who are your typical customers; who do you help; who do you work for;
who do you work with; who is this for; who is your client; who is your service for; who uses your services;
would this be good for my school; would this be useful for a garage; would you take on a football club;
your market; do you accept all projects; do you take every project; what kind of clients do you take;
do you work for dentists; do you work for hotels; is it for small companies; are we too small;
do you have a minimum company size;
what can ai do for a small hotel; i have a small hotel what can you do; we are a dental clinic any ideas;
i own a restaurant can it help; could it help a restaurant; could it help with a bakery; ideas for a pharmacy;
ideas for a law office; automation for estate agents; automation for accountants;
automation for a travel agency; i run a garage what could you do for us; something for a car dealer;
does it make sense for a farm; is it useful for an architect; we are a school what can ai do for us;
we are a family business; we are only five people; help for a beauty salon; what do you do for shops;
what do you do for clinics;
do you only work with large companies; do you only take big clients; i have a small hotel what can ai do for me;
i run a bakery what can you do for me; what can ai do for a small shop; we are a law firm what can you do for us;
what would you do for a restaurant; we are six people is that too small; do you work for charities;
do you work with non profits;
which industries benefit most from ai; what industries benefit from automation; which sectors gain the most;
is ai only for big firms;
have you worked in our sector; do you serve restaurants;
which kinds of businesses do you help;
do you work with companies like mine; do you work in my field; do you know my trade;
does it work in my industry; do you have clients in our field; are you only for big companies;
do you work with new companies; do you work with young companies; do you take start ups;
do you work with established firms; do you work with firms of any size; how small can a client be;
how big must a company be; what size of firm do you work with; from how many employees;
do you work with non technical companies; do you help traditional businesses; do you work with family firms;
do you work with shops; do you work with companies that are not in it; is it for any kind of business;
does this work for every industry; do you work for farms; do you work for schools; do you work for builders;
do you work for shipping firms; do you help a dentist; do you help a hotel; who are your customers usually;
for whom do you work; which kinds of firms do you know; can you build a solution for our industry;
do you customise solutions for an industry; is your solution suitable for our sector;
do you have industry expertise; do you have experience with our type of business;
do you specialise in an industry; is ai only worth it for large companies;
is automation only for large enterprises; do you only serve local businesses;
which business sizes do you serve;
flower shop; law firm; law office; lawyers; car wash; car repair garage; dental lab; dental practice; vet practice;
veterinary clinic; beauty salon; hair salon; hairdresser; barber; bakery; butcher; restaurant; cafe; bar; supermarket;
optician; jeweller; furniture shop; clothes shop; bookshop; toy shop; hardware shop; print shop; printing company;
packaging company; construction company; building firm; roofing company; plumber; electrician; painter; carpenter;
cleaning company; security company; security guards company; taxi company; car rental; bus company; driving school;
language school; private school; nursery school; nursery; tutoring institute; dance school; fitness studio;
yoga studio; physio practice; care home; funeral home; architecture practice; architects office; engineering office;
surveyor; notary; tax adviser; insurance agency; property management; estate agent; travel agency; yacht charter;
boat rental; diving school; event agency; wedding planner; photographer; advertising agency; translation bureau;
recruitment agency; farm; olive mill; winery; brewery; dairy; fish farm; metal workshop; textile company; laundry;
solar panel installer; 200 employees printing and packaging; 45 staff furniture making; a family business; two shops;
three branches; 20 people; 12 staff; we are ten;
60 students; 40 kids; 12 teachers; 300 members; 80 beds; 30 rooms; 24 cars; 15 lawyers; 6 doctors; 4 vans; 9 people;
football club; tennis club; sports club; chess club; youth club; shoe repair; watch repair
`,
};

/** Matches a number of people. */
const people =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\S+ )?(?:people|persons?|workers|employees|staff|of us|lawyers|teachers|doctors)\b|\b(alone|myself|freelancer|self employed|sole trader|one man)\b/;
const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns the beginning of the answer: on the size of the company, or yes for an industry that is named. */
function openingOf({ base, words }: AnswerContext, hasStudy: boolean): string {
  const text = words.join(' ');
  const [, size = '', one] = people.exec(text) ?? [];
  const [, least = '0', most = ''] = /(\d+) to (\d+)/.exec(base.company.audience) ?? [];
  const count = one ? 1 : Number(size) || numbers.indexOf(size);
  if ((one || count > 0) && most) {
    if (count < Number(least) || count > Number(most))
      return `That is ${count < Number(least) ? 'smaller' : 'larger'} than our clients so far, but nothing here says that it is a reason against it. The audit and a consultation are free, and say whether it pays. `;
    if (/\btoo\b|\benough\b/.test(text))
      return `${/\btoo\b/.test(text) ? 'No' : 'Yes'}, that is a usual size. `;
  }
  const fields = new Set(normalise(faqAnswer(base, 'industries')).split(' ').map(stem));
  const isNamed =
    hasStudy ||
    words.some(
      (word) => word.length > 4 && !plain.has(word) && fields.has(stem(otherNames.get(word) ?? word)),
    );
  if (!/\b(?:do|have|can) you\b/.test(text)) return '';
  if (isNamed) return 'Yes. ';
  return /\b(?:work(?:ed)? (?:with|for)|experience|know|help|serve)\b/.test(text) && !plainSize.test(text)
    ? 'It is not named among our industries, but that is no reason against it. '
    : '';
}

/** Industries by other words for them. */
const otherNames = new Map(
  Object.entries({
    medical: 'healthcare',
    medicine: 'healthcare',
    doctors: 'healthcare',
    dentists: 'healthcare',
    clinics: 'healthcare',
    hospitals: 'healthcare',
    accountants: 'accounting',
    bookkeepers: 'accounting',
    tourism: 'hotels',
    hospitality: 'hotels',
    shipping: 'logistics',
    transport: 'logistics',
    couriers: 'logistics',
    factories: 'manufacturing',
    manufacturers: 'manufacturing',
    distributors: 'wholesale',
    wholesalers: 'wholesale',
    brokers: 'insurance',
    estate: 'property',
  }),
);

const plain = new Set('companies people mostly clients industry routine matters ourcountry'.split(' '));
const plainSize = /\b(?:small|big|large|little|companies|businesses|clients|industry|our sector|who|which)\b/;
