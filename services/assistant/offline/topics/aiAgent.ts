import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'ai-agent',
  examples: `
agent versus chatbot; agent versus rpa; agentic ai; ai agent meaning; are agents better than chatbots;
chatbot or agent; difference between ai and automation; difference between ai and rpa; explain ai agents;
how is an agent different from a chatbot; how is this different from chatgpt; is it like chatgpt;
is your bot based on chatgpt; what are ai agents; what does an ai agent do; what is a chatbot;
what is a language model; what is a virtual assistant; what is a voice agent; what is agentic ai;
what is ai automation; what is an ai agent; what is an llm; what is conversational ai; what is generative ai;
what is intelligent automation; what is machine learning; what is rpa;
what is the difference between an ai agent and a chatbot; what is the difference to chatgpt;
what is an ai agent for my clinic; what is an ai agent for a small shop;
what would an ai agent do in my company; how do ai agents work; how does an ai agent work;
what can an ai agent do; what tasks can an ai agent do; what are agents good for; why would i need an agent;
how is it different from a chatbot; difference between a bot and an agent;
what is the difference between rpa and ai; is an agent the same as a chatbot;
what is ai automation exactly; how is ai automation different from a chatbot;
how is ai different from traditional software; what is the difference between traditional automation and ai;
how do agents differ from automation; explain workflow automation; what is an intelligent agent;
what is business automation; what is the difference between a chatbot and automation
`,
};
