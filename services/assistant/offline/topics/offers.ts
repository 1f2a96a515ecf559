import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'offers',
  examples: `
advertising offer; affiliate programme; are you looking for investors; backlinks; book a demo of our product;
business proposal; can i publish a guest post; can i resell your service; can i show you our product;
can i write for your blog; can we become partners; can we interview you; can we white label your bot;
cheap web design offer; dear sir or madam we offer; do you have a partner programme; do you need funding;
do you need office supplies; do you pay commissions; do you want to buy our software; guest post on your blog;
i am a journalist; i can improve your website; i have a business proposal; i want to sell you something;
investment opportunity; media request; outsourcing offer; partnership; partnership proposal; press enquiry;
reseller; sponsored post; sponsorship; we are a development agency and offer our services;
we can bring you to the first page of google; we have developers for hire; we offer link building;
we offer seo services; we provide cheap developers; we sell insurance for companies; we sell leads;
we want to buy your company; we would like to advertise with you; white label; will you sponsor our event;
would you like to buy leads; would you speak at our conference
`,
};
