import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'getting-started',
  answer: ({ base }) => {
    const pages = [pageAt(base, '/ai-audit'), pageAt(base, '/contact')];
    return answerOf(
      pages,
      `1. Take the ${link(pageAt(base, '/ai-audit'))}: a few answers, a written report.\n2. Talk it through with us, free of charge: ${link(pageAt(base, '/contact'))}.\n3. You get a fixed price and a date in writing, and decide.`,
    );
  },
  examples: `
can we begin right away
can we begin tomorrow
could we start immediately
could we start next week
count me in
deal
first step
get started
get the ball rolling
getting started
good lets go
great lets go
how can i start with ai automation at your company
how can we begin a project
how can we work together
how could we proceed
how do i start
how do we get going
how should we sign up
how to begin working with you
how to go about it
how would we kick this off
i am in
i am interested
i am ready to go ahead
i am sold where do i sign
i want to hire you
i want to work with you
id like to become a customer
im in
join
lets do this
next steps
ok im interested what now
ok lets start
okay i want it
onboard us
onboarding process for new clients
order
pos na xekiniso
ready
show me where to sign
sign me up
so how do i get started
start a project
we are convinced
we are in what do i do now
we are looking for someone to help us with a project
we are ready to go what now
we are sold
we have a project for you
we want to buy
we want to start small how
we would like to become a client
what are my next step
what are the next steps
what do i have to do next
what do you need from us to begin
what information do you need to get going
what is my first thing to do
what is the first thing we should do
what must i do to start
what should i prepare before we talk
whats our first steps
whats the first step
where can i order
where do we start
yes what next
`,
};
