import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'guarantee',
  examples: `
are results guaranteed; can i get a refund; can i get my money back if it fails;
can we get a guarantee on the result; do you give a guarantee; do you give refunds; do you guarantee results;
do you offer a guarantee; do you offer a money back guarantee; do you offer a warranty; do you promise results;
guarantee; how do i get a refund; is there a guarantee; is there a warranty on your work;
is there any money back guarantee; money back; money back guarantee; refund; refund policy; refunds;
satisfaction guarantee; warranty; what are my guarantees; what guarantee do we get;
what guarantees do you give; what happens if it does not deliver; what happens if it does not work as expected;
what happens if the project fails; what happens if the results are not there; what happens if we are not happy;
what if i do not like it; what if i do not like the design; what if i do not like the result;
what if i am not satisfied with the work; what if it does not bring what you promised;
what if it does not do what we expected; what if it does not work as promised; what if it does not work for us;
what if it fails; what if nothing comes of it; what if the project is not successful;
what if the promised result is missed; what if the result is bad; what if the savings do not come;
what if the system does not perform; what if we are not satisfied; what is your refund policy;
what is your warranty; who bears the risk; do you stand behind your work; can you guarantee results;
guaranteed roi; do you guarantee that it works; will you include a guarantee;
how do you make sure that it works; is there your money back; what is the risk for us; what do we risk;
do you fix it for free if it does not work;
what if we are not happy with the result; what if i do not like the result; what if we are not satisfied;
you promise this; do you promise that; is that a promise
`,
};
