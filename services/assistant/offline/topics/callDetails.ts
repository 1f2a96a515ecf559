import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'call-details',
  about: 'voice-agents',
  examples: `
will callers know that it is a machine; must callers know that it is a machine;
do callers know they talk to an ai; does it say that it is an ai; does the voice sound natural;
how natural is the voice; how natural does it sound; does it sound like a robot; does it sound human;
what does the voice agent sound like; can i hear it; can i choose the voice; can we keep our number;
can i keep my phone number; do we keep our phone number; do we need a new number;
does it work with my phone number; does it work with our telephone system; does it work with our switchboard;
do we need a new telephone system; how many calls can it take at once; can it take several calls at once;
what happens when two people call at once; what if many people call at the same time;
what if ten people ring at once; how many calls at a time; can it book appointments in my calendar;
can it book into our calendar; can the agent make bookings; can it take bookings over the phone;
can it write into our booking system; can it pass the call to a person; can it transfer calls;
can your voice agents transfer calls to a person; can the phone bot pass me to a person;
can the caller get a person; what if the caller wants a person; what if the voice agent does not understand;
does it understand accents; will your voice bot understand accents; does it understand our dialect;
what happens when it does not understand the caller; are the calls recorded; do you record the calls;
can i listen to the calls; can it call people back; can it make outbound calls; does it answer at once;
how fast does it pick up; will patients accept it; do callers like it; do callers hang up;
do people hang up on it; how do customers react to a voice agent; do older people accept it;
will my customers like it; how does it handle accents; how does it deal with background noise;
does it work with noise; what about dialects on the phone; can it take payments over the phone;
can it send text messages; can it send an sms; does it send confirmations; can the agent confirm by sms;
does it answer at night; does it work at weekends; does it work at night and on holidays;
is it available around the clock; does the agent work 24 7; will callers know that it is an ai;
will my customers notice that they talk to a machine; do people know they are speaking to ai;
how quickly does the agent answer;
do i need to change my phone number; do we keep our number; do i need a new number
`,
};
