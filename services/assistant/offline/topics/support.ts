import { faqAnswer } from '../answerParts.ts';
import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'support',
  answer: ({ base }) => {
    const page = pageAt(base, '/contact');
    return localAnswer([page], faqAnswer(base, 'support'), `The way to a person: ${markdownLink(page)}.`);
  },
  examples: `
24 7 support; after sales service; after sales support; aftercare; are you available after the project;
bug report; customer support; do i get help after the project ends;
do u provide maintenence; do you fix bugs; do you fix errors for free; do you help after the project;
do you monitor the systems; do you offer a maintenance contract; do you offer a service level agreement;
do you offer maintenance after launch; do you offer ongoing support; do you provide support;
do you provide training and support; do you watch the system; documentation; help desk; helpdesk;
how fast do you reply to emails; how fast is your support;
how long do i have to wait for help; how long do you get back; how long does it take you to reply;
how long till i get an answer; how long till you answer a ticket; how long until i get an answer;
how quick do you answer emails; how quickly do you take to respond; how soon do you react;
how soon until you reply to messages; how soon will i hear back from you; i need support;
i need technical help; i sent you a mail 2 days ago and nobody answered; ipostiriksi;
is after sales service included; is anybody there in an emergency; is maintenance extra;
is maintenance part of the deal; is someone on call; is someone on call at night; is there an sla;
is there maintenance included; its broken help; look after it; maintenance; monitoring; once it is running;
reaction time; response time; service contract; service desk; sla;
something you built for us stopped working; something you built has a problem; suport; support;
support at night; support hours; support on weekends; supprot; tech support; technical problem;
technical support; updates; updates and maintenace; we need help with a system you built;
what happens after launch; what happens after the project is finished do you support it;
what happens if it breaks at night; what happens if the system goes down; what happens when there is a bug;
what if it breaks at night; what if it stops working; what if something goes wrong;
what if we have problems later;
what is your responce time;
what is your typical response time; what kind of support do you give; whats the average reply time;
whats the reaction time; whats the reply time; whats your sla; when things break; when will i get a reply;
when will you hear from you; who do i call when it crashes; who do we turn to when something does not work;
who fixes bugs later; who helps us if it goes down; who looks after it once it is live;
who maintains it afterwards; who maintains the automations; who services the bot in the long run;
who supports the bot; who takes care of it afterwards; who updates everything; who watches the software;
who watches the software when you are gone; whom do we call when it fails;
will you update it when things change; do you give remote support;
is there support by people; is there human support; how fast do you react to urgent problems;
urgent problem who helps; what if i need changes after it is live; who keeps it running;
who looks after it when it is live; do you offer a care plan; who maintains it after delivery;
who maintains the system; who looks after the system after delivery; do you offer maintenance;
do you offer ongoing support and maintenance; what happens after delivery; who monitors it;
who monitors the automations; who watches over it; what happens if the automation breaks;
what happens if it stops; what is your sla; do you give support around the clock;
how fast do you fix problems; what happens after go live; help after the launch;
what kind of support do we get;
whos gona fix it wen it brakes; who is going to fix it when it breaks; who fixes it when it breaks;
can you monitor our systems; do you have a help desk; what are your support levels;
who do we call when the bot stops working; how quickly do you fix a fault; do you offer maintenance plans;
how fast do they answer; how fast do you reply; when do they answer;
what does the support include; what does support cover; which support do we get; is support included;
how long is support included; is support included after the launch; do you stay with us after the launch;
what comes after the launch; will you be there after the launch; what happens when the project is over;
what happens once you have finished; what happens after you deliver; do you keep an eye on it;
do you watch it for us; is it watched at night; who updates it; who keeps it up to date;
who does the updates; are updates included; do you install updates; security updates;
who is in charge of updates; who maintains the website; who takes care of the site;
can we ring you in the evening; do you answer at the weekend; is there support at the weekend;
do you work at weekends for emergencies; how soon does somebody react when it is urgent;
what is your response time for urgent faults; how fast is help; how do i report a problem;
how do i reach support; can i phone support; is support by phone or email; what happens after three months;
what happens after the first months; what happens after the first year; what comes afterwards;
do you provide maintenance post launch; is post launch support available;
what post launch support do you provide; do you offer website maintenance after launch;
how do you maintain the models over time; how do you keep the ai up to date;
how do you improve it over time; is monitoring part of the service; do you optimise it continuously;
who handles troubleshooting; what support do you provide after implementation; is there dedicated support;
how quickly do you react to it problems; how quickly do you respond to a fault;
how fast do you respond to problems; what is your response time for issues
`,
};
