import { serviceLink } from '../answerParts.ts';
import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'ai',
  answer: ({ base }) => {
    const pages = [pageAt(base, '/services/ai-automation'), pageAt(base, '/services')];
    return answerOf(
      pages,
      'AI is for the routine that needs reading, listening or a little judgement. For the rest, plain software is cheaper and does not improvise.',
      base.services
        .filter(({ title }) => /\bAI\b/.test(title))
        .map((service) => `- ${serviceLink(service)}: ${service.summary}`)
        .join('\n'),
      `All of it is at ${link(pageAt(base, '/services'))}.`,
    );
  },
  examples: `
a i; ai; ai for a estate agent; ai for accountants; ai for customer service; ai for fintech;
ai for small business; ai in a cafe; ai in a shipping company; ai in general; ai in logistics;
ai in sales; ai stuff; ai tools; any experience with llms; are ai good to a gym; can ai help my business;
can ai improve in our firm; can you implement ai in our company; computer vision; deep learning;
difference between ai and ordinary software; do u use gpt for clients; do you build ai models;
do you develop custom ai; do you do ai; do you have ai products; do you offer ai systems; do you sell ai;
do you use ai; does ai change in our firm; does ai make sense our company; explain ai simply;
explain llms to a child; explain machine learning in plain words; explain your ai offering;
generative ai; give me ai; how can ai help a restaurant; how could ai be useful in a law office;
how could artificial intelligence help my company; how do computers learn roughly;
how do neural networks work roughly; how do you use artificial inteligence; how does ai work in business;
i am interested in artificial intelligence; i need ai; i want ai; image recognition;
is a language model the same as ai; is ai interesting for a factory; is ai only hype;
is ai really intelligent; is ai right for us; is ai something for a small firm;
is ai suitable for big companies; is ai useful for a bakery; isnt ai just hype; ki; limits of ai; llm;
llm for our company; machine learning; ml; talk more about ai; tell me about ai;
tell me about your ai solutions; teхniti noimosini; the ai thing; use of ai; we are curious about ai;
we are thinking about using ai but have no idea what it could do for us; we need to introduce ai;
we want an ai; we want to start with ai; we want to use machine learning in our company can you do it;
we would like to try ai; what about ai; what ai services do you have; what ai things do you do;
what are ai agents; what can ai do and what can it not do; what can ai do for me;
what can be done regarding ai; what do you do with ai; what does llm stand for; what does nlp mean;
what does rag mean; what exactly is artificial intelligence; what is ai used for; what is an algorithm;
whats ai; where do you use ai; which ai solutions do you have for companies like ours; why ai;
why should i use ai; will ai replace people; will ai take our jobs
`,
};
