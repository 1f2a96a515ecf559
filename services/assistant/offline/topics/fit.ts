import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'fit',
  examples: `
what if ai is not the right answer; what if ai does not fit our problem; is ai right for us at all;
is ai right for us; is ai right for my business; how do i know that we need ai; do you say no to projects;
do we need ai at all; do we need ai; do we really need ai; should we use ai at all;
does ai make sense for our company; does ai make sense our company; is ai worth it for us;
when is ai the wrong choice; when should we not use ai; what if we do not need ai;
what if automation is not worth it; what if it is not worth it; do you tell us if it does not pay;
would you tell us not to do it; do you also advise against it; can everything be automated;
what can not be automated; limits of ai; what are the limits of ai; is our problem something for ai;
is our task suited for ai; is ai only hype; is ai just hype; is my business too small for ai;
are we too small for ai; is it too early for ai; what are the risks of ai; what are the downsides of ai;
what are the disadvantages of ai; is ai overkill for us; what if plain software is enough;
is ai always the best choice; do i need ai for that; is it worth using ai;
do i need ai really; do we really need this;
will you say so if it does not fit; will you be honest if it is not for us; do you turn projects down;
do you refuse projects; would you refuse a job; what if you are not the right company for us;
what if our problem is too small; what if there is nothing to automate; is our case suitable;
how do i find out if ai suits us; how do i know that ai is for me; does ai suit every company;
is it the right thing for us; is ai the right tool; do you say when a project is not right for you;
do you tell me when my request is not suitable; will you tell me honestly;
what if my request does not suit you; would you advise me not to do it
`,
};
