import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import type { PostSummary } from '../../knowledge/types.ts';
import { followUpSuggestions, initialSuggestions } from '../suggestions.ts';
import { createOfflineAnswers } from './createOfflineAnswers.ts';

const post: PostSummary = {
  slug: 'what-a-receipt-knows',
  title: 'What a receipt knows',
  description: 'On the metallurgy of staples.',
  category: 'tech-insights',
  tags: ['scanning'],
};
const answer = createOfflineAnswers({ knowledge, posts: [post], random: () => 0 });

/** The thirteen of the requirements (Fixed values). */
const keywords = [
  'location',
  'why choose',
  'hello',
  'help',
  'contact',
  'services',
  'price',
  'AI',
  'website',
  'consultation',
  'about',
  'thanks',
  'bye',
];

describe('[CONST-08, A17] createOfflineAnswers: the thirteen keywords', () => {
  test.each(keywords)('"%s" alone has its own answer, in any case', (keyword) => {
    for (const typed of [keyword, keyword.toUpperCase(), `  ${keyword}? `])
      expect(answer(typed).by).toBe(keyword.toLowerCase().replace(' ', '-'));
  });

  test('have thirteen different answers, none of them "we do not know"', () => {
    expect(new Set(keywords.map((keyword) => answer(keyword).content)).size).toBe(13);
  });

  test('count as whole words only', () => {
    const inside = fc.tuple(
      fc.constantFrom(...keywords),
      fc.constantFrom('zq', 'xv', 'kjq'),
      fc.constantFrom('zq', 'xv', 'kjq'),
    );
    fc.assert(
      fc.property(inside, ([keyword, before, after]) => {
        const { by } = answer(`${before}${keyword.replace(' ', '')}${after}`);
        expect(keywords.map((each) => each.toLowerCase().replace(' ', '-'))).not.toContain(by);
      }),
    );
    for (const typed of ['maintain email', 'gmail', 'said', 'aix']) expect(answer(typed).by).not.toBe('ai');
  });

  test('give way to what is said more exactly', () => {
    expect(answer('Tell me more about Data & analytics').by).toBe('data-analytics');
    expect(answer('Hello, can you help me with a cloud migration?').by).toBe('cloud-migration');
    expect(answer('Thanks, and what about the price?').by).toBe('price');
  });
});

describe('createOfflineAnswers: the questions that we suggest ourselves', () => {
  const expected: Readonly<Record<string, string>> = {
    'What services do you offer?': 'services',
    [`Tell me about ${knowledge.company.name}`]: 'about',
    'How can I contact you?': 'contact',
    'What other services do you offer?': 'services',
    'How can I get started?': 'getting-started',
    'What industries do you work with?': 'industries',
    'Can you share some case studies?': 'case-studies',
    'How do you implement these services?': 'method',
    'What is your company mission?': 'mission',
    'How long have you been in business?': 'history',
    'What makes the company different?': 'why-choose',
    'Can I schedule a consultation?': 'consultation',
    'Do you offer free assessments?': 'audit',
    'What is your typical response time?': 'support',
    'Tell me about your AI solutions': 'ai',
    'How can I contact your team?': 'contact',
    ...Object.fromEntries(knowledge.offerings.map(({ id, title }) => [`Tell me more about ${title}`, id])),
    ...Object.fromEntries(knowledge.subOfferings.map(({ id, title }) => [`Tell me more about ${title}`, id])),
  };

  test.each(Object.entries(expected))('"%s" is answered', (question, topic) =>
    expect(answer(question).by).toBe(topic),
  );

  test('are all among these', () => {
    const shown = ['service', 'about', 'call', 'weather'].flatMap((question) => [
      ...followUpSuggestions(question, 'AI consultancy', knowledge),
      ...followUpSuggestions(question, 'none', knowledge),
    ]);
    for (const suggestion of [...shown, ...initialSuggestions(knowledge)])
      expect(Object.keys(expected)).toContain(suggestion);
  });
});

