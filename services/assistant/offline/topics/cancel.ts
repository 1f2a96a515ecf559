import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'cancel',
  examples: `
can i cancel at any time; can i cancel the monthly service; can i quit whenever i want; can we cancel;
can we cancel later; can we end it early; can we leave you; can we leave at any time; can we pause the project;
can we quit anytime; can we stop after a month; can we stop halfway; can we stop in the middle;
can we stop the project halfway; cancel the contract; cancellation; cancellation policy;
could we cancel the project; could we leave anytime; could we stop the contract; do you have a minimum term;
exit; how can i cancel; how do i cancel; how do i end the contract; how do we get out of the contract;
how long are we bound; how long is the contract; how long is your contract; is there a cancellation fee;
is there a long term commitment; is there a long term contract; is there a minimum contract period;
is there a minimum term; is there a notice period; am i tied in; minimum contract length;
minimum contract period; minimum term; notice period; termination; what happens when we leave;
what happens if i want to leave; what happens if we stop; what if i want to stop; what if we change our minds;
what if we want to leave; what is the minimum contract period; what is your cancellation policy;
what is your notice period; do i have to sign for a year; are we tied to you for years;
do we have to commit for long; can we go month to month; how can we stop working with you;
is it a yearly contract; what happens after we cancel; long term commitment
`,
};
