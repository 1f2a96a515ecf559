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
24 7 support
after sales service
aftercare
are you available in an emergency
are you on call if something breaks
bug fixes
can you provide support included
do u provide maintenence
do you coach my users
do you coach the team
do you fix errors for free
do you give training and support afterwards
do you help after the project
do you maintain the software
do you monitor the systems
do you offer a maintenance contract
do you offer a warranty
do you offer ongoing support
do you teach my team on it
do you teach our staff
do you train our people to use it
do you watch our systems
emergency contact when system is down
guarantee
help desk
helpdesk
how fast do you answer emails
how fast do you take to get back
how long before i hear back
how long do i have to wait for help
how long is the average reply time
how long till i get an answer
how long until someone replies to my ticket
how quick do you answer emails
how quickly do you respond to support tickets
how quickly does it take until you respond
how soon do you react
how soon until you reply to messages
how soon will i hear back from you
i need help our bot is down
i sent you a mail 2 days ago and nobody answered
if the voice agent breaks on a saturday who fixes it
is anybody there when the system crashes
is maintenance part of the deal
is someone on call at night
is there an sla
is there someone to help if something fails
it has does not work any more
it is broken
its broken help
maintenance
once it is running
our automation has broken
reaction time
report a bug
response time
service level
something you built for us stopped working
suport
support after
support hours
supprot
technical support
the automation is crashed
the thing you made for us has a problem
updates and maintenace
uptime
user manual
we need tech support
what happens after launch
what happens if the system goes down
what if it breaks at night
what if it stops working
what if something goes wrong
what if the bot makes a mistake
what if we have problems later
what if you go bankrupt
what is responsible if the bot fails on a sunday
what is your typical response time
what kind of support do you give
whats your sla
when will i get a reply
who do i call when it crashes
who do we turn to when something does not work
who fixes bugs later
who helps us if it doesnt work
who looks after it once it is live
who maintains the automations
who monitors the bot
who supports everything in the long run
who takes care of it afterwards
who updates it after launch
who watches the software when you are gone
whom do we call when it fails
will you include a guarantee
will you update it when things change
will you update the system
your bot has down
`,
};
