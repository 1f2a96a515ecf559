import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'getting-started',
  answer: ({ base }) => {
    const pages = [pageAt(base, '/ai-audit'), pageAt(base, '/contact')];
    return localAnswer(
      pages,
      `1. Take the ${markdownLink(pageAt(base, '/ai-audit'))}: a few answers, a written report.\n2. Talk it through with us, free of charge: ${markdownLink(pageAt(base, '/contact'))}.\n3. You get a fixed price and a date in writing, and decide.`,
    );
  },
  examples: `
become a customer; begin; can we start immediately; can we start next week; can we start now;
can we start right away; can we start tomorrow; count me in; count us in; deal; first step; get started;
get strated; get the ball rolling; getting started; good lets go; great what now; hire you; how 2 start;
how can i get started; how can i hire you; how can i sign up; how can i work with you;
how can we begin a project; how can we work together; how could i order; how do i become a client;
how do i begin; how do i buy; how do i hire you; how do i sign; how do i start;
how do i start with ai automation at your company; how do we begin; how do we get going;
how do we go about it; how should we engage you; how to begin working with you; how to get started;
how to go about it; how to hire you; how to start; how would we kick this off; i am convinced; i am in;
i am interested in to buy; i am ready to go ahead; i am sold where do i sign; i want in; i want to buy;
i want to hire you; i want to start; i want to start a project with you; i want to work with you;
i would like to hire you; id like to become a customer; id like working with you; im in; interested; join;
kick off; lets do this; new project; next steps; ok how do we begin; ok im interested what now; ok lets go;
ok we want to go ahead what now; okay i am convinced how do we start; onboard us; order; pos xekiname;
ready; ready to start; show me where to sign; sign me up; so how do i get started; start; start a project;
we are in how do we proceed; we are ready to go what now; we are sold; we want to engage your company;
we want to proceed; we want to start small how; we want to try it; we would like to become a client;
we would like to go ahead; what are the next steps; what do i have to do next; what do i need first;
what is the first step; what is the first thing we should do; what must i do now; what should we do first;
whats next; whats our first steps; whats the first step; where can i sign up; where do i start;
where do we start; yes i want it; how do projects begin; how does a project start;
where do we start with ai; i do not know where to start with ai; where does a small company begin;
what are the first steps; write a brief; project brief; how do we start working together; how does it begin;
how do projects usually begin; how does a project normally start; how do your projects start;
where does one begin; i hear about ai everywhere where do i begin;
we are a small team where should we start with ai; where do i even start; where should we begin;
where do i begin; we do not know where to start; how does a collaboration start; how do we start;
how do we start a project; can we start with a pilot; can we start with a small project;
where do small companies start; how do i get going; what is the first thing to do; begin a brief;
start a brief;
where should we start with ai; where should a small firm start with ai; where do we begin with automation;
what is the best first ai project; how do small companies start with ai;
how do we begin working together; what happens after i contact you; how do we kick off;
what does onboarding look like; where should a small company begin with ai; we are new to ai where to start;
which one is good for me; which of these do i need; which one do you recommend; which service fits us;
which one is right for a small business; what would be best for us; what do you recommend for us; which one should we take;
what do you propose; what do you suggest for us;
how can our company get started with ai; how do we begin with automation;
what is the first step to work together; how do we engage you;
what is the onboarding process for new clients; how soon can we begin a project;
how early must we book you; how long in advance should we ask; how far ahead do you plan;
any idea; any ideas; do you have an idea; what do you suggest; what do you recommend; any suggestion
`,
};
