// Longer than other files: its examples are one list.
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
and then what
are we tied in
can we have a trial run
can we leave after a step
can we quit halfway
can you explain how a typical project goes
cancel the contract
change management
could we do a prototype
could we stop anytime
describe your methodology
do i get to do anything
do i receive a handover
do our staff need the keys
do the team get a manual
do we be training
do we get documentation
do we get the source code at the end
do we have meetings every week
do we keep the code at the end
do we own it
do you build it in house or outsource
do you come to our office to watch
do you do agile
do you make us dependent
do you own what you build
do you start with a pilot
do you test before going live
do you train our people
do you use scrum
explain your process step by step
from idea to launch
how are projects managed
how are things structured
how do u work
how do you deliver projects
how do you implement ai
how do you implement these services
how do you work
how do you work with clients
how does a project go
how does it work
how does the project approach this
how involved do we have to be
how is a project carried out
how is a project organised
how is projects implemented
how is things done
how it works
how much of our time do you need
how much work is it for us
how often would we hear from you during the work
how will you begin with us
how would you go about it
how would you guys operate
implementation process
ip rights
is there a test phase
modus operandi
poc
pos doulevete
procedure
progress updates
project manager
project phases
proof of concept
quality assurance
remote or on site
scope changes
scrum
sprints
stages
start small
tell me how you would start in my company
tell me your do it in detail
testing
try before buying
vendor lock in
walk me through your process
waterfall
way of working
weekly meetings
what are the stages from first call to delivery
what are the steps of a project
what comes after that
what do we do after the consultation
what do you do in the first weeks
what does collaboration look like
what does the process look like from first call to go live
what does working with you look like day to day
what happens after i sign
what happens first
what if we want to leave
what is after we hire you
what is next
what is when we agree
what is your approach
what steps are involved
what will be our involvement
what will you need from our side
what would the cooperation involve
whats ur approach
when involved is it for my team
which are your steps
which is the method
who does what in a project
who hand over the code
who own the system
who owns the software when you are finished
who will be on our team
will our staff have trained
will we be kept informed
will you lock us in
workflow with you
your methods
`,
};
