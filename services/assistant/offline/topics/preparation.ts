import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'preparation',
  examples: `
what do you need from us; what do you need from us to start; what do you need from us to begin;
what do you need from me; what do you need to begin; what do you need before you can start;
what do we have to provide; what do i have to give you; what must i prepare; what should i have ready;
what should i prepare before we talk; what should i bring; what information do you need;
what information do you need to get going; what will you need from us; what will you need from our side;
what is needed from my side; what materials do you need;
do you need access to our systems; how involved do we have to be; how involved do i need to be;
how much do we have to do;
how much will be our part; how much will our involvement be;
what effort is it for us; what will be our involvement;
what do we have to do; do i get to do anything;
who from our team has to be involved; how many people do you need from us;
do i need clean data first; does it need a lot of data; do we need a lot of data; how much data do you need;
what data do you need; our data is a mess; our data is messy can we still do it; is our data good enough;
do we have enough data; do we need to clean our data; what data is needed to train it;
what documents do you need; what should i bring to the first meeting; how should i prepare for the call;
what do i prepare for the first talk; do you need examples from us; what do you expect from us;
what are my duties; what is our part in the project;
do i have to prepare something; what should i prepare for the call; do i need to bring anything;
what you need for that; what you need from me; what do you need for that;
do we have to give you texts; do you need our logo; must we send pictures; which material do you need;
what should i send you; what do you want from us at the start; what do we have to do before you start;
what do i prepare before the first meeting; what should i think about before we talk;
what should i bring to the call; what will you ask us; do we need to have everything ready;
does the data have to be tidy; must the data be in order; how good must our data be;
how tidy must the data be; how much data is enough; can you work with bad data;
our data is not clean is that all right; is our data enough; do we need years of data;
who must be available on our side; how many of our people are needed; do we need a project leader;
what does it take from our side; what information do you require; what do you require from us;
which information should we provide; how involved must our team be;
what is required from our side during development; do you need access to our data;
what are the prerequisites; what data is required
`,
};
