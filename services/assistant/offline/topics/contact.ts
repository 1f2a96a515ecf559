// Longer than other files: its examples are one list.
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
are you on linkedin
are you on viber
become a partner
call
call us
callback
can an expert phone me
can i find you on x
can i forward you a brief by email
can i have your number
can i leave my number
can i send you a document
can i send you our requirements
can i to send a file
can somebody ring me back this afternoon
can u call me back
conatct
connect me to an agent
contact form
contact info
contacts
contcat
contct details
could i speak with one of your sales rep
could someone call us back on thursday
could you give me your email address so i can send some documents
customer service
do you have a facebook page
drop you a line
e mail
email me on monday
emial adress
facebook
fax
fb page
feedback
follow you on x
fone
front desk
get in touch
give me a number i can dial
give me your e mail
have you got a contact details
hotline
how can i get hold of someone
how can i talk with someone
how do i reach your sales people
how do i write to you
how do we text support staff
how to contact
i am a recruiter and need a contact person
i am a reporter and who can i ask
i am a supplier would like an interview
i do not want to chat with a bot
i dont want to chat to a computer
i hate bots
i have a question that is too complicated for a bot who can i call
i have to make a complaint
i left a message and nobody called me back
i need the whatsapp
i phoned you but no one called back
i prefer to talk to someone
i sent a message but no one answered
i want a complaint
i want leave you my note
i wish to speak with a human being not a machine
i would rather speak to a human being
i wrote you but nobody replied
id like to talk to a human
id rather to chat to somebody actual human
inquiry
insta
instagram
invite you to speak at a conference
is the company on tiktok
is there a form i can fill in so somebody calls me
is there a person behind this
is there someone i can ask
journalist here from a business weekly who handles press enquiries
landline
leave a message
let me speak to your manager
linked in
live agent
mail adress
marketing enquiry
may i have a phone number please
may i have the number of your office
media enquiry
mobile
my boss wants to email you
need a human
no a robot
no more bots please someone real
no more robot please human
not more bot
operator
our it guy wants to call you
pass me to a colleague
phne number
phone
phone nr
please ask someone to phone me tomorrow morning
please text me next month
pls forward me to the sales department
press proposal
put me over to a representative
put me through to a person
reach a real person
reach out to your team
real person please
refer me on to customer service
reseller
ring me
ring me this week
send you an email
social media
someone contact me
sponsorship request
stop human now
supplier inquiries
switchboard
talk to sales
tel
tel no
telephon number pls
telephone
tell me your phone
text me
thelo na miliso me kapion
this is not helping give me a human
tilefono
transfer me to an operator
twitter
ur email
we sell software and want to cooperate
what is a instagram account
what is the best way to reach you
whats the best number to ring
whats ur whatsapp
whats your linkedin
where could we reach u
where do i send my question
where is a youtube profile
where is your contact page
which address do i dial
which email should i use to contact you
which number do i use
who can i complain to
who deals with new clients
who do i ask if there is a bill
who do i call about an issue
who do i call if there is an offer
who do i ring about something else
who is responsible for press
who must i turn to
who should i contact regarding a partnership
who would i email about a problem
whom do i address an invoice
whom do i write to about a partnership
whom must i address for this
would anyone call me tomorrow
you are no help let me talk to someone
you are useless get me a person
your twitter handle
your youtube channel
youtube
`,
};
