import { faqAnswer } from '../answerParts.ts';
import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'support',
  answer: ({ base }) => {
    const page = pageAt(base, '/contact');
    return answerOf([page], faqAnswer(base, 'support'), `The way to a person: ${link(page)}.`);
  },
  examples: `
24 7 support; after sales service; aftercare; are you available in an emergency; bug report;
can you include an sla after the project; do i get help after the project ends; do u provide maintenence;
do you coach my users; do you coach the staff; do you fix bugs; do you fix errors for free;
do you help after the project; do you maintain it; do you monitor the systems;
do you offer a maintenance contract; do you offer a service level agreement;
do you offer maintenance after launch; do you offer ongoing support; do you provide support;
do you provide training and support; do you teach my team on it; do you train our people to use it;
do you watch our systems; emergency contact when system is down; guarantee; help desk; helpdesk;
how fast do you reply to emails; how fast is your support; how fast until you get back;
how long before i hear back; how long do i have to wait for help; how long do you take to respond;
how long does it take you to reply; how long is the reply time; how long till i get an answer;
how long till you answer a ticket; how long until someone replies to my ticket;
how quick do you answer emails; how quickly do you respond to support tickets;
how quickly does support reply to messages; how soon do you react; how soon will i hear back from you;
i need help our bot is down; i sent you a mail 2 days ago and nobody answered;
if the voice agent breaks on a saturday who fixes it; ipostiriksi; is after sales service included;
is anybody there at night if it fails; is maintenance part of the deal; is someone on call at night;
is there an sla; is there maintenance included; is there someone to help if something fails;
it doesnt work anymore; it has does not work any more; its broken help; look after it; maintenance;
monitoring; our automation has broken; reaction time; response time; response times;
something you built for us stopped working; suport; support hours; supprot; tech support;
technical support; the thing you made for us has a problem; updates and maintenace; uptime; ur support;
user manual; warranty; we have a problem with your system; we need support;
what happens after the project is finished do you support it; what happens if the system goes down;
what happens when there is a bug; what if it breaks at night; what if it stops working;
what if something goes wrong; what if the ai is wrong; what if the bot makes a mistake;
what if we have problems later; what if you go bankrupt;
what is responsible if the bot fails on a sunday; what is your responce time;
what is your typical response time; what kind of support do you give; whats the average reply time;
whats your sla; when will i get a reply; who do i call when it crashes;
who do we turn to when something does not work; who fixes bugs later; who helps us after;
who looks after it once it is live; who looks after the system once it is running;
who maintains it afterwards; who maintains the automations; who monitors the bot;
who supports everything in the long run; who supports the software when you are gone;
who takes care of it afterwards; who watches the software; whom do we call if the automation breaks;
will you update it when things change; your bot has crashed
`,
};
