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
a i
ai
ai for accountants
ai for fintech
ai in sales
ai products
ai stuff
ai tools
any experience with llms
are ai good to us
are ai useful for big companies
artifical inteligence
artificial intelligence
can ai be of use us
can ai help my business
can you offer ai systems
computer vision
deep learning
difference between ai and ordinary software
do u use gpt for clients
do you build ai models
do you develop custom ai
do you sell ai
do you use ai
does ai change in our firm
does ai make sense our company
explain ai simply
explain llms to a child
explain machine learning in plain words
explain your ai offering
generative ai
give me ai
how are ai good for
how can ai help a restaurant
how could ai be useful in a law office
how do computers learn roughly
how do neural networks work roughly
how does ai work in business
i am interested in artificial intelligence
i need to try ai
i want to introduce ai
image recognition
is a language model the same as ai
is ai interesting to small companies
is ai only hype
is ai right for us
is ai something for a small firm
is ai suitable for supermarkets
isnt ai just hype
ki
llm for our company
ml
need ai
talk more about ai
tell me about your ai solutions
tell me more about your work with ai
teхniti noimosini
the ai thing
use of ai
want ai
we are thinking about using ai but have no idea what it could do for us
we want an ai
we would like ai
what ai services do you have
what ai things do you do
what are ai agents
what can ai do and what can it not do
what can ai do for me
what can be done regarding ai
what do you do with ai
what does llm stand for
what does nlp mean
what does rag mean
what is ai used for
whats ai
which ai solutions do you have for companies like ours
which do you do in ai
why ai
will ai replace people
will ai take our jobs
`,
};
