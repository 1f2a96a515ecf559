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
am i tied in; minimum contract length;
minimum term; termination; what happens when we leave;
what happens if i want to leave; what happens if we stop; what if i want to stop; what if we change our minds;
what if we want to leave; what is the minimum contract period; what is your cancellation policy;
do i have to sign for a year;
do we have to commit for long; can we go month to month; how can we stop working with you;
is it a yearly contract; what happens after we cancel; long term commitment;
are we tied to you for years;
can i stop the service for a while; can i take a break and come back; can we restart later;
can we come back after cancelling; can i cancel and start again later; can we put it on hold;
pause the monthly service; is it easy to leave; what does it cost to leave; is there a penalty for leaving;
are there exit fees; am i locked into a contract; do you lock us into a long contract;
do i have to stay for a year; how long do we have to stay; what is the shortest term;
can we stop if we do not like it; can we end it after the first step; can we get out early;
how do we end the service; is there an annual contract; what is the contract length;
do subscriptions end automatically;
what if things do not go well can we leave; can i walk away if i do not like it;
what happens when i cancel the plan; what happens after cancellation; am i bound by a contract;
is a long term contract required; do you require a minimum commitment; can we terminate the agreement;
what is the termination policy; can i downgrade or cancel
`,
};
