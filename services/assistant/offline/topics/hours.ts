import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'hours',
  answer: ({ base, words }) => {
    const page = pageAt(base, '/contact');
    return localAnswer(
      [page],
      `${isWeekend(words) && !/S(?:atur|un)day/.test(base.contact.hours) ? 'No. ' : ''}We are at our desks ${base.contact.hours}. Messages are answered ${base.contact.replyTime}: ${markdownLink(page)}.`,
    );
  },
  examples: `
do you do it in the weekend; do you come at the weekend;
24 7 or only weekdays; am i too early to call; are they open today; are u there tomorrow;
are you available at the weekend; are you available tonight; are you closed at easter holidays;
are you guys open rn; are you in today; are you open in august; are you open on saturdays; are you there now;
are you there on sunday; at what time does the office open; business days; business hours; business hours pls;
business time; can i call 24 7; can i call after hours; can i call around the clock;
can i call you on a sunday; can i come on friday afternoon; can i come you at monday;
can i phone you during monday; closed; closing days; do you answer on holidays;
do you answer the phone at weekends; do you close for christmas; do you close for easter;
do you have summer hours; do you keep a lunch break; do you take calls on monday;
do you work at friday afternoon; do you work during lunchtime; do you work on bank holidays; early birds;
from what time; hours of operation; how late do you work; is anybody in at night;
is anyone in on a saturday morning; is anyone there on saturday; is anyone there on saturday morning;
is it too late to ring now; is someone there on weekends; is the office; is the office before 9;
is your shop after 6; lunch break; office days; office hours; office hrs; opening hours; opening times;
openning hours; ores leitourgias; r they closed; r u there late; sat sun; siesta; summer hours; sunday;
tell me the hours; tell me the times; til what time can i ring; till when does your office available;
time zone; timings; until what time; until what time are you open; until when are you there;
until which hour i can call you; weekends; what are ur hours; what are your office times;
what are your working days; what days are you open; what r your hours; what time could we come by;
what time do u start work; what time do you open; whats the times; whats your times;
when are the office finish; when are you open; when can i call; when can i come; when can i phone;
when can i visit; when could we call; when could we reach someone; when do you call it a day;
when do you close; when do you finish; when do you knock off; when do you shut; when is the best time to call;
when may i drop in; when may i phone; when may i reach you; when should i ring; which days do you work;
working hours; working time; would someone pick up the phone at eight in the evening
`,
};

const weekend = new Set('saturday saturdays sunday sundays weekend weekends'.split(' '));
const isWeekend = (words: readonly string[]) => words.some((word) => weekend.has(word));
