import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'voice-agents',
  names: [
    'voice agent',
    'voice bot',
    'voice assistant',
    'phone bot',
    'phone agent',
    'call bot',
    'telephone bot',
  ],
  examples: `
a robot for the telephone; ai call centre; ai phone calls; ai receptionist for my clinic;
ai that makes telephone orders; ai voice; ai voice system for a property developer;
an answering machine that can talk back; answer booking calls by ai; answering calls automatically;
answering machine that makes bookings; automate our calls; automated call answering;
automated phone calls; automated switchboard service for a dentist;
automatic appointment reminders by phone; automatic call line for our gym;
automatic phone answering in greek; automatic switchboard system for a startup; bookings by voice;
bot that talks; call answering; call centre automation; call handling; call overload; call volume;
callers call to ask where their order is; callers give up waiting; can a computer take bookings by phone;
can a robot answer our phone; can an ai take reservations by phone for my restaurant;
can it take bookings over the phone; can you replace our call center;
can your voice agents transfer calls to a person; clients ring about deliveries; contact centre;
could a computer make my customer calls; could your ai pick up phone; customers cannot reach us by phone;
do u have a robot that answers phones; do you have an ai that picks up calls;
does the voice assistant take messages; does your phone bot speak cypriot;
good afternoon my name is maria and i manage a small hotel with 40 rooms near the harbour in summer our reception is overwhelmed and guests complain that nobody answers the phone a friend told me that computers can do this now is that something you do;
good morning i am interested in ai voice agents; guests wait on the line;
handle customer calls automatically; hello information on ai voice agents;
hi could you help us with ai voice agents; how does the voice agent work;
i have an real estate agency and the telephone rings all day; i have an shop and callers wait;
i need somebody or something as answering service; i run a clinic and the telephone never stops ringing;
i want ai to answer my calls; id like some call agent; inbound calls;
is the voice agent able to book appointments for patients; ivr; ivr replacement; lost calls;
lots of calls; missed calls; missing calls; my hotline keeps ringing; my line is engaged;
my line rings constantly; my secretary cant answer calls at night; no one takes after hours;
nobody is there to answer the phone; noone picks up during lunch; our lines are always busy;
our lines does not stop; our reception misses half of the phone calls;
our receptionist cannot keep up with the calls; our staff lose many calls; out of hours call answering;
patients cant reach us by phone; people hang up; phone agent; phone bot; phone robot;
press 1 for sales menu is awful; receptionist quit; robot that speaks with customers on the phone;
so many calls; something that takes calls when we are closed; speech to text;
table bookings over voice with ai; taking calls 24 7; talking bot; telephone bot;
tell me more about ai voice agents; the front desk dont answer calls;
the phone never stops ringing and nobody picks up; the phone rings all day and we cannot answer;
too many calls; virtual receptionist; virtual telephone operator for taxi company; voice agent;
voice agents; voice bots; voicebot; we are a winery and the phone never stops;
we lose bookings because nobody picks up the phone at night; we lose customers because we miss calls;
we loses phone calls; we miss a lot of calls at lunch; we miss calls at lunch;
we need a phone assistant in greek for our garage; we would like some call agent;
what takes the phone when everyone is busy; where is my delivery calls all day;
who answers calls when we are closed can ai do it; who can take calls when the office is closed;
will a phone bot pass me to a person; will the voice bot sound natural;
will your voice bot understand accents; xyzzy voice qq
`,
};
