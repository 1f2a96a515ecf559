import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'hours',
  answer: ({ base }) => {
    const page = pageAt(base, '/contact');
    return answerOf(
      [page],
      `We are at our desks ${base.contact.hours}. Messages are answered ${base.contact.replyTime}: ${link(page)}.`,
    );
  },
  examples: `
24 7 or only weekdays
am i too early to call
are they there over august
are u there tomorrow
are you around in august or on holiday
are you available at the weekend
are you guys open rn
are you in today
are you open on saturdays
are you there on sunday
at what time does the office open
business hours pls
can i call 24 7
can i call you during lunchtime
can i come you on friday afternoon
can i visit at monday
closing time
do you answer the phone at weekends
do you close for the summer
do you keep a lunch break
do you take calls during easter
do you work on bank holidays
early birds
from when may i drop in
hours of operation
how late do you work
is anybody in after 6
is anyone in on a saturday morning
is anyone there on saturday
is it too late to ring now
is somebody there open at night
is your shop open before 9
lunch break
office hours
office hrs
open now
opening hours
opening times
openning hours
ores leitourgias
r they working now
r u closed now
r u open on christmas
r you working rn
round the clock
sat sun
siesta
tell me the times
tell me your times
til what time can i ring
till when are the office start work
till when are you shut
time zone
timings
until when could we reach someone
until which hour i can call you
what are ur hours
what are your working days
what days are you open
what time could we come by
what time do you open
what time does your office close on fridays
what time may i reach you
whats the hours
when can i phone
when do you close
when do you finish
when do you knock off
when do you open up on public holidays
when is the best time to call
when should i ring
which days do you closed
working hours
would someone pick up the phone at eight in the evening
`,
};