describe('createOfflineAnswers: every question of the visitors’ own', () => {
  test.each(knowledge.faqs.map(({ question, answer: text }) => [question, text]))(
    '"%s" gets its answer',
    (question, text) => {
      expect(answer(question).content).toContain(text);
    },
  );

  test.each([
    ['how much would a phone bot cost', 'price', '/services/voice-agents'],
    ['how long does a chatbot take', 'time', '/services/chatbots'],
    ['What return can I expect from process automation?', 'return', '300-500%'],
    ['do you work with hotels', 'industries', 'hotel group in Paphos'],
    ['What would a voice agent cost us per month?', 'price', '€480 a month'],
    ['how much is a chatbot', 'price', '€8,000'],
  ])('"%s" is answered for what it names', (question, topic, part) => {
    const { by, content } = answer(question);
    expect(by).toBe(topic);
    expect(content).toContain(part);
  });

  test('"what does it cost" gives the ranges of all worked examples, and a service that nobody has priced no figure', () => {
    expect(answer('what does it cost').content).toContain(
      'a small project costs €2,000 to €8,000, a usual one €4,000 to €16,000 and a large one €7,200 to €32,000',
    );
    const offerings = knowledge.offerings.map((service) => ({ ...service, price: undefined }));
    const unpriced = createOfflineAnswers({ knowledge: { ...knowledge, offerings } });
    for (const question of ['what does it cost', 'how much would a phone bot cost'])
      expect(unpriced(question).content).not.toContain('€');
  });

  test('finds posts and case studies by their titles', () => {
    expect(answer('Where is the article "What a receipt knows"?').pages[0]).toEqual({
      name: post.title,
      path: `/blog/${post.slug}`,
    });
    expect(answer('where is "Reports at a hotel group: from nine pages to one"').pages[0]?.path).toBe(
      '/case-studies/hotel-group-paphos',
    );
  });

  test('is read in British and American spelling, and with typos', () => {
    for (const [one, other] of [
      ['optimise our processes with automation', 'optimize our processes with automation'],
      ['call centre', 'call center'],
      ['what is your adress', 'what is your address'],
      ['pricng', 'pricing'],
      ['whats the price', "What's the price?"],
    ] as const) {
      expect(answer(one).content).toBe(answer(other).content);
    }
  });
});

describe('createOfflineAnswers: the first message of a visitor', () => {
  test.each([
    ['I sent your form on Monday and nobody has rung me. What now?', 'unanswered'],
    ['We have four shops. I doubt that a machine understands my customers on the phone.', 'noise'],
    ['We are a bakery. I think AI is hot air.', 'sceptic'],
    ['can you make a bot that answers our Instagram messages', 'channels'],
    ['my brother could do that with ChatGPT for nothing', 'do-it-yourself'],
    ['can you repair our printer', 'not-our-work'],
    ['is AI allowed to choose between job applicants', 'hiring'],
  ])('"%s" is answered by %s', (question, topic) => {
    expect(answer(question).topic).toBe(topic);
  });

  test('that names two services gets the text of each', () => {
    const { content } = answer('What is the difference between AI consultancy and enterprise IT strategy?');
    expect(content).toContain('**AI consultancy.**');
    expect(content).toContain('**Enterprise IT strategy.**');
  });

  test.each(['shoe shop', 'tattoo studio', 'pet shop'])('"%s" is asked for its task', (trade) => {
    expect(answer(trade).content).toContain('Which task takes the most time?');
  });

  test('that names a service beside a business is answered with the service', () => {
    expect(answer('language school. 60 students. website').by).toBe('digital-presence');
  });

  test('that describes an unknown task is told that the catalogue has none, and offered a free consultation', () => {
    const { by, content } = answer('could a robot sort the oranges in our packing hall');
    expect(['none', 'ask']).toContain(by);
    expect(content).toContain('That is not in our catalogue of automations.');
    expect(content).toContain('A free consultation');
  });
});
