import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'unwritten',
  examples: `
are there grants for this; are you a google partner; are you a microsoft partner;
are you an official partner of openai; are you certified; are you gdpr certified; are you insured;
are you iso certified; are you on tiktok; are you profitable;
can we get funding for digitalisation;
do you do government projects; do you give talks; do you have a podcast; do you have a second office in another town;
do you have awards;
do you take part in tenders; do you work for our competitors; have you won awards; how big is your team;
how large is your company; how many developers do you have; how many employees do you have;
how many people work for you; how much money do you make; is the office accessible by wheelchair;
is there a subsidy; iso 27001; name your clients; soc 2;
what certificates do you have; what is your revenue; which clients do you have; who are your clients;
who are your competitors; who are your investors; do you have certifications; do you have any certificates;
which certifications do you have; are your people certified; is there funding for ai projects;
is there funding; are there grants for ai; can we get a grant; are there subsidies for digitalisation;
is there eu money for this;
how big is the team; how many people are you;
do you offer white label; do you work as a subcontractor for agencies;
do you do white label work;
how do you keep up with ai; how do you stay up to date; how do you keep your knowledge current;
are you real developers; do you have engineers;
do you have insurance; are you insured against mistakes; what margins do you make; how much profit do you make;
which suppliers do you pay; what do you pay your suppliers; do you have a public api; are you on github;
do you have open source code; is there wheelchair access; is your office on the ground floor; where did the founder work before;
how many staff do you have;
are you a partner of google
`,
};
