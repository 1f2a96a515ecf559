import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'guarantee',
  examples: `
are results guaranteed;
can we get a guarantee on the result; do you give a guarantee; do you guarantee results;
do you offer a guarantee; do you offer a warranty; do you promise results;
guarantee; is there a guarantee; is there a warranty on your work;
satisfaction guarantee; warranty; what are my guarantees; what guarantee do we get;
what guarantees do you give; what happens if it does not deliver; what happens if it does not work as expected;
what happens if the project fails; what happens if the results are not there; what happens if we are not happy;
what if i do not like it; what if i do not like the design; what if i do not like the result;
what if i am not satisfied with the work; what if it does not bring what you promised;
what if it does not do what we expected; what if it does not work as promised; what if it does not work for us;
what if it fails; what if nothing comes of it; what if the project is not successful;
what if the promised result is missed; what if the result is bad; what if the savings do not come;
what if the system does not perform; what if we are not satisfied;
what is your warranty; who bears the risk; do you stand behind your work; can you guarantee results;
guaranteed roi; do you guarantee that it works; will you include a guarantee;
how do you make sure that it works; what is the risk for us; what do we risk;
do you fix it for free if it does not work;
what if we are not happy with the result;
you promise this; do you promise that; is that a promise;
what if we do not like it; what if we are unhappy; what if i am unhappy with it; what if it is not good;
what if it turns out bad; what if it is not what i wanted; what if it never works;
what if it brings nothing; what if it does not help; do you guarantee the result; is the work guaranteed;
how long is the warranty; are faults fixed for free; do you repair your own mistakes for free;
do you promise savings; can you promise that it pays; who carries the risk;
what if i do not like the outcome; what if i do not like a part of it;
what if the solution does not meet our expectations; what if it does not deliver results;
do you offer a performance guarantee; how do you guarantee quality; what happens if we are dissatisfied
`,
};
