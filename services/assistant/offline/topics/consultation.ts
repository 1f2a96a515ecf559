import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'consultation',
  answer: ({ base }) => {
    const contact = pageAt(base, '/contact');
    // Short, because the chat shows free times below this answer.
    return localAnswer(
      [contact],
      `Consultations are complimentary. ${base.features.calls ? 'Choose a time for a call, ring' : 'Ring'} ${base.contact.phone}, or leave a message on ${markdownLink(contact)}. A person answers ${base.contact.replyTime}.`,
    );
  },
  examples: `
can i speak with ourfounder; can i talk to ourfounder directly; can i meet ourfounder this week;
is ourfounder free for a call;
fix a time to talk; when could we talk; when can we speak; is there a free hour to speak; can we meet for an hour; talk it over with one of you; speak with one of you first; discuss my idea with you;
how i make appointment; how do i make appointment; how make appointment; send me link to book; send me a link to book; give me the booking link; a link for a meeting; where do i click to book;
a coffee with you; apointment; appoinment; appointment; appointmnt; are consultations free;
are the first talk paid; are the initial call paid; are your initial call complimentary; arrange a call;
arrange a meeting with you; arrange meeting; available slots; book; book a call; book a consultation;
book appointment; book consultation; calendar; can i book; can i book a call; can i get a free consultaton;
can i schedule a consultation; can i talk to an expert about my business;
can one of your people come to our office for a talk; can somebody visit us to discuss our needs;
can someone visit us for a chat about our needs;
can we arrange a short video call; can we do a zoom; can we meet; can we meet this afternoon;
can we meet today; can we sit down together; can we talk; can we talk on zoom; can you come by on monday;
consulation; consult; consultaion; consultation; could we arrange a first chat;
could we have a meeting in your office; could we jump on a quick call; could you meet tomorrow;
do you come to ourcity; do you come to our office for a first talk; do you drive to the coast;
do you drive to us; do you give demos; do you offer a free first talk; do you travel to the middle east;
do you travel to us; first consultation; free advice; free consultation; free initial talk;
how can i schedule a consultation; how do i book a consultation; how do i make an appointment;
how does it go in the free call; how long is it during a consultation; i need a consultation;
i need to go over a problem; i want a free consult; i want an appointment;
i want to discuss my project with you; i want to go over a project; i want to schedule a call;
i want to speak about a case; i want to talk through my idea; i would like a consultation please;
i would like to book; i would like to book a meeting; intro call;
is a video call possible; is the consultation free; is the consultation in person; is the first call free;
is the first chat free; is the first meeting free of charge; is there a charge for the first meeting;
is there give an initial trial session; is your consultations online; kick off call; lets talk;
may we organise a consult with your team; meet to a specialist; meeting; need advice; no obligation chat;
pencil me in for next week; put me down for today; rantevou; schedule a call;
schedule a consultation please; schedule meeting; set up a call for thursday;
set up a meeting pls; shall someone meet next month; site visit; speak with an expert about my project;
squeeze me in; talk to an advisor; talk with a consultant; teams meeting; what happens in a free call;
when are you free; when can i meet your experts; when do you have time; when is your next free slot;
which day can we meet; which day do you have time; your calendar; can we have a chat about our case;
i would like to talk it through; can i get advice first; can someone look at our case; first meeting;
introductory call; when can we talk; i want to book a meeting about a chatbot; book a slot;
book me thursday morning; book me in for monday; can i come in for a talk; i would like an appointment;
arrange a meeting; fix a date; is the first talk free; can i ask an expert; do you have time next week;
can you call me on friday; call me tomorrow at ten; let us talk on tuesday;
what happens in the first call; what happens on the first call; what do we talk about in the first call;
discovery call; what is a discovery call; is there a discovery call; what happens in the first meeting;
what is the first call about; how long is the first call; how does the first conversation go;
do you do free consultations; is the initial consultation free; can we have a short call first;
can i meet the director; can i meet somebody from your company;
can i ask somebody before i decide;
can we have a talk before we decide; what do i get from the free call;
what does the free consultation include; is the first talk without obligation;
what happens in the free consultation; is there any cost for the first talk;
do you offer a free consultation; is the strategy call free; can we schedule a discovery call;
is there a cost for the initial consultation
`,
};
