import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'own-server',
  examples: `
do we need our own server; do we need a server; do i need special hardware; do i need to buy hardware;
do i need to install anything; what hardware do we need; where does it run; where will it run;
where is it hosted; who hosts it; who hosts the solution; can it run on our own servers;
can it run on our own hardware; can you run it on our premises; on premise; on premises; self hosted;
self hosted models; local llm; local models; can we host it ourselves; cloud or on premise;
does it run in the cloud; in whose cloud does it run; do you host the automations;
can you use open models on our own machines; private ai; ai without the cloud; can the ai run offline;
can everything stay inside our company; do you host what you build; is it cloud based;
do we need to install software; a model on our own server;
where do you host what you build; who hosts the chatbot; where does the software run; do you host it for us;
who hosts the system
`,
};
