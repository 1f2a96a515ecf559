import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'contact',
  answer: ({ base }) => {
    const { email, phone, hours, replyTime } = base.contact;
    const page = pageAt(base, '/contact');
    return answerOf(
      [page],
      `Write to [${email}](mailto:${email}), ring **${phone}** (${hours}) or use the form on ${link(page)}.`,
      `A person replies ${replyTime}.`,
    );
  },
  examples: `
are you on linkedin; are you on viber; become a partner; call me; call me asap; call me back next week;
call us; callback; can an expert phone me; can i find you on x; can i forward you a brief;
can i have your number; can i leave my number; can i phone you; can i send you a document;
can i send you files by email; can i send you our requirements; can i text you; can i to send a file;
can somebody ring me back; can somebody ring me back this afternoon; can u call me back; cell number;
conatct; connect me to an agent; contact; contact form; contact info; contacts; contcat; contct details;
cotact details; could someone call us back on thursday;
could you give me your email address so i can send some documents;
could you please put me in contact with one of your colleagues; customer service;
do you have a facebook page; drop you a line; e mail; email address; email me on monday; emial adress;
epikoinonia; facebook; fax; fb page; feedback; follow you on x; fone number; front desk; general enquiry;
get me a real human; give me a number i can dial; give me your e mail; got a number;
have you got the whatsapp; hotline; how can i get in touch with u; how can i talk with someone;
how do i get hold of someone; how do i reach somebody in your company; how do i reach your sales people;
how do i write to you; how do we text support staff; how to contact;
i am a recruiter and need a contact person; i am a reporter would like an interview;
i am a student and who can i ask; i do not want to chat with a bot; i dont want to chat to a computer;
i hate bots; i have a complaint who do i speak to;
i have a question that is too complicated for a bot who can i call; i have to make a complaint;
i left a message and nobody called me back; i phoned you but no one called back;
i prefer to talk to someone; i sent a message but no one answered; i want leave you my note;
i want to send you a message; i want to speak with a consultant;
i wish to speak with a human being not a machine;
i would like somebody to telephone me this afternoon about our switchboard;
i would rather speak to a human being; i wrote you but nobody replied; id like to talk to a human;
id rather to chat to somebody actual human; in touch; inquiry; insta; instagram;
invite you to speak at a conference; is the company on tiktok;
is there a form i can fill in so somebody calls me; is there a person behind this;
is there a way to reach you by phone; is there someone i can ask;
journalist here from a business weekly who handles press enquiries; landline;
let me talk to your manager; linked in; live agent; mail adress; marketing enquiry;
may i have a phone number please; may i have the number of your office; media inquiries; mobile;
my boss wants to email you; need a human; no a robot; no more bots please someone real; not more bot;
operator; our it guy wants to call you; pass me to a colleague; phne number; phone nr;
please ask someone to phone me tomorrow morning; please connect me to a sales representative;
please have a salesperson contact me; please text me next month; pls forward me to the sales department;
put me through to a person; reach a real person; reach out to your team; real person please; reception;
refer me over to customer service; reseller; send you an email; social media; social networks;
speaker request; sponsorship request; stop human now; supplier proposal; talk to sales; tel; tel no;
telephon number pls; telephone; tell me your phone; text me please;
thanks but i would like to speak to a real person now; thelo na miliso me kapion;
this is not helping give me a human; tiktok; tilefono; transfer me to an operator; twitter; ur phone;
we offer services to you; we sell software and want to cooperate; what is a instagram account;
what is the best way to reach you; whats the best number to ring; whats ur email; whats ur whatsapp;
whats your linkedin; whats your phone number; where do i send my question; where is a youtube profile;
where is your contact page; which address do i dial; which email should i use to contact you;
which number do i use; who can i complain to; who deals with invoices; who deals with new clients;
who do i ask if there is a bill; who do i call about an issue; who do i ring about something else;
who handles complaints; who handles partnerships; who is responsible for press; who must i turn to;
who should i contact regarding a partnership; who would i email about a problem;
whom do i address an invoice; whom do i write to about a partnership; would anyone contact us;
you are no help i want a human; you are useless get me a person; you dont understand i want a human;
your mobile number please; your socials; your twitter handle; your youtube channel; youtube
`,
};
