import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'jobs-and-ai',
  whyTopic: 'fit',
  examples: `
they think they will be fired; will my payroll people be fired;
ai instead of people; are humans still needed; are you replacing humans; can ai do the work of an employee;
can we save a position; do ai agents replace human employees; do bots replace workers;
do i have to let anyone go; do i still need staff for this; do we have to fire people; do we still need people;
does ai replace humans or help them; does ai take away jobs; does automation cost jobs;
how do i tell my employees about ai; how do we get the team on board; is ai a threat to my team;
is ai going to replace accountants; is my job safe; is this about cutting staff; job losses;
my employees are afraid of ai; my team is scared that it will be replaced; our employees do not want ai;
redundancies through automation; replacing workers with robots; staff resistance to automation;
what happens to the people who do it now; what will my staff do then; will a machine take our jobs;
will a voice agent replace our receptionist; will ai replace my employees; will ai replace my people;
will it replace our receptionist; will my colleagues accept it; will my staff lose their jobs;
will you make us redundant; will she lose her job; will he lose his job; will anybody lose their job;
will my secretary lose her job; will my accountant be replaced; does someone get fired;
what about my staff then; do you still need a person for that; can a chatbot replace our customer service;
can ai replace my support team; will it replace my customer service; can a bot do the job of my receptionist;
does it replace people in customer service;
will automation replace my team; will ai take the jobs of my staff; do we have to lay off people;
does automation mean fewer employees; will it replace our employees; what happens to my team;
who keeps their job; what do my people do then; are jobs lost
`,
};
