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
a chat over coffee; apointment; appoinment; appointmnt; are consultations free;
are the first talk in person; are the initial call paid; arrange a call; available slots;
book appointment; calendar; can i book a call; can i get a free consultaton;
can i talk to an expert about my business; can one of your people come to our office for a talk;
can somebody visit us to discuss our needs; can someone show us a demo;
can someone visit us for a chat about our needs; can we do a zoom; can we meet;
can we meet for coffee and talk about our problem; can we meet this afternoon;
can we set up a call with an expert next week; can we sit down together; can we talk on zoom;
can you come by on monday; come to our place and look; consulation; consultaion; consultation;
could we arrange a first chat; could we have a meeting in your office;
could we have a short zoom call on thursday; could we jump on a quick call; could you meet tomorrow;
demo; demonstration; do you come to our office for a first talk; do you drive to ayia napa;
do you drive to us; do you give demos; do you have an complimentary consultations;
do you offer a free first talk; do you travel to the middle east; do you travel to us;
first consultation; free consultation; free initial talk; google meet; how can i schedule a consultation;
how do i book an appointment with you; how do i make an appointment; how does it go during the free call;
how long is it in the free call; i need a consultation; i need to go over my situation;
i want a free consult; i want to discuss my project with you;
i want to make an appointement with a specialist; i would like to book;
i would like to book half an hour with one of your people; i would love to discuss a idea;
id like to get an demo this week; id like to speak about my case; intro call; is a video call possible;
is the consultation free; is the first call free; is the first meeting free of charge;
is there any charge for the initial consultation; is there give a introductory call;
is there give an initial trial session; is your first meeting without obligation; kick off call;
let us meet; lets meet; may we have a meeting with you next week; meet; meeting; na kanonisoume rantevou;
need advice; need some advice; no obligation chat; online meeting; pencil me in for next week;
product demo; put me down for today; rantevou; request a demo; schedule a consultation please;
schedule a demo; see it live; set up a call for thursday; set up a meeting pls;
shall someone meet next month; shall we hop on a call; shall you meet and discuss; site visit;
speak to an expert; speak with an expert about my project; squeeze me in; talk to a consultant;
talk to an advisor; teams call; time slots; we would like to we plan a consult with your team;
wed like to talk about my plans; wed like to talk through my needs; what happens in a free call;
when are you free; when can i meet your experts; when is your next free slot; where do i book;
which day can you visit us
`,
};
