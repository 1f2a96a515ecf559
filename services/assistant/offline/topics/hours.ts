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
24 7 or only weekdays; am i too early to call; are they open today;
are you around in august or on holiday; are you available at the weekend;
are you closed at easter holidays; are you guys open rn; are you open in august;
are you open on saturdays; are you there on sunday; at what time does the office open;
business hours pls; can i call you on a sunday; can i come you at monday;
can i visit you during friday afternoon; closed; closing time; do you answer on holidays;
do you answer the phone at weekends; do you close for the summer; do you keep a lunch break;
do you take calls on monday; do you take calls over lunchtime; do you work on bank holidays; early birds;
from when could we drop in; hours of operation; how late do you work; is anybody in after 6;
is anyone in on a saturday morning; is anyone there on saturday; is it too late to ring now;
is somebody there; is the office open at night; is your shop open before 9; lunch break; office hours;
office hrs; open on sundays; opening hours; opening times; openning hours; ores leitourgias;
r they there on christmas; r u closed now; r u closed tonight; r u open right now; r u there tomorrow;
r you working rn; round the clock; sat sun; siesta; tell me the times; tell me your hours;
til what time can i ring; till when are u open; time zone; timings; until what time are you open;
until when is u shut; until which hour i can call you; what are ur hours; what are your working days;
what days are you open; what time do u start work; what time do you open;
what time does your office close on fridays; what time may i come; whats the hours;
when are the office finish; when are you open; when can i phone; when do you close;
when do you knock off; when do you open up on public holidays; when do you shut; when may i come by;
when should i reach you; which days do you work; working hours;
would someone pick up the phone at eight in the evening
`,
};
