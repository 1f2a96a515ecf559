import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'advice-or-build',
  examples: `
do you only advise or also build; do you just give advice; is it only a report or do you build it too;
do you build it or just give advice; do you advise or implement; do you also implement;
do you only give advice; do you only consult; are you consultants or developers;
do you implement what you recommend; do you just write a plan; do we get a plan or a product;
do you build the solution too; do you build it yourselves; who implements it;
do you develop software or consult; can you build it too; do you do the implementation;
do you do strategy only; advice or implementation; can you do both advice and building;
can you take the whole project; do you do everything from start to finish;
do you take care of the whole project; do you handle everything from start to finish;
a project from start to end; end to end; do you cover everything from idea to operation; full service;
can you handle the entire project; turnkey; do you run what you build;
is the build included in the consulting;
do you only make the strategy; is it strategy only or the work too;
do you also make the content and not only the plan
`,
};
