import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'preparation',
  examples: `
what do you need from us; what do you need from us to start; what do you need from us to begin;
what do you need from me; what do you need to begin; what do you need before you can start;
what do we have to provide; what do i have to give you; what must i prepare; what should i have ready;
what should i prepare before we talk; what should i bring; what information do you need;
what information do you need to get going; what will you need from us; what will you need from our side;
what is needed from my side; what materials do you need; what access do you need;
do you need access to our systems; how involved do we have to be; how involved do i need to be;
how much do we have to do; how much of our time do you need; how much of my time does it take;
how much of our time does it take; how much will be our part; how much will our involvement be;
how much work for us; how much work is it for us; what effort is it for us; what will be our involvement;
what of our time do you need; what work is it for us; what do we have to do; do i get to do anything;
how many hours do we have to spend; who from our team has to be involved; how many people do you need from us;
do i need clean data first; does it need a lot of data; do we need a lot of data; how much data do you need;
what data do you need; our data is a mess; our data is messy can we still do it; is our data good enough;
do we have enough data; do we need to clean our data; what data is needed to train it;
what documents do you need; what should i bring to the first meeting; how should i prepare for the call;
what do i prepare for the first talk; do you need examples from us; what do you expect from us;
what are my duties; what is our part in the project;
do i have to prepare something; what should i prepare for the call; do i need to bring anything;
what you need for that; what you need from me; what do you need for that
`,
};
