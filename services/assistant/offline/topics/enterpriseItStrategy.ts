import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'enterprise-it-strategy',
  names: ['it strategy', 'erp selection'],
  examples: `
advice on it architecture; an insurer wants to know about; are we safe from hackers; as a head of it and;
as an it director and; budget for the technology; business continuity; can you make an it roadmap for us;
can you manage the it; change our systems; check our it; choose a new network; control it costs; crm selection;
cto as a service; cut it costs; cut microsoft bill; cyber security check; cyber security strategy;
cybersecurity; digital transformation; digital transformation strategy; digitalization; do you review the it;
do you run the it; do you take over our it; enterprise it; enterprise it strategy; erp; erp strategy;
fractional cto; how safe is our network; i am the cio need a strategy; improve our network;
insurer asks about our backups; introduce the network; is our it secure; is our network;
is our network security; it audit; it audit and disaster recovery; it audit of all our systems; it budget;
it consultancy; it consulting for enterprises; it costs explode; it infrastructure; it management; it planning;
it roadmap; it strategy; it systems are old; it transformation; legacy systems; legacy systems replacement;
long term it plan; lower licence fees; microsoft licences; modernise an accounting system; modernise our it;
my computers is outdated; my it is expensive; my programs is falling apart; my servers and software are old;
new erp; nis2; no one understands how systems we have; old erp must go; one man understands what our it works;
one person holds all the it knowledge; our computer systems are ancient; our erp is 15 years old;
our it department needs a plan; our it is outdated; our server is under the stairs and i am scared;
our software is a mess; our systems are old and nobody knows how they are connected;
our systems do not talk to each other; outdated software everywhere; outsource it; penetration test;
plan for our it for the coming years; plan for our it for the next 3 years; plan for replacing our erp;
planning for the systems; reduce it spending; reduce licence costs; replace my it; replace old software;
replace old systems; replace our old erp; save our it costs; select our it; systems landscape;
test our backups; the insurance asks questions; the server is a business risk; the systems is out of date;
there are several old systems; three year it plan; too many different systems; too many systems;
two companies took over; upgrade my network; virtual cio; we acquired; we bought; we bought a competitor;
we got attacked; we have been hacked; we have three companies with different it systems can you help us plan;
we have twenty tools; we merged with another company and have everything twice;
we merged with another company and have two of every system; we need somebody to act as our cio;
we pay for so many software packages; we pay for thirty subscriptions; we run double subscriptions;
we run on ancient software; we run so many applications; we run thirty programs; we were hit by ransomware;
what crm should we need; what erp do we keep; what happens if our it stop; what if our it fail;
what if our it fails; what if our it goes down; what software do we take; what system should we get rid of;
which erp ought we to buy; which of our systems should be replaced first; which software would we need;
which system do be buy; who can look at our whole it; do you do normal it; do you do ordinary it;
plain it without ai; it without ai; do you do it consulting; do you also do ordinary it; classic it work;
plain it advice; do you do it as well; why should i outsource my it; should we outsource our it;
is it better to outsource it; disaster recovery;
our old server dies every week; our server is old and keeps stopping; nobody knows the passwords of our systems;
my husband knew all the computers and passwords; only one person understands our systems;
should we replace the old system or keep it; replace it or keep it; keep or replace our old software;
our old system must be replaced what do you advise;
our systems grew without a plan; we have servers and programs from ten years and nobody has the overview; too many servers;
our computers and programs are a jungle; we need a plan for our systems; bring order into our servers and programs;
nobody knows any more which of our systems does what; we bought program after program
`,
};
