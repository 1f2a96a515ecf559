import { serviceLink } from '../answerParts.ts';
import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'ai',
  names: ['artificial intelligence', 'ai'],
  answer: ({ base }) => {
    const pages = [pageAt(base, '/services/ai-automation'), pageAt(base, '/services')];
    return localAnswer(
      pages,
      'AI is for the routine that needs reading, listening or a little judgement. For the rest, plain software is cheaper and does not improvise.',
      base.offerings
        .filter(({ title }) => /\bAI\b/.test(title))
        .map((service) => `- ${serviceLink(service)}: ${service.summary}`)
        .join('\n'),
      `All of it is at ${markdownLink(pageAt(base, '/services'))}.`,
    );
  },
  examples: `
about ai; ai; ai for accountants; ai for small business; ai in my company; ai services; ai solutions; ai stuff;
ai things; ai tools; any experience with ai; are ai good to us; are ai useful to a dentist;
artificial intelligence; can ai be of use us; can ai help in a shipping company; can ai help my business;
can ai improve in our firm; can you implement ai in our company; can you use ai systems;
can you work with ai systems; deep learning; difference between ai and ordinary software;
do u use gpt for clients; do you build ai; do you build ai models; do you develop custom ai; do you do ai;
do you do machine learning; do you have ai products; do you have experience with language models;
do you have experience with llms; do you make ai models; do you offer custom ai; do you sell ai; do you use ai;
do you work with gpt for clients; explain ai to me; explain llms simply; explain your ai offering;
generative ai; how are ai good for; how can ai help a restaurant; how can you use ai;
how could ai be useful in a law office; how could ai change for schools; how do neural networks work roughly;
how do you use ai; how do you use artificial inteligence; how does ai work in business; i need ai;
i need ai in our company; i need to try ai; i want an ai; i want something with ai; i want to introduce ai;
is a language model the same as ai; is ai dangerous; is ai interesting for a factory;
is ai only for a hospital; is ai really intelligent; is ai something for a small firm;
is ai something to fintech; is ai suitable for big companies; is ai suitable for supermarkets;
is ai useful for a bakery; ki; llm; llm for our company; machine learning; ml; need ai; talk about ai;
tell me about ai; tell me about artificial intelligence; tell me about work with ai;
tell me about your ai solutions; tell me about your work with ai; tell me more about ai; use of ai; using ai;
want ai; we are curious about ai; we are interested in ai;
we are thinking about using ai but have no idea what it could do for us; we want an ai;
we want to start with ai; we want to use ai; we would like ai; what about ai; what ai do you offer;
what ai services do you have; what ai things do you do; what can ai do and what can it not do;
what can ai do for me; what can be done in ai; what do you do in ai; what do you do with ai;
what does gpt stand for; what does llm stand for; what does ml mean; what does nlp mean;
what exactly is artificial intelligence; what is a transformer; what is an algorithm;
what is prompt engineering; what is rag; whats ai; where can you use ai; where do you use ai;
which ai solutions do you have for companies like ours; which can you do; which could you do;
which do you offer regarding ai; why ai; will ai take our jobs; your ai; how can ai help my staff;
how can ai agents help my team; how can ai help my employees; how could agents help us in the office;
what is artificial intelligence good for in a company; how does ai fit into our business;
what ai solutions do you develop; how can my business use ai; how can we use artificial intelligence
`,
};
