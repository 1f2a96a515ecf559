import { lowerFirst, serviceLink } from '../answerParts.ts';
import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'dearer',
  within: 'price',
  answer: ({ base, subject }) => {
    const page = pageAt(base, '/services');
    const [service] = subject ? [subject] : base.offerings.filter(({ price }) => price);
    return localAnswer(
      [page],
      service?.price
        ? `${subject ? '' : 'It differs by service. '}What makes ${serviceLink(service)} dearer:`
        : 'That is not written here.',
      (service?.price?.dearer ?? []).map((dearerReason) => `- ${lowerFirst(dearerReason)}`).join('\n'),
      `The price is fixed in writing before work starts. Each service lists its own reasons: ${markdownLink(page)}.`,
    );
  },
  examples: `
what makes it more expensive; why would it cost more; what makes the price go up; what raises the price;
what increases the cost; what makes it dearer; when does it cost more; why is it so expensive;
what drives the price; what would make it cheaper
`,
};
