import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'enterprise-it-strategy',
  names: ['it strategy', 'erp selection'],
  examples: `
advice on it architecture; an insurer wants to know about; are we safe from hackers; as a head of it and;
as an it director and; as the cto and have old systems; budget for systems;
can you make an it roadmap for us; can you take over our it department; change the old system;
check our it; choose my crm system; control it costs; crm selection; cto as a service; cto for hire;
cut microsoft bill; cut our licence costs and number of systems; cyber security check; cybersecurity;
digital transformation; do you do digital transformation roadmaps; do you manage our it; enterprise it;
erp strategy; good morning explain enterprise it strategy;
hello could you help us with enterprise it strategy; hi information on enterprise it strategy;
how safe is our backups; i am an cto; i am the it manager and must prepare for nis2; improve our network;
insurer asks about our backups; introduce the network; is our it; it audit and disaster recovery;
it audit of all our systems; it budget; it consulting for enterprises; it costs are too high;
it costs rise; it management; it merger; it outsourcing; it planning; it roadmap; it systems are old;
legacy systems; licence costs every year; long term it plan; lower licence fees;
microsoft licences explode; modernise our it; my it is expensive; my it systems is a patchwork;
my programs is from the nineties; network; new erp; nis2 wants to know security;
no one understands how it all hangs together; old erp must go; one man knows what systems we have;
only one person understands what our it works; our computer systems are ancient; our erp is 15 years old;
our it department needs a plan; our it has grown wild and nobody has a plan; our it is outdated;
our legacy systems are a mess can you plan the replacement;
our server is under the stairs and i am scared;
our systems are old and nobody knows how they are connected; our systems do not talk to each other;
outdated software everywhere; outsource it; penetration test; plan for our it for the coming years;
plan for our it for the next 3 years; plan for replacing our erp; planning for software;
reduce it spending; reduce licence costs; replace old systems; replace our old erp; roadmap for it;
save licence fees; select a new core system; single person holds all the it knowledge;
software licences keep rising; tell me more about enterprise it strategy; test our it secure;
the auditor asks it security; the insurance is asking questions; the it landscape are out of date;
the server is a business risk; the server under the desk is a risk; there are twenty tools;
three year it plan; too many different systems; two companies took over; upgrade an old erp; virtual cio;
we acquired; we bought; we bought a competitor; we got hit by ransomware; we have been attacked;
we have three companies with different it systems can you help us plan;
we merged with another company and have everything twice;
we merged with another company and have two of every system; we need a cto to plan our infrastructure;
we need somebody to act as our cio; we need somebody to review our it infrastructure;
we pay for thirty programs; we pay for twenty it suppliers; we run double subscriptions;
we run on ancient software; we run several old software packages; we run so many applications;
we took over and need one system; we were hacked; what erp do we keep; what happens if our it fail;
what if our it fails; what if our it goes down; what if our server stop;
what should our it look like in three years; what system should we get rid of; which crm do be keep;
which erp ought we to buy; which of our systems should be replaced first; which system would we take;
who can look at our whole it
`,
};
