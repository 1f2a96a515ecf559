import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'consultancy',
  names: ['ai strategy', 'consultancy'],
  examples: `
a workshop for our managers about ai; advice about ai; advice on ai; advise us on ai fits;
advise us where ai makes sense and where it does not; advisory; ai act compliance check of our tools;
ai advisor; ai consultants; ai consulting; ai expert advice; ai feasibility study; ai governance;
ai policy; ai readiness check of our company; ai roadmap; ai roadmap for management; ai strategy;
ai stratergy; ai training for managers; ai training for our staff; ai vision workshop;
all talks about ai should we too; an idea on what to automate; can a consultant look at our ai ideas;
can you advise us on where to use ai; can you help us plan our use of ai;
can you review the ai tools our departments bought; can you tell us which ai tools are worth buying;
can you write a ai plan; consult us about artificial intelligence; consultancy; consulting services;
could you assess my ai vendors; could you evaluate the ai proposal from a supplier;
course for our people in copilot; do we really need ai; do you give advice on ai;
do you organise ai workshops; everyone uses ai; funding application with ai;
good morning explain ai consultancy; grant application for ai; guide us about ai tool to buy;
guide us what ai to choose; hello ai consultancy; help us choose ai tools;
help us decide what to automate first; help us draw up an ai road map;
help us find out where ai makes sense; hi do you do ai consultancy; honest opinion for an ai project;
how can i apply ai in the business; how can we begin with ai; how do i introduce with ai;
i dont know what ai we need; i need independent advice on ai; independent opinion;
is our company ready for ai; my boss wants ai; nobody here knows how ai would help;
our board asks for ai plan; our board wants an ai strategy by september; please evaluate my ai plans;
prioritise automation ideas; rank use cases; rules for staff using chatgpt; second opinion on an ai idea;
select ideas; several teams bought different ai tools; should we use ai at all; simvoules gia ai;
someone to tell us which ai projects are worth doing; teach my staff to use ai properly;
teach our team to use ai; tell me more about ai consultancy;
the competition is doing ai and we do nothing; three teams use different ai tools; train my team in ai;
train our staff on ai; we do not know where ai would pay off; we do not knows which ai could do for us;
we need ai but no idea how; we need an ai plan for the board; we want an ai strategy;
what ai projects is right recommend; where do i adopt ai; where should we start using ai;
which ai product should i start with; which ai projects make sense for us; who can advise me about ai;
workshop for our employees on ai
`,
};
