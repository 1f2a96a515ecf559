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
do i need to change my phone number; do we keep our number; do i need a new number;
do callers notice that it is a machine; can people hear that it is a robot;
does it tell people that it is a computer; does it pretend to be a person; does it sound real;
does our number stay the same; will our number change; do we get another phone number;
do i need another telephone line; can two callers be served together; can it answer two phones at a time;
can it take ten calls together; what if several people ring; is there a queue; does anybody have to wait;
is it there at night; does it answer on sundays; does it take calls after closing time;
does it work when we are closed; does it write down what was said; do we get a summary of each call;
do i see what the caller wanted; does it send me a note after a call; do i get a transcript;
where do the messages go after a call; does it fill in our diary; does it use our calendar;
can it move an appointment; can it connect the caller to one of us; can it put the caller through;
can it forward the call to my colleague; what if the caller insists on a human;
does it recognise regular customers; can it recognise the caller; can it spell names;
what if the line is bad; can it be interrupted; can it deal with angry callers; can the ai transfer a call;
can the ai be interrupted by the caller; is the ai available at night; is the ai available at all hours;
does the ai answer on weekends; how does the ai handle several calls; how does the ai greet callers;
can i choose how the ai speaks;
can we customise the voice; can we customise what it says; can the voice be changed; is the voice natural;
are conversations recorded; are the calls transcribed; do we receive transcripts;
can ai voice agents call leads; can the agent make sales calls; does it qualify callers;
can a person take over the call; can my staff take over during a call; does it work outside opening hours;
does it work after office hours;
how fast is a caller greeted; is a call taken at once by the ai
`,
};
