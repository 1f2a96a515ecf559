import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'consultancy',
  examples: `
advice
advise us where ai makes sense and where it does not
advisory
ai advisor
ai consultants
ai consulting
ai expert advice
ai feasibility study
ai readiness check of our company
ai roadmap
ai roadmap for management
ai strategy
ai stratergy
ai training for managers
ai vision workshop
all is doing ai
an idea on our ai plans
artificial intelligence governance
can a consultant look at our ai ideas
can you advise us on where to use ai
can you evaluate the ai vendors
can you review the ai tools our departments bought
can you write a ai policy
consult us about ai fits
consult us about artificial intelligence
consulting services
could you assess an ai proposal from a supplier
could you check my ai plans
course for our employees on ai
course for our people in copilot
do you organise ai workshops
everyone uses ai should we too
good morning explain ai consultancy
grant application for ai
guide us what ai to choose
hello ai consultancy
help us choose ai tools
help us decide what to automate first
help us draw up an ai road map
help us find out where ai makes sense
hi do you do ai consultancy
honest opinion for an ai project
how can i apply ai in the business
how can we begin with ai
how do we adopt with ai in our company
how to introduce ai in a company
i dont know what ai we need
i need independent advice on ai
independent opinion
is our company ready for ai
my boss wants ai
nobody here knows how ai would help
our board asks for ai plan
our board wants an ai strategy by september
please assess my use of ai
prioritise automation ideas
rank what to automate
second opinion on an ai idea
select use cases
several teams use different ai tools
should we use ai at all
simvoules gia ai
someone to tell us which ai projects are worth doing
teach my staff to use ai properly
tell me more about ai consultancy
the competition talks about ai and we do nothing
three teams bought different ai tools
train my team in ai
train our staff on ai
we do not know where ai would pay off
we do not knows which ai could do for us
we need ai but no idea how
we need an ai plan for the board
we want an ai strategy
what ai product should we buy
what ai projects is right recommend
where do i adopt ai
where should we start using ai
which ai projects make sense for us
which ai tool should i start with
who can advise me about ai
workshop for my team on chatgpt
`,
};
