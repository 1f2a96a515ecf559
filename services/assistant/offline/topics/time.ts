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
and how long does that take; are you booked up; are you fast; asap; average project duration;
before august; before friday afternoon; by summer; by the end of the year;
can a small automation be live within a month; can it be done before christmas;
can it be done in two weeks; can you do it before christmas how long is the lead time;
can you do it by next week; can you finish in a month; could an online shop do it in time for the season;
could it finish by the evening; could one of your services deliver quickly;
deadline is in four weeks possible; deadlines; do you have capacity; do you work fast; duration;
how fast can you build something; how fast can you deliver; how lnog; how long; how long b4 it works;
how long do u need; how long do your projects usually last; how long does a project take;
how long does implementation take; how long does it take; how long does it take to set up a voice agent;
how long does it usualy take; how long does process automation take; how long for a simple automation;
how long till its ready; how long to build an ai strategy; how long to implement;
how long until a bot for our site; how long untill it is finished;
how long will we have to wait for the website; how long would a chatbot take;
how long would it take to migrate our servers; how many days is a complex one need; how many months;
how many months until we can use it; how many weeks; how many weeks does a simple project need;
how many weeks from start to finish; how many weeks until go live; how much longer; how much time;
how quick are you; how quickly can you implement it; how quickly could we be up and running; how soon;
how soon can it be ready; how soon could you begin and finish; i am in a hurry;
i need a phone bot before the season; i need this urgently; in a hurry; is a month enough;
is it doable in three weeks; is it possible to have it before summer how long do you need; is it quick;
is it years; is that slow; is three months realistic; is two months realistic; poso hrono perni;
poso kero; pote tha ine etimo; project timelines; rush job; schedule of the project; tell me a lead time;
tight deadline; time frame; time it takes to make a chatbot; time line; time needed for a dashboard;
time to deliver; time to market; timeline; timeline for a project; timeline for your help; timescale;
timescales; turn around time; turnaround time; typical project length; typical timeframe; urgent;
waiting list; we have a deadline in june how quickly could a chatbot be live;
we need it by the end of the quarter; we need it urgently; weeks or months; what is the delivery date;
what is the delivery time; what is the usual duration of such projects; whats the turnaround;
whats the usual timeline; when can we go live; when can you get started on it;
when can you start and when would it be done; when could a cloud migration be done;
when could it be ready; when could you begin; when will it be finished if we start now;
when will my website be ready; when would the automation of our invoices go live
`,
};
