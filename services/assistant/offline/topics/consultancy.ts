import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'consultancy',
  names: ['ai strategy', 'consultancy', 'consulting', 'συμβουλευτικ~', 'symvoul~'],
  examples: `
a workshop for our managers about ai; advice; advice about ai; advice on ai; advisory; ai advisor;
ai consultancy; ai consultants; ai consulting; ai expert advice; ai feasibility study; ai governance; ai plan;
ai policy; ai readiness check of our company; ai roadmap; ai roadmap for management; ai strategy; ai stratergy;
ai training for managers; all talks about ai; all uses ai; an idea on what to automate;
artificial intelligence plan; artificial intelligence workshop; can a consultant look at our ai ideas;
can you advise our board on ai; can you advise us on where to use ai; can you assess my ai vendors;
can you check our ai plans; can you help us plan our use of ai;
can you review the ai tools our departments bought; can you tell us which ai tools are worth buying;
can you write an ai plan; choose automation ideas; choose ideas; choose what to automate;
consult us about artificial intelligence; consultancy; consultant; consulting services;
could you assess an ai proposal from a supplier; do you give advice on ai; do you organise ai workshops;
everyone uses ai; funding application with ai; grant application for ai; help us choose ai tools;
help us decide what to automate first; help us draw up an ai road map; help us find out where ai makes sense;
honest opinion about ai; how can a company introduce ai in our company; how can i apply ai in the business;
how can we begin with ai; how could we start artificial intelligence; how do i introduce with ai;
how do i start with artificial intelligence; how do we introduce with ai in our company;
how to introduce ai in a company; i dont know how to use ai; i dont knows how ai would help;
i need a plan for ai; i need independent advice on ai; independent opinion; is copilot worth it for us;
is our company ready for ai; my boss wants ai; nobody here knows which ai we need; our board asks for ai plan;
please assess an ai tools; please evaluate my use of ai; prioritise use cases; rank ideas; rank use cases;
rules for staff using chatgpt; second opinion on an ai idea; select automation ideas; select ideas;
simvoules gia ai; someone to tell us which ai projects are worth doing; tell me more about ai consultancy;
the competition uses ai should we too; three teams use different ai tools;
we do not know where ai would pay off; we need ai but no idea how; we need an ai plan for the board;
we need an ai strategy for the board; we want an ai strategy; what ai product should we buy;
what ai tool is right for us; where can ai help in my company; where do i adopt ai;
where should we start using ai; where to start with ai; which ai projects make sense for us;
which ai tools would you use; who can advise me about ai; can you help if we do not know what we need;
we do not know what we want; where does ai make sense for us; what does a consultant do;
what does an ai consultant do; what does a consultancy do; why hire a consultant; what is ai consulting;
help us pick our first use case; help us find the first ai project; what is the best way to introduce ai;
how do we introduce ai to our team; which ai tools do you recommend; what ai tools should we use;
difference between consulting and development; which tool is right for us;
what is ai consulting for a small company; what does an ai consultant do for small companies;
what is the difference between ai tools and an ai strategy; how is ai consulting different from it consulting;
do we need an ai strategy
`,
};
