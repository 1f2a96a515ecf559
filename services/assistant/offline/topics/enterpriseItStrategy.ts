// Longer than other files: its examples are one list.
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'enterprise-it-strategy',
  examples: `
advice on it architecture
an insurer wants to know about
are we safe from hackers
as a head of it and
as an cto and need a roadmap
as the it director need a strategy
budget for systems
can you make an it roadmap for us
can you review our it
change the old system
check our it
choose a new network
control the licence fees
crm selection
cto as a service
cto for hire
cut microsoft bill
cut our licence costs and number of systems
cyber security check
digital transformation
do you do digital transformation roadmaps
do you manage the it department
do you take over our it
enterprise it
erp strategy
good morning could you help us with enterprise it strategy
hello information on enterprise it strategy
hi explain enterprise it strategy
how safe is our network
i am an cto
i am the it manager and must prepare for nis2
improve our it security
insurer asks about our backups
introduce the network
it audit and disaster recovery
it consulting for enterprises
it costs are too high
it costs keep rising
it infrastructure
it is a mess
it outsourcing
it systems are old
legacy systems replacement
licence costs every year
long term it plan
lower software costs
microsoft licences explode
modernise our it
my it is expensive
my it systems is a patchwork
my programs is from the nineties
nis2
no one knows what it all hangs together
old erp must go
one man understands how everything is connected
only one person understands what licences we have
our erp is 15 years old
our it has grown wild and nobody has a plan
our it is outdated
our server is under the stairs and i am scared
our systems are old and nobody knows how they are connected
our systems do not talk to each other
outdated software everywhere
outsource it
plan for our it for the next 3 years
plan for replacing our erp
planning for software
reduce licence costs
replace old systems
replace our old erp
roadmap for it
save the it budget
select a new core system
single person holds all the it knowledge
software licences rise
tell me more about enterprise it strategy
test our it secure
the auditor asks it security
the insurance is asking questions
the it landscape are out of date
the server is a business risk
there are twenty tools
three year it plan
too many different systems
two companies took over
upgrade an old erp
virtual cio
we acquired
we bought a competitor
we bought and have everything twice
we got hit by ransomware
we have been attacked
we have double licences
we merged with another company and have two of every system
we need a cto to plan our infrastructure
we need somebody to act as our cio
we pay for thirty subscriptions
we pay for twenty it suppliers
we run on ancient software
we run several old software packages
we run so many applications
we took over and need one system
we were hacked
what erp do we keep
what happens if our it goes down
what if our it fail
what if our it fails
what if our server stop
what should our it look like in three years
what system should we get rid of
which crm do be keep
which erp ought we to buy
which of our systems should be replaced first
which system would we take
who can look at our whole it
`,
};
