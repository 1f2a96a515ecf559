import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'location',
  answer: ({ base }) => {
    const { address, zip, city, country } = base.contact.headquarters;
    const page = pageAt(base, '/contact');
    return localAnswer(
      [page],
      `Our office is at **${address}, ${zip} ${city}, ${country}**, open ${base.contact.hours}.`,
      `A link to a map is on ${markdownLink(page)}. Ring first and there will be coffee.`,
    );
  },
  examples: `
address; address of the office please; adress; and where is that exactly; any branches nearby;
any office in rome; any offices in malta; are the company near israel; are u guys in ourcity;
are you a based in ourcountry; are you a local; are you a local company; are you around here;
are you close by; are you from here; are you from italy; are you in a resort; are you in dubai;
are you in europe; are you in ourcity or in the capital; are you in the city centre; are you local;
are you located in ourcity; are you near the coast; are you near the uk; are you outside the middle east;
are you remote only; brick and mortar; business address; can i come by; can i come by in person;
can i park there; can i pass by next week; can i stop by; can i visit you in person;
can i visit your office; can we come by you on monday; can we come to your office; can we just walk in;
can you send me a map or directions; closest office; come see you; could i come in you today;
could i come to you next month; could i drop in to see you; could we visit you;
could you kindly tell me the address of your premises; deliver something by hand;
directions from the airport to you please; do i have to travel to you or are you somewhere close;
do you happen to have a branch abroad; do you have an office in ourcountry; do you have an office in london;
do you have offices outside ourcountry; do you operate in italy; do you receive visitors;
downtown or outskirts; full address pls; give me the address; google maps; gps coordinates; headquarter;
hello where are you guys located at; house number; how can i get to you; how can i get to your place;
how do i drive to the office; how do i find your office; how do i get there by bus;
how do i walk to your office; how far are you from london; how far are you from the old town;
how far is it from ourcity; how to get to you; how would one get to you; hq; i am coming by car;
i am lost on the way to you; i am trying to find your building;
i have a parcel for your company where should the courier drop it off; i need the company address;
i need your postal address for an invoice; i saw you are in ourcountry which city; im in ourcity are you close;
im in town tomorow where do i find u; in what city it is your office; in which part of town do you sit;
in which town are you; is it far; is it near germany; is there a car park at you;
is there parking near your building; is your office in ourcity; is your office near the old town; location;
mailing address; main seat; malta office; map; may i come in you tomorrow; may i have your adress;
may i visit your offices; may we pop in today; nearest bus stop to your office; office; office dubai;
office location; old town of ourcity; other office in israel; physical office; pin;
please state the registered address; postcode; pou einai to grafeio; pou iste; pu ise;
registered seat of the company; street name; main street is this you; tell me the company location;
the physical office; ur adress; walk in; ware are you located; we would like to visit;
what address do i put on the envelope; what city; what country are you in; what floor;
what is the street and number; what is your loaction; what part of ourcity do you work from;
what region is it; whats the adress; whats the adress of ur office; whats the postcode of the office;
whats ur address m8; whats your adress; whats your location; wheelchair access to the office;
wher is ur ofice; where abouts is your hq; where are u exactly; where are you and when are you open;
where are you guys based; where are you guys exactly; where are you guys from; where are your people;
where can i find you; where can i meet you; where do i send a post; where do i send our letter;
where do i send the package; where do we meet; where do we send a documents by post; where do you sit;
where do you work from; where exactly is your head office; where is it; where is that;
where is the company located; where is the firm; where is this; where is your company situated please;
where r u; where r u based; where to deliver a package; where will we meet; where would we meet;
where you are; where you at; whereabouts are you; wheres the office; which area is it; which city is it;
which city is your office in; which floor are you on; which neighbourhood; which part of ourcountry r u in;
which part of town are you in; which street is your office on; you from europe; you have office in ourcity;
your headquaters; zip code; address of the office; your office address; which street; how do i find you;
is there an office in ourcity; where in ourcity; which city are you in; are you in ourcountry;
is there a bus stop; how do i get to your office
`,
};
