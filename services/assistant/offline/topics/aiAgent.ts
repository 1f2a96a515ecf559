import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'ai-agent',
  examples: `
agent versus chatbot; agent versus rpa; agentic ai; ai agent meaning; are agents better than chatbots;
build or buy; can i build an agent myself; can i not just use chatgpt; can we build a chatbot ourselves;
chatbot or agent; difference between ai and automation; difference between ai and rpa;
do i need clean data first; do i need programmers for an agent; do i need special hardware;
do i need technical knowledge; do i need to know how to code; do i need you if i have copilot;
do my people need technical skills; do we need an it department for this; do we need technical people;
does it need a lot of data; explain ai agents; how hard is it to start with ai;
how is an agent different from a chatbot; how is this different from chatgpt; is ai difficult to introduce;
is it difficult to use; is it hard to set up; is it like chatgpt; is your bot based on chatgpt; no code tools;
we already use chatgpt; what are ai agents; what does an ai agent do; what is a chatbot;
what is a language model; what is a virtual assistant; what is a voice agent; what is agentic ai;
what is ai automation; what is an ai agent; what is an llm; what is conversational ai; what is generative ai;
what is intelligent automation; what is machine learning; what is process automation; what is rpa;
what is the difference between an ai agent and a chatbot; what is the difference to chatgpt;
why not just use chatgpt; why not use copilot
`,
};
