// Longer than other files: its examples are one list.
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
address of the office please
adress
and where is that exactly
any branches nearby
any office elsewhere
any offices in malta
are it close to paphos
are the company outside the middle east
are u guys in nicosia
are you a based in larnaca
are you a local company
are you around here
are you based near athens
are you guys near the old town of nicosia
are you in nicosia or limassol
are you local
are you remote only
brick and mortar
can i come by in person
can i come to you this afternoon
can i pass by next week
can we come by you on monday
can you send me a map or directions
closest parking
could i drop in to see you
could we stop by you next month
could you kindly tell me the address of your premises
deliver something by hand
do i have to travel to you or are you somewhere close
do you happen to have a branch abroad
do you have an office in london
do you have offices in germany too
do you have offices outside cyprus
do you operate in greece
downtown or outskirts
full address pls
give me the company zip code
google maps
gps coordinates
headquarter
headquarters
hello where are you guys located at
hi we might want to meet in person where is your office
how can i get to your place
how do i drive to the office
how do i find your office
how do i get there by bus
how do i walk to you by car
how far are you from the old town
how far is it from the airport
how far is your office from the sea
hq
i am coming by car
i am in athens are you near
i am trying to find your building
i have a parcel for your company where should the courier drop it off
i need your postal address for an invoice
i saw you are in cyprus which city
im in limassol are you close
im in town tomorow where do i find u
in which part of town do you sit
is it near ayia napa
is there a bus stop at the building
is there a car park
is there parking at your office
is you in the centre of greece
is your office in paphos
location
mailing location
main seat
map
may i come in you tomorrow
may i visit your offices
may we pop in today
nearest bus stop to your office
office dubai
other branch in the uk
other branches in israel
pin
please state the registered address
postcode
pou einai to grafeio
pou iste
pu ise
registered seat
street
the exact address
walk in
ware are you located
we are lost on the way to you
we would like to visit
what address do i put on the envelope
what country are you in
what floor
what is the street and number
what region is it
whats the adress
whats ur address m8
wher is ur ofice
where abouts is your hq
where are you and when are you open
where are your people
where can i find you
where do i send the documents by post
where do we send the parcel
where do you work from
where exactly is your head office
where is the firm
where is this
where r u based
where should i send a letter
where should we send our post
where to deliver a package
where will we meet
whereabouts are you
whereabouts r you situated
which area is it
which part of cyprus r u in
which place would we meet you
which street is your office on
you from europe
your headquaters
your physical office
zip code
`,
};
