import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'contact',
  answer: ({ base }) => {
    const { email, phone, hours, replyTime } = base.contact;
    const page = pageAt(base, '/contact');
    return localAnswer(
      [page],
      `Write to [${email}](mailto:${email}), ring **${phone}** (${hours}) or use the form on the ${markdownLink(page)} page.`,
      `A person replies ${replyTime}.`,
    );
  },
  examples: `
agent; are you on facebook; are you on social media; are you on viber; are you on whatsapp; are you on x;
become a partner; call; call back; call me; call me asap; call me back next week; call me on thursday; call us;
call you; callback; can an expert phone me; can i call; can i find you on x; can i forward you files;
can i have your number; can i leave my number; can i leave you my details; can i phone you; can i send you a brief;
can i send you a document; can i send you our requirements by email; can i send you some documents; can i text you;
can somebody ring me back; can somebody ring me back this afternoon; can u call me back; cell number; conatct;
connect me to an agent; contact; contact form; contact info; contact me tomorrow; contacts; contcat; contct details;
could i chat to one of your agent; could someone call me; customer service; do you have a facebook page;
do you have the facebook profile; do you have your email; drop you a line; email; email address; email address please;
email me on monday; emial adress; epikoinonia; facebook; fax; fb page; feedback; follow you; fone number; front desk;
general enquiry; get hold of you; get me a real human; give me a number i can dial; give me your e mail;
give me your email; give phone; have you got the whatsapp; hotline; how 2 contact you; how can i contact you;
how can i contact your team; how can i get hold of someone; how can i get in touch with u;
how can i talk with someone; how could we call you; how do i get hold of someone; how do i get through to your team;
how do i make a complaint; how do i reach somebody in your company; how do i reach your sales people;
how do i text support staff; how do i write to you; how do we ring your office; how may i phone your office;
how should i ring somebody; how to contact; human; i am a reporter would like an interview;
i am a student who can i ask; i do not want to chat with a bot; i hate bots; i hate chatbots give me a person;
i have a complaint who do i speak to; i need the whatsapp; i need to talk to somebody staff;
i need to talk with an human; i prefer to talk to someone; i want to send a details; i want to send you a message;
i want to send you an mail; i want to speak with a consultant; i want to talk to a person;
i want to talk with one of your people; i would rather speak to a human being; id like send you a note;
id like to talk to a human; inquiry; insta; instagram; is the company on twitter; is there a hotline;
is there a human behind this; is there a way to reach you by phone; is there someone i can ask;
journalist here from a business weekly who handles press enquiries; landline; leave my details;
let me speak to your manager; linked in; live agent; live person; mail adress; marketing enquiries; marketing enquiry;
marketing proposal; may i have a phone number please; may i have the number of your office; media enquiries;
media proposal; message you; mobile; my boss wants to call you; my it guy wants to email you; need a human;
need email; no a robot; no more robot; not a machine someone real; not more bot; number; operator;
pass me to a colleague; person; phne number; phone; phone nr; please call me back;
please have a salesperson contact me; please text me next month; pls forward me to the sales department;
press request; put me through; put me through to a person; reach a real person; reach out to your team; reach you;
real person; real person please; reception; refer me over to customer service; representative; sales; sales team;
send me an email; send you an email; social media links; social networks; speaker request; sponsorship request;
stop human now; supplier contact; switchboard; talk to sales; tel; telephon number pls; telephone; telephone no;
tell me your phone; text me please; this bot is useless i want a human; this is not helping give me a human; tiktok;
tilefono; transfer me to an operator; ur phone; wanna talk to someone; what is a youtube account;
what is the best way to reach you; whats the best number to ring; whats the telephone; whats ur email;
whats ur whatsapp; whats your e mail adress; whats your linkedin; whats your phone number; where could we reach u;
where do i send my question; where is your facebook channel; where may i ring you; where may we message your office;
which address do i use; which email do i use; who deals with sales; who do i ask if there is a bill;
who do i call about an offer; who do i call if there is a problem; who do i email if there is something else;
who handles new clients; who is responsible for invoices; who is responsible for partnerships;
who is responsible for press; who is responsible for sales; who must i turn to; who would i email about a problem;
whom could i address this; whom do i address an invoice; whom do i write to about a partnership;
would anyone contact us; would somebody ring us on monday; would you call me; write to you;
you are useless get me a person; you dont understand i want a human; your mobile number please;
your phone number please; your socials; your twitter handle; youtube; can i talk to a human; give me a human;
a real person please; i want a person; connect me to a person; how do i get hold of you; how can i get in touch;
is there a phone number; send you a message; where can i write; is there someone i can call; who do i call;
who should i talk to; who should i speak to; with whom should i speak; who do i talk to then;
who is the person to call; the person to call for this; give me a person; let me talk to somebody;
can i write instead; can i write to you; where do i write; how do i send you a message; how can we write to you;
how do i get an answer from a person; who can i talk to; who can answer my question; where can i ask;
can i ask a person; how do i get through to a person; how can i speak with somebody; is there somebody to talk to;
where do i write to; can i leave a message; can you ring me; may someone phone me; what is the phone number;
what is your mail; do you have a telephone number; where can i find you online; find you on the internet;
which form do i use; is there a form
`,
};
