import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'voice-agents',
  examples: `
ai call centre
ai phone calls
ai receptionist for my clinic
ai that takes telephone orders
an answering machine that can talk back
answer booking calls by ai
answering machine that makes bookings
appointments over phone
automate our calls
automated appointment line service for our car rental
automated phone calls
automatic appointment reminders by phone
automatic call line for our gym
automatic phone answering in greek
automatic switchboard system for a startup
bookings by voice
bot that talks
call centre automation
call overload
call volume
callers give up waiting
can a computer take bookings by phone
can a robot answer our phone
can an ai take reservations by phone for my restaurant
can you make something that handle my customer calls
can you replace our call center
can your voice agents transfer calls to a person
clients ring about deliveries
could a machine pick up telephone
could your ai pick up phone
customers cannot reach us
do u have a robot that answers phones
do you have an ai that picks up calls
does your phone bot speak cypriot
good afternoon my name is maria and i manage a small hotel with 40 rooms near the harbour in summer our reception is overwhelmed and guests complain that nobody answers the phone a friend told me that computers can do this now is that something you do
good morning could you help us with ai voice agents
guests hang up
guests wait on the line
handle customer calls automatically
hello information on ai voice agents
hi what is ai voice agents
how does the voice agent work
i have an shop and callers wait
i need somebody or something as answering service
i run a clinic and the telephone never stops ringing
i run a real estate agency and the phone never stops
i want ai to answer my calls
id like some call agent
is the voice agent able to book appointments for patients
ivr
lots of calls
missed calls
missing calls
my hotline keeps ringing
my line is engaged
my line rings all day
my phones rings constantly
my secretary cant answer calls at night
no one takes after hours
nobody is there to answer the phone
noone picks up during lunch
our lines are always busy
our lines does not stop
our reception misses half of the phone calls
our receptionist cannot keep up with the calls
our staff miss many calls
out of hours call answering
patients cant reach us by phone
people call to ask where their order is
phone bot
phone robot
press 1 for sales menu is awful
robot that speaks with customers on the phone
so many calls
speech to text
table bookings over voice with ai
taking calls 24 7
telephone handling
tell me more about ai voice agents
the front desk dont answer calls
the phone rings all day and we cannot answer
too many calls
virtual receptionist
virtual telephone operator for taxi company
voice agent
voice agents
voicebot
we are a dentist and nobody answers the phone
we lose bookings because nobody picks up the phone at night
we loses phone calls
we miss a lot of calls at lunch
we miss calls at lunch
we need a phone assistant in greek for our garage
we would like a virtual receptionist
what can take the phone when the office is closed
what takes the phone when everyone is busy
where is my delivery calls all day
who answers calls when we are closed can ai do it
will a phone robot understand accents
will the voice bot sound natural
will your phone robot pass me to a person
xyzzy voice qq
`,
};
