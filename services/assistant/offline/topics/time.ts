import { faqAnswer, parentOf, serviceLink } from '../answerParts.ts';
import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'time',
  whyTopic: 'method',
  answer: ({ base, subject }) => {
    const page = pageAt(base, '/services');
    const service = subject && parentOf(base, subject);
    return localAnswer(
      [page],
      subject && service ? `${serviceLink(subject)}: ${service.typicalTime}.` : '',
      faqAnswer(base, 'time'),
      `Each service says how long it takes: ${markdownLink(page)}.`,
    );
  },
  examples: `
which one is the quickest; which is quickest to do; which one is ready first;
how long does a big project take; how long does a large one take; 
when would you begin; how soon could we begin; we have no time to lose; we do not have much time;
and how long does that take; are you booked up; are you fast; are you quickly; asap; average project duration;
before august; before friday afternoon; before the weekend; by summer; by the end of the year; by when;
can it be done before christmas; can it be done in two weeks; can you do it in two weeks; how long does a small job take; how long for one task; when is a small task done;
is a small project done quickly; how long for something small; is it a long project;
can you do it in 2 weeks; can you do it in a month; can you finish before christmas;
can you finish in a month; could it finish by the evening; could such a project deliver in time for the season;
could your help be live by lunchtime; deadline; deadline is in four weeks possible; do you have capacity;
do you work fast; do you work quick; duration; duration of projects; how fast can you build something;
how fast can you deliver; how fast is it; how lnog; how long; how long do u need; how long does a project take;
how long does implementation take; how long does it take; how long does it take to build;
how long does it take to set up a voice agent; how long does it usualy take; how long for a simple automation;
how long till its ready; how long to build analytics; how long to implement; how long until a bot for our site;
how long untill it is finished; how long will an online shop take;
how long will we have to wait for the website; how long would a chatbot take; how many days do this;
how many days is a complex one need; how many months; how many months for analytics;
how many months until we can use it; how many months will a phone bot last; how many weeks;
how many weeks does a simple project need; how many weeks for a simple automation;
how many weeks from start to finish; how many weeks until go live; how much longer; how much time;
how much time do you need; how quick are you; how quickly can you implement it;
how quickly will one of your services build it; how soon; how soon can it be ready; how soon can we go live;
how soon could we be up and running; how soon could you begin and finish; i am in a hurry;
i need an ai agent fast; i need the automation of our invoices by next month; i need this by next month;
i need this fast; implementation time; is a month enough; is it a long time; is it long;
is it possible in one month; is it quick; is it slow; is it years; is that slow; is three months realistic;
is two months realistic; lead time; poso hrono perni; poso kero; project timelines; rush job;
schedule of the project; tell me a lead time; tell me your timeline; time it takes to make a chatbot;
time needed for a chatbot; time needed for a dashboard; time to deliver; time to market; timeline;
timeline for a project; timescale; turnaround time; typical project length; typical timeframe; urgent;
waiting list; we need a phone bot asap; we need it by the end of the quarter; we need it urgently;
what is the delivery date; what is the delivery time; what is your timeline; whats the delivery time;
whats the time frame; whats the turnaround; whats the usual timeline; whats your timeline;
when can an ai strategy be up and running; when can it be ready; when can we go live; when can you deliver;
when can you get going; when can you get started on it; when could a cloud migration be done;
when could it be ready; when could we go live; when could you begin; when could you start;
when will it be finished if we start now; when will my website be ready;
when would the automation of our invoices go live; would it be slow; how long does a website take;
how long does a shop take; how long does a bot take; how long until it is live; from contract to launch;
delivery time; what is the timeline; timeline from the signature to the launch; how soon could we go live;
when could you deliver; how long does digital transformation take; how long does a migration take;
how long does ai take to introduce; can it be done in four weeks; when is the earliest you could begin;
how soon can it be running; how fast are you; how fast do you build; do you meet deadlines;
when will it be finished; how quick is it; how long is a project; how long does it last;
how long until our bot is ready; and how long; how long does that take; how long would that take;
and how long does it take; and when is it ready; can you meet a tight deadline; how soon can you start;
how long before we go live; what is the timeline from contract to launch; i need it by christmas;
it has to be ready by summer; how long did it take; how long did that take; how long did this project take;
how many weeks did it take; time; the time; and the time; time needed;
how long until the ai has learned our business; how long does it take to train the ai;
how long does the ai need to learn; how long until it understands our company;
the duration of a project; usual duration; how long is a project usually;
normal length of a project; typical timeline; project timeline;
deadline for the first version; until when is it finished; when is it live;
could it be live before the season; can it be ready by april; can it be live by a date; will it be ready before summer;
how soon could you start; how many weeks does a typical project take;
what is a realistic timeline; how quickly can we go live; when would it be finished; how long until it runs;
is there a waiting list; how long from first call to launch;
how much time until it works; how much time until it is ready; in how much time; how many weeks it takes;
how long before i see a result; how long until the first result; when do i see something;
how long does development take; how long does it take to develop software; how long does the work take;
how much time will it take to build; how long until we see the first version;
when do we see a first version; how long until the first report; when does the first dashboard arrive;
how long does a pilot take; how long does a prototype take; how long is a trial project;
how long until the voice agent is live; how long does it take to connect two systems;
how long does a redesign take; how long does setup take; how soon is it set up;
what is the usual delivery time; how long do clients wait; how fast can you start; do you start at once;
what if you are late; how long does a chatbot take to build; how many weeks does the building take;
how quickly can i have my website; how fast do i get my site; when can i have my website;
how quickly can you deliver a website; how long does deployment take; how long does an integration take;
how long does it take to develop an ai solution; what are your implementation timelines;
how many weeks does an automation need; how soon can ai be deployed;
what is the average duration of a project; how long until an agent is deployed;
can it be ready next week; can you do it until next week; we need it by monday; we need it next month;
is it possible until summer; how fast can you do it; can you finish it before the season
`,
};
