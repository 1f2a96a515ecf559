import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'changes',
  examples: `
are revisions included; can i ask for changes; can i ask for changes later;
can i make changes during the project; can the plan change; can we add features later;
can we add something later; can we ask for changes during the project; can we change our mind on the design;
can we change the scope; can we change the scope during the project; can we extend it later;
can it be extended; changes after the launch; do changes cost extra; how do we agree on changes of scope;
how do you handle change requests; how do you handle changes; how many changes are free;
how many changes are included; how many changes can i ask for; how many corrections;
how many revisions are included; how many revisions can i have; how many revisions do we get;
how many rounds of changes; how many times can i change it; change request; revisions; scope creep;
scope of work; what happens if our requirements change; what if i need changes later;
what if i want changes later; what if i want to change something; what if our needs change;
what if something has to be changed later; what if we forgot something;
what if we need changes after it is live; what if we need something more; what if we want a new feature later;
who makes changes later; who pays for changes; do you make changes after the launch; will it grow with us;
does it scale; can it grow with our company; is it scalable; can it handle more work later;
what happens when we grow; can the solution scale; will it still work when we are twice as big;
i only need a small change; we only need a small change on our site; do you do small changes;
can you make a small change; a small fix on our website; do you take small jobs;
what if the project gets bigger than planned; what if we need more than the package; what if the scope grows;
our project is bigger than your examples; can we add more later;
how many rounds of feedback are there; can i give feedback; can i say what i do not like; do i see drafts;
do i approve it before it goes live; who decides how it looks; do i have a say in the design;
can i stay in control; can we decide on the design; can we correct it; can my site grow later;
can the website grow with us; can we add pages later; can we add a shop later;
can we add another language later; can we add more tasks later; can we expand it;
can we extend it to other departments; what if we have more customers later; what if we get many more calls;
what if the volume doubles; what if we get bigger; is it ready for growth; can it take more load;
can we change it after it is live; can we change our minds; what if i want something else halfway;
can you change the plan on the way;
can i request changes after it goes live; how are change requests handled; is the solution scalable;
can it scale as our business grows; can we modify it later; how many iterations are included;
is feedback included; can we request additional features;
can we take a larger version later; can we begin small and enlarge it; can i move up to more later
`,
};
