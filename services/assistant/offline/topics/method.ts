import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'method',
  answer: ({ base }) => {
    const page = pageAt(base, '/services');
    return localAnswer(
      [page],
      'In small steps, each of which you can stop after:',
      base.company.method
        .map(({ title, description }, index) => `${index + 1}. **${title}.** ${description}`)
        .join('\n'),
      `What each service looks like before and after is at ${markdownLink(page)}.`,
    );
  },
  examples: `
what would be the first step for somebody like me; what is the first step for a firm like mine;
in which order do things happen; in which order do things happen from first call to finished; what happens first and what then; the steps from the first call to the end;
can you explain how a typical project goes; day to day; describe the work; describe your methodology;
do you come to our office to watch; do you do a trial first;
do you do agile; do you do kanban; do you do scrum; do you do waterfall; do you start small;
do you start with a pilot; do you test before going live; explain how you work;
explain the steps step by step; explain your process step by step; from idea to launch;
how are projects done; how are things done; how do u work;
how do you begin in my company; how do you begin with us; how do you deliver projects;
how do you go about a project; how do you go about it; how do you implement a solution;
how do you implement ai; how do you implement ai in a company; how do you implement automation;
how do you implement these services; how do you implement your solutions; how do you operate;
how do you run a project; how do you start a project; how do you work; how do you work with clients;
how does a project go; how does a project work; how does it work; how does the process work;
how is a project carried out; how is a project organised; how is projects organised; how is things run;
how is things structured; how it works; how would collaboration go; how would you go about it;
how would you guys operate; how would you proceed; implementation process; is there a prototype;
methodology; on site or remote; pilot; poc; procedure; process; project management; project phases;
project plan; prototype; quality assurance; roles in a project; scrum; sprints;
start small; steps; tell me how you would start in my company; tell me your approach in detail; testing;
then what; walk me through your process; waterfall; way of working; what are the milestones of a project;
what are the phases; what are the stages; what are the stages of a project; what are the steps;
what are the steps of a project; what comes first; what do we do next; what do you do at the beginning;
what do you do first; what do you do in the first weeks; what do you do in week one;
what does cooperation work; what does working with you look like day to day;
what does your process look like; what happens after i sign; what happens after the first call;
what happens first; what happens next; what is after that; what is after we hire you; what is first;
what is next; what is the process; what is then; what is when we agree; what is your approach;
what is your modus operandi; what steps are involved; what would working with you go; whats ur approach;
when much work will we be; which are your stages; which is the method; which steps does a project have;
who does what in a project; your methodology; your process;
can you work with our own team; do you work together with our developers;
can you work with our it department; what does a project look like; how do you manage projects;
what is your process; walk me through it; how does it work with you; your approach; your way of working;
do you work agile; how do you make sure that a project works out;
can you work alongside our staff; can you work with our people; will you work with my team;
cooperation with our team; do you work with in house teams; how do you keep to the plan;
how do you keep a project on track; what does your onboarding look like; what is your onboarding process;
what happens in the first month; what can we expect in the first weeks;
what should we expect at the beginning; what happens in the first weeks;
walk me through how a project goes; how do you run projects;
what are the phases of a project; how are we involved during the project;
who manages the project; how often do we meet during a project;
how does your company work with clients; what does working with you look like; what are the steps with you;
how is your process; what happens step by step; how does the project go on; explain the process;
do you work in phases; what happens in each phase; how do you plan a project; how is a project planned;
can you work together with our it; can you work beside our developers; do you work with our marketing team;
do you work with our staff; can our developers work with yours; do you fit into our team;
can you support our own it team; how do you test it; how do you check it before it goes live;
can you work with the team we have; do you work with an existing team; can you join our team;
do you cooperate with our developers;
what does your implementation process look like; how does implementation work;
how do you approach a new project; what is your development process; what methodology do you follow;
how do you ensure a smooth implementation; how do you collaborate with our team;
what are the stages of implementation
`,
};
