import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'unwritten',
  examples: `
are there grants for this; are you a google partner; are you a microsoft partner;
are you an official partner of openai; are you certified; are you gdpr certified; are you insured;
are you iso certified; are you on tiktok; are you profitable; can i call a reference client;
can i talk to one of your clients; can we get funding for digitalisation; can you give references;
do you do government projects; do you give talks; do you have a podcast; do you have a second office in another town;
do you have awards; do you help with grants; do you outsource; do you subcontract;
do you take part in tenders; do you work for our competitors; have you won awards; how big is your team;
how large is your company; how many developers do you have; how many employees do you have;
how many people work for you; how much money do you make; is the office accessible by wheelchair;
is the work done in house; is there a subsidy; iso 27001; name your clients; references; soc 2;
what certificates do you have; what is your revenue; which clients do you have; who are your clients;
who are your competitors; who are your investors; do you have certifications; do you have any certificates;
which certifications do you have; are your people certified; is there funding for ai projects;
is there funding; are there grants for ai; can we get a grant; are there subsidies for digitalisation;
is there eu money for this; do you outsource your work; do you use freelancers; do you use subcontractors;
do you build it in house or outsource; how big is the team; how many people are you;
can you give us references; can we talk to a past client; references from past clients;
can i call one of your customers; do you offer white label; do you work as a subcontractor for agencies;
do you do white label work; can i speak with a client of yours; can i talk to an existing client;
how do you keep up with ai; how do you stay up to date; how do you keep your knowledge current;
do you outsource the work; do you outsource abroad; do you use subcontractors; is the work done offshore;
do freelancers do the work; are your developers in house; are you real developers; do you have engineers;
do you have insurance; are you insured against mistakes; what margins do you make; how much profit do you make;
which suppliers do you pay; what do you pay your suppliers; do you have a public api; are you on github;
do you have open source code; is there wheelchair access; is your office on the ground floor; where did the founder work before
`,
};
