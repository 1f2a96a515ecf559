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
become a customer; can we begin immediately; can we start right away; can we start tomorrow;
could we begin next week; count me in; deal; first step; get started; get strated; get the ball rolling;
getting started; good lets go; great what next; how 2 start;
how can i start with ai automation at your company; how can we begin a project; how can we work together;
how could we proceed; how do i become a client; how do i begin; how do i hire you; how do i start;
how do we get going; how should we engage you; how to begin working with you; how to get started;
how to go about it; how would we kick this off; i am interested in to buy; i am ready to go ahead;
i am sold where do i sign; i want to start; i would like to hire you; id like to become a customer;
im in; join; kick off; lets do this; next steps; ok how do we begin; ok im interested what now;
okay i am convinced how do we start; onboard us; onboarding process for new clients; order;
pos na xekiniso; pos xekiname; ready; show me where to sign; sign me up; sign up;
so how do i get started; start now; want to buy your service;
we are looking for someone to help us with a project; we are ready to go what now; we are sold;
we want to start small how; we would like to start a project with you; what are the next steps;
what do i have to do next; what do i have to do to work with you; what do you need from us to begin;
what information do you need to begin; what is our first thing to do;
what is the first thing we should do; what must i do now; what should i prepare before we talk;
whats my first steps; whats next; whats our next step; whats the first step; where can i order;
where do i start; yes i want it
`,
};
