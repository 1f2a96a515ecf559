import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'voice-agents',
  names: [
    'voice agent',
    'voice bot',
    'voice assistant',
    'phone bot',
    'phone robot',
    'phone assistant',
    'telephone assistant',
    'call robot',
    'phone agent',
    'call bot',
    'telephone bot',
    'φωνητικ~',
    'fonitik~',
  ],
  examples: `
voice; a voice;
a robot for the telephone; ai call centre; ai phone calls; ai reception service; ai receptionist;
ai receptionist for my clinic; ai telephone for a hospital; ai that answers the phone; ai that picks up calls;
ai that speaks; ai voice agents; ai voice system for a property developer;
an answering machine that can talk back; answer customer calls by ai; answering calls automatically;
appointment reminders by voice automatically; automated call answering;
automated call service for our pharmacy; automated phone; automated phone calls;
automatic appointment reminders by phone; automatic call line for our gym; automatic phone answering in greek;
automatic switchboard agent; automatic telephone answering; bot that talks; call answering; call bot;
call centre automation; call handling; call overload; call reception; call robot; call volume;
callers give up waiting; can a bot handle our calls; can a phone bot speak greek; can a robot answer our phone;
can a robot answer our phones; can a voice bot speak our dialect;
can an ai take reservations by phone for my restaurant; can it answer calls at night;
contact centre; could your ai pick up phone;
customers cannot reach us by phone; do you have a virtual receptionist; do you have an ai that picks up calls;
does the voice assistant take messages; does your phone robot speak greek;
good afternoon my name is maria and i manage a small hotel with 40 rooms near the harbour in summer our reception is overwhelmed and guests complain that nobody answers the phone a friend told me that computers can do this now is that something you do;
guests call to ask where their order is; guests wait on the line; handle customer calls automatically;
how does the voice agent work; i need a call centre robot; i need somebody or something as answering service;
i run a clinic and the telephone never stops ringing; i run a travel agency and callers wait;
i want ai to answer my calls; id like some call agent; ivr; lots of calls; missed calls; my line is engaged;
my secretary misses half of the calls; no one answers at night; no one takes after hours;
nobody answers after hours; noone is there to answer after hours; our line rings and nobody answers;
our lines are always busy; our lines does not stop; out of hours call answering;
patients cant reach us by phone; people call after hours; people hang up; people ring about deliveries;
phone agent; phone bot; phone robot; pick up the phone 24 7; press 1 for sales menu is awful;
something that takes calls when we are closed; speech bot; speech to text; taking calls 24 7; talking bot;
telephone bot; tell me more about ai voice agents; the front desk loses phone calls; tilefoniko robot;
too many calls; virtual receptionist; virtual telephone operator for taxi company; voice agent; voice agents;
voice assistant for bookings; voice bot for our clinic; voicebot; we miss a lot of calls at lunch;
we miss calls; we miss calls at lunch; we miss the phone at lunch;
we need a phone assistant in greek for our garage; we need a receptionist for our gym;
where is my order calls all day; who takes calls when the office is closed; will a phone bot call people;
which calls can it handle; can it handle inbound and outbound calls; i want a voice bot;
can i have a voice bot; can you build a voice bot; can we build a voice bot; do you make voice bots;
how can i get a voice bot; we are a clinic and miss calls; we miss half of our calls;
patients cannot get through; we lose customers because nobody picks up; what does a voice agent do;
nobody can answer our phone at lunch;
people ring all morning while we serve; customers ring to order while we are busy; people call to order by phone;
can people order by phone; patients phone all day to move appointments; guests ring to change their booking;
callers ring about orders all day; the phone rings while we work;
ai voice; can you replace our call center;
can ai take our calls; can a machine take bookings by phone; can ai answer the telephone at night;
an ai for our telephone; a bot for our phone line; phone calls answered by ai;
our receptionist cannot keep up with calls; calls go unanswered;
ai receptionist for a small business; do you offer ai phone agents; what can an ai receptionist do;
how does an ai receptionist work; how do ai voice agents work; can ai handle customer calls;
can ai voice agents schedule appointments; inbound and outbound calls by ai; ai call handling for clinics;
can voice ai qualify leads
`,
};
