import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'consultation',
  answer: ({ base }) => {
    const pages = [pageAt(base, '/contact'), pageAt(base, '/ai-audit')];
    return answerOf(
      pages,
      `Consultations are complimentary. Leave a message on ${link(pageAt(base, '/contact'))} or ring ${base.contact.phone}, say what takes too long, and a person answers ${base.contact.replyTime} with a time to talk.`,
      `If you want something written first, the ${link(pageAt(base, '/ai-audit'))} is free as well.`,
    );
  },
  examples: `
a chat over coffee
appoinment
are consultations free
are the first talk in person
are the initial call paid
are your initial call complimentary
arrange a meeting with you
arrange meeting
book
calendar
can i book a call
can i get a free consultaton
can one of your people come to our office for a talk
can somebody visit us to discuss our needs
can someone show us a demo
can we do a zoom
can we meet
can we meet for coffee and talk about our problem
can we talk on zoom
can you come by on monday
come to our place and look
consulation
could we have a short zoom call on thursday
could we jump on a quick call
could you meet and discuss
demo
discuss a project
do you come to our office for a first talk
do you drive to us
do you give demos
do you offer an free trial session
do you travel to us
first consultation
free initial talk
half an hour with you
how do i make an appointment
how does it go during the free call
how long is it in the consultation
i need a consultation
i need to we plan a video call with an expert
i want a free consult
i want to speak about a case
i want to talk through my idea
i would like to book
i would love to go over my needs
id like to get an demo this week
is a video call possible
is the first meeting free of charge
is there any charge for the initial consultation
is there give a introductory call
is your first meeting without obligation
kick off call
let us meet
lets meet
may we organise a consult with your team
meet to a specialist
need advice
no obligation chat
online meeting
pencil me in for next week
put me down for today
rantevou
request a demo
schedule a consultation please
schedule a demo
see it live
set up a meeting pls
shall one of you talk
shall somebody hop on a call this afternoon
shall someone meet next month
site visit
speak to your experts about our project
speak with an expert about my project
squeeze me in
talk to an advisor
talk with a consultant
teams call
time slots
we would like to i request an phone call for on thursday
wed like to speak about our situation
what happens in a free call
when are you free
when can i meet your experts
when is your next free slot
where do i book
which day do you have time
`,
};
