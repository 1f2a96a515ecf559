import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'method',
  answer: ({ base }) => {
    const page = pageAt(base, '/services');
    return answerOf(
      [page],
      'In small steps, each of which you can stop after:',
      base.company.method
        .map(({ title, description }, index) => `${index + 1}. **${title}.** ${description}`)
        .join('\n'),
      `What each service looks like before and after is at ${link(page)}.`,
    );
  },
  examples: `
agile; and then what; are we tied in; can we cancel; can we leave after a step; can we quit halfway;
can you explain how a typical project goes; cancel the contract; change management; contract length;
could we do a test phase; could we stop anytime; describe your methodology; division of work;
do i get to do anything; do our people get trained; do the team receive the keys; do we be training;
do we get documentation; do we get the source code at the end; do we have meetings every week;
do we own it; do you build it in house or outsource; do you come to our office to watch;
do you do a trial first; do you do agile; do you make us dependent; do you own what you build;
do you start with a pilot; do you test before going live; do you train our staff; do you use scrum;
do you work remotely; explain your process step by step; from idea to launch; handover;
how are a project managed; how are things done; how do u work; how do you deliver projects;
how do you implement a solution; how do you implement ai; how do you implement these services;
how do you keep us informed; how do you run a project; how do you work; how do you work with clients;
how does a project go; how does collaboration work; how does it work; how does the project run;
how involved do we have to be; how is a project carried out; how is a project organised;
how is projects implemented; how is things structured; how it works; how much work is it for my team;
how often would we hear from you during the work; how will you begin with us; how would this work;
how would you approach a project with us; how would you go about it; how would you guys operate;
implementation process; intellectual property; ip rights; is there a proof of concept; method;
methodology; pilot; poc; pos doulevete; procedure; progress updates; project manager; project phases;
project plan; prototype; quality assurance; remote or on site; scope changes; scrum; sprints;
start small; steps; tell me how you would start in my company; tell me your do it in detail; testing;
try before buying; vendor lock in; walk me through your process; waterfall; way of working;
ways of working; weekly meetings; what are the phases; what are the stages;
what are the stages from first call to delivery; what are the steps of a project; what comes after that;
what do we do after the consultation; what do you do in the first weeks;
what does working with you look like day to day; what does your process look like;
what happens after i sign; what happens after the first call; what if we want to leave;
what is after we hire you; what is next; what is the process; what is when we agree;
what is your approach; what is your modus operandi; what of our time do you need;
what steps are involved; what will be our involvement; what will you need from our side;
what would the cooperation involve; whats ur approach; when much work for us; which are your method;
which steps does a project have; who does what in a project; who hand over the code; who own the system;
who owns the software when you are finished; will i get a manual; will we be kept informed;
will you lock us in; workflow with you; your methods; your process
`,
};
