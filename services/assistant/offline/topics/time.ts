import { aboutSubject, faqAnswer, parentOf } from '../answerParts.ts';
import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'time',
  answer: ({ base, subject }) => {
    const page = pageAt(base, '/services');
    const service = subject && parentOf(base, subject);
    return answerOf(
      [page],
      faqAnswer(base, 'time'),
      service ? aboutSubject(subject, (title) => `${title}: ${service.typicalTime}.`) : '',
      `Each service says how long it takes: ${link(page)}.`,
    );
  },
  examples: `
are you fast
asap
average project duration
before friday afternoon
by summer
by the end of the year
can it be done in two weeks
can you do it by next week
can you finish before christmas
can you finish in a month
could an online shop do it in time for the season
could it deliver quickly
could your help be live by lunchtime
deadline is in four weeks possible
delivery date
do you have capacity
do you work fast
does it take years
duration
how fast can a bot for our site have it
how lnog
how long does a small automation take
how long does implementation take
how long does it take
how long for a simple automation
how long till its ready
how long to implement
how long to set up an ai strategy
how long until it works
how long untill it is finished
how long will we have to wait for the website
how long would a chatbot take
how long would it take to migrate our servers
how many days is a complex one need
how many days would this last
how many months until we can use it
how many weeks
how much time to build a voice agent
how quick are you
how quickly can you start
how quickly could we be up and running
how soon can it be ready
how soon could you begin and finish
i am in a hurry
i need a phone bot before the season
i need this by next month
is a month enough
is it possible to have it before summer how long do you need
is it quick
is that slow
is two months realistic
poso hrono perni
poso kero
pote tha ine etimo
project timelines
rush job
schedule of the project
tell me a lead time
tight deadline
time frame
time it takes to make a chatbot
time needed for a dashboard
time to deliver
timeline
timeline for a project
turn around time
turnaround time
typical project length
typical timeframe
urgent
waiting list
we need it by the end of the quarter
we need it urgently
weeks or months
what is the delivery time
what is the usual duration of such projects
whats a typical duration
whats the turnaround
when can we go live
when can you get started on it
when could a cloud migration be done
when could you begin
when will it be finished if we start now
when will my website be ready
when will one of your services be done
when would the automation of our invoices go live
would it be doable in three weeks
`,
};
