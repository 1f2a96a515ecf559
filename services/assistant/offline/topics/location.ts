import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'location',
  answer: ({ base }) => {
    const { address, zip, city, country } = base.contact.headquarters;
    const page = pageAt(base, '/contact');
    return answerOf(
      [page],
      `Our office is at **${address}, ${zip} ${city}, ${country}**, open ${base.contact.hours}.`,
      `The map is on ${link(page)}. Ring first and there will be coffee.`,
    );
  },
  examples: `
address of the office please; adress; and where is that exactly; any branches nearby;
any office elsewhere; are it outside dubai; are the company outside the middle east;
are u guys in nicosia; are you a local company; are you around here; are you based in malta;
are you cypriot; are you in nicosia or limassol; are you local; are you near the uk; brick and mortar;
business address; can i come by in person; can i visit you in person; can we come by you on monday;
can we come to your office; can you send me a map or directions; closest parking;
could i drop in to see you; could we stop by you next month;
could you kindly tell me the address of your premises; could you tell me whereabouts your premises are;
deliver something by hand; directions from the airport to you please;
do i have to travel to you or are you somewhere close; do you happen to have a branch abroad;
do you have a branch in paphos or only in nicosia; do you have a physical office we can visit;
do you have an office in london; do you have offices in athens too; do you have offices outside cyprus;
do you operate in greece; do you receive visitors; downtown or outskirts; full address pls;
give me the address; google maps; google maps link; gps coordinates; headquarter; headquarters;
hello where are you guys located at; hi we might want to meet in person where is your office;
house number; how can i get to your place; how do i drive to the office; how do i find your office;
how do i get there by bus; how far are you from the old town; how far is it from larnaca;
how far is it from the sea; hq; i am in germany are you near; i am lost on the way to you;
i am trying to find your building; i have a parcel for your company where should the courier drop it off;
i need your postal address for an invoice; i saw you are in cyprus which city;
i would like to pass by your office how do i find it; im in limassol are you close;
im in town tomorow where do i find u; in what city it is your office; in which part of town do you sit;
is it near ayia napa; is the office in the centre of nicosia; is there a bus stop at the building;
is there a car park; is there parking at your office; is there parking near your building;
is your office in paphos; location; mailing address; main seat; map; may i pass by you this afternoon;
may i pop in you this week; may i visit your offices; may we pop in today;
nearest bus stop to your office; office dubai; office europe; office location; other offices in israel;
pin; please state the registered address; postal code; postcode; pou einai to grafeio; pou iste;
pou vriskeste; pu ise; registered seat; street; street name; the exact office; the middle east office;
walk in; ware are you located; we are coming by car; we would like to visit;
what address do i put on the envelope; what country are you in; what floor;
what is the street and number; what is your loaction; what region is it; whats the adress;
whats the adress of ur office; whats ur address m8; whats your location; wher is ur ofice;
where abouts is your hq; where are you and when are you open; where are you guys based;
where are your people; where can i find you; where do we send our post; where do you work from;
where exactly is your head office; where is the company located; where is the firm;
where is your company situated please; where r u; where r u based; where should i send a letter;
where should we send the documents by post; where to deliver a package; where will we meet;
whereabouts are you; whereabouts r you; wheres your place; which area is it; which part of cyprus r u in;
which part of town are you in; which place would we meet you; which street is your office on;
you from athens; your headquaters; zip; zip code
`,
};
