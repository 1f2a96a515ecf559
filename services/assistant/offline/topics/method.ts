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
can we quit anytime; can we stop halfway; can you explain how a typical project goes;
could we cancel the project; could we leave anytime; could we stop the contract; day to day;
describe the work; describe your methodology; division of work; do i be the keys; do i get to do anything;
do the team be trained; do we be training; do we get a manual; do we get documentation;
do we get the source code at the end; do we hand over the code; do we keep the code at the end;
do we own the code; do you build it in house or outsource; do you come to our office to watch;
do you do a trial first; do you do agile; do you do kanban; do you do scrum; do you do waterfall;
do you hand everything over; do you hand over the code; do you make us dependent; do you owns the software;
do you start small; do you start with a pilot; do you test before going live; do you train our people;
do you train our staff; do you use subcontractors; exit; explain how you work; explain the steps step by step;
explain your process step by step; from idea to launch; how are projects done; how are things done;
how do the project work; how do u work; how do you begin in my company; how do you begin with us;
how do you deliver projects; how do you go about a project; how do you go about it;
how do you implement a solution; how do you implement ai; how do you implement ai in a company;
how do you implement automation; how do you implement these services; how do you implement your solutions;
how do you operate; how do you run a project; how do you start a project; how do you work;
how do you work with clients; how does a project go; how does a project work; how does it work;
how does the process work; how involved do we have to be; how is a project carried out;
how is a project organised; how is projects organised; how is things run; how is things structured;
how it works; how much do we have to do; how much of our time do you need; how much will be our part;
how much will our involvement be; how much work for us; how often do we meet; how often do you report;
how often would we hear from you during the work; how would collaboration go; how would you go about it;
how would you guys operate; how would you proceed; implementation process; ip rights; is there a handover;
is there a prototype; is there a trial; methodology; on site or remote; pilot; poc; procedure; process;
progress updates; project management; project manager; project phases; project plan; proof of concept;
prototype; quality assurance; roles in a project; scrum; sprints; start small; steps;
tell me how you would start in my company; tell me your approach in detail; testing; then what;
walk me through your process; waterfall; way of working; weekly meetings;
what are the milestones of a project; what are the phases; what are the stages;
what are the stages of a project; what are the steps; what are the steps of a project; what comes first;
what do we do next; what do we have to do; what do you do at the beginning; what do you do first;
what do you do in the first weeks; what do you do in week one; what does cooperation work;
what does working with you look like day to day; what does your process look like; what effort is it for us;
what happens after i sign; what happens after the first call; what happens first; what happens next;
what is after that; what is after we hire you; what is first; what is next; what is the process; what is then;
what is when we agree; what is your approach; what is your modus operandi; what of our time do you need;
what steps are involved; what will be our involvement; what will you need from our side;
what work is it for us; what would working with you go; whats ur approach; when much work will we be;
which are your stages; which is the method; which steps does a project have; who does what in a project;
who hand over the code; who own the system; who owns the software when you are finished; will i get a manual;
will i get training; will we be kept informed; will we need documentation; will you lock us in;
will you train our people; will you train our staff; your methodology; your process;
can you work with our own team; do you work together with our developers; can you work with our it department;
do you do everything from start to finish; do you take care of the whole project;
do you only advise or also build; do you build it or just give advice; do you advise or implement;
do you also implement; who does the work; how often do we get updates; how do you report progress;
how do you communicate during the project; how do we stay informed; what does a project look like;
can we ask for changes during the project; how do you manage projects; how much of our time does it take;
how much work is it for us; what is your process; walk me through it; how does it work with you;
your approach; your way of working; do you work agile; how do you make sure that a project works out;
how do you measure success in a project; do you handle everything from start to finish;
a project from start to end; can you take the whole project; can you work alongside our staff;
can you work with our people; will you work with my team; cooperation with our team;
do you work with in house teams; how do you keep to the plan; how do you keep a project on track
`,
};
