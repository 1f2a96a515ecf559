import { describe, expect, test } from 'vitest';

import { knowledge } from '../../knowledge/knowledge.ts';
import type { ChatMessage } from '../Assistant.ts';
import { systemInstruction } from '../chatPrompt.ts';
import { createOfflineAnswers } from './createOfflineAnswers.ts';

const answer = createOfflineAnswers({ knowledge, random: () => 0 });

/** The answer to the last of these messages, each said after those before it. */
function lastAnswer(...messages: readonly string[]) {
  const history: ChatMessage[] = [];
  let last = answer('');
  for (const content of messages) {
    last = answer(content, history);
    history.push({ content, isUser: true }, { content: last.content, isUser: false, source: 'site' });
  }
  return last;
}

describe('createOfflineAnswers: one turn of memory', () => {
  test.each([
    [['Do you make chatbots?', 'and how much is that?'], 'price', '/services/chatbots'],
    [['What is a voice agent for a clinic?', 'how long does it take?'], 'time', '2 to 4 weeks for one line'],
    [['What does a chatbot cost?', 'tell me more'], 'chatbots', '/services/chatbots'],
    [['What does a chatbot cost?', 'and for a voice agent?'], 'price', '/services/voice-agents'],
    [['What services do you offer?', 'yes please'], 'consultancy', '/services/consultancy'],
    [['What does a chatbot cost?', 'why?'], 'payment', 'fixed price'],
    [['Where is your office?', 'why?'], 'none', '/contact'],
    [['What does a chatbot cost?', 'and for a shop?'], 'price', '/services/chatbots'],
    [['Tell me a joke'], 'small-talk', '/services'],
    [['Σε ποιον ανήκει ο κώδικας;'], 'ownership', '/about'],
    [
      ['Tell me about voice agents', 'how much?', 'more details please'],
      'voice-agents',
      '/services/voice-agents',
    ],
    [
      ['We copy our delivery notes into Xero by hand', 'no homepage, only the invoices', 'and the price?'],
      'price',
      '/services/process-automation',
    ],
  ])('%j is answered on %s', (messages, by, part) => {
    const { by: found, content } = lastAnswer(...messages);
    expect(found).toBe(by);
    expect(content).toContain(part);
  });

  test.each([
    [['What services do you offer?', 'tell me more about the first one', 'the second'], 'process-automation'],
    [['What services do you offer?', 'how much does the second one cost?'], 'price'],
    [['What services do you offer?', 'the last one'], 'ai-automation'],
    [['What does a voice agent cost?', 'and a chatbot?'], 'price'],
    [['What can be automated?', 'the first one'], 'search'],
    [['Tell me about your case studies', 'the hotel one'], 'case-studies'],
    [['What is in the audit?', 'and how long does it take?'], 'audit'],
    [['What does a chatbot cost?', 'what about voice agents'], 'price'],
    [['What services do you offer?', 'no'], 'help'],
    [['Do you do SEO?', 'ok'], 'help'],
  ])('%j is answered by %s', (messages, by) => {
    expect(lastAnswer(...messages).by).toBe(by);
  });

  test('the service of an earlier message does not answer a message that turns it down', () => {
    expect(lastAnswer('What does a website cost?', 'no website, only the invoices').by).toBe(
      'process-automation',
    );
  });

  test('a new subject leaves the old one', () => {
    expect(lastAnswer('What does a chatbot cost?', 'Where is your office?').by).toBe('location');
    expect(lastAnswer('What does a chatbot cost?', 'How long does a website take?').content).not.toContain(
      'Chatbots',
    );
  });

  test('what nothing is written about is said for the subject spoken of', () => {
    const { by, content } = lastAnswer('Tell me about chatbots', 'can that be painted green?');
    expect(by).not.toBe('price');
    expect(content).toContain('/contact');
  });
});

describe('createOfflineAnswers: what is turned down, and two questions at once', () => {
  test.each([
    ["We don't need a chatbot", 'services', '/services/chatbots'],
    ['Not a chatbot, please', 'services', '/services/chatbots'],
    ['δεν θέλω chatbot', 'services', '/services/chatbots'],
    ['Not interested in voice agents', 'services', '/services/voice-agents'],
    ['no dashboard, we want to automate our invoices', 'process-automation', '/services/data-analytics'],
    ['Forget the website, what does a voice agent do?', 'voice-agents', '/services/digital-presence'],
  ])('"%s" is answered by something else', (question, by, refused) => {
    const { by: found, content } = answer(question);
    expect(found).toBe(by);
    expect(content).not.toContain(refused);
  });

  test.each(['Are you not a chatbot?', 'Why not a chatbot?'])('"%s" turns nothing down', (question) => {
    expect(answer(question).content).not.toContain('something else');
  });

  test('"we have no website" turns nothing down', () => {
    expect(answer('We have no website yet, can you build one?').content).toContain(
      '/services/digital-presence',
    );
  });

  test('a sentence about the writer is no question beside one', () => {
    expect(answer('I own a small clinic. Can a robot answer our telephone?').by).toBe('voice-agents');
  });

  test('three questions of a message are answered in three paragraphs', () => {
    expect(answer('How much is a chatbot, how long does it take and do you train us?').by).toBe(
      'price+time+training',
    );
  });

  test('both questions of a message are answered, the second on the subject of the first', () => {
    const { by, content } = answer('What does a chatbot cost and how long does it take?');
    expect(by).toBe('price+time');
    expect(content.split('/services/chatbots').length).toBe(3);
  });
});

describe('createOfflineAnswers: words that change nothing about a question', () => {
  test.each([
    ['anyway, what do you do?', 'services'],
    ['okay, seriously: what do you do?', 'services'],
    ['and what is an AI agent, basically?', 'ai-agent'],
  ])('"%s" is answered by %s', (question, by) => {
    expect(answer(question).by).toBe(by);
  });
});

describe('createOfflineAnswers: what is no question', () => {
  test.each(['eleni.k@example.com', 'ring me on 99 765 432', '+357 22 765432', 'my mail is a@b.cy'])(
    '"%s" is told that our people do not read the chat, and offered the contact card',
    (message) => {
      expect(answer(message)).toMatchObject({ by: 'details', offers: ['contact'] });
    },
  );

  test.each([
    'Book me on Tuesday morning',
    'book me for Tuesday at 11',
    'or Wednesday',
    'can you do Monday 9am?',
    'I would like to schedule a call',
    'can you call me on Friday?',
  ])('"%s" is offered times for a call', (message) => {
    expect(answer(message).offers).toEqual(['call']);
  });

  test.each([
    ['you promised to ring and nobody did, I am angry', 'complaint'],
    ['I would like to apply for a job', 'vacancies'],
    ['we offer cheap backlinks for your website', 'offers'],
    ['is it legal to record our phone calls?', 'legal'],
    ['our web shop is down since last night', 'outage'],
    ['do you show our employees how to use it?', 'training'],
    ['another agency built our bot, can you take over?', 'takeover'],
  ])('"%s" goes where it belongs: %s', (message, by) => {
    expect(answer(message).by).toBe(by);
  });

  test('no answer says that messages go to nobody, because with AI they go to Google', () => {
    const texts = [
      systemInstruction(knowledge),
      JSON.stringify(knowledge.moreFaqs),
      answer('eleni.k@example.com').content,
    ];
    for (const text of texts)
      expect(text).not.toMatch(/passed on to anybody|passes nothing on|reaches nobody/i);
  });

  test('an address beside a question leaves the question answered', () => {
    expect(answer('What does a chatbot cost? My mail is a@b.cy')).toMatchObject({
      by: 'details+price',
      offers: ['contact'],
    });
  });
});

describe('createOfflineAnswers: other languages', () => {
  test.each([
    'poso kostizei?',
    'me ti asxoleiste akrivos',
    'Τι υπηρεσίες έχετε;',
    'Πόσο κοστίζει;',
    'Πού είναι το γραφείο σας;',
    'Ποιος κέρδισε χθες;',
  ])('"%s" is answered in Greek', (question) => {
    const { lang, content } = answer(question);
    expect(lang).toBe('el');
    expect(content).toMatch(/\p{Script=Greek}{4}/u);
  });

  test.each([
    ['Πόσο κοστίζει ένας φωνητικός βοηθός;', '/services/voice-agents'],
    ['poso kostizei mia istoselida', '/services/digital-presence'],
    ['ποια είναι η τιμή για ένα chatbot', '/services/chatbots'],
  ])('"%s" has a price and the page %s', (question, page) => {
    const { content } = answer(question);
    expect(content).toMatch(/€\d/);
    expect(content).toContain(page);
  });

  test.each([
    ['Сколько это стоит?', 'ru'],
    ['Ne kadar, fiyat nedir, nasıl?', 'tr'],
    ['ما هي خدماتكم؟', 'ar'],
    ['Was kostet ein Chatbot und wie lange dauert das?', 'de'],
    ['Combien coûte votre service ?', 'fr'],
  ])('"%s" is told in %s how to reach a person', (question, lang) => {
    const given = answer(question);
    expect(given.lang).toBe(lang);
    expect(given.content).toContain('/contact');
  });
});

describe('createOfflineAnswers: questions of everyday life', () => {
  const everyday = [
    'is it going to rain at the weekend',
    'how many calories has a banana',
    'play some jazz',
    'turn off the lamp in the hall',
    'who won the world cup in 1998',
    'how do i get rid of ants',
    'what is the capital of peru',
    'transfer fifty euros to my sister',
    'how long do i boil an egg',
    'when does the bus to larnaca leave',
    'my cat does not eat',
    'remind me to buy milk',
    'how do you say goodbye in swedish',
    'what rhymes with orange',
    'is there traffic on the motorway',
    'how old is the earth',
    'why is the sky blue',
    'set an alarm for six',
    'find me a hotel in rome',
    'what is my credit score',
  ];

  test('are refused or asked back, and no text of ours is the answer to them', () => {
    const asserted = everyday.filter((question) => !['none', 'ask'].includes(answer(question).by));
    expect(asserted).toEqual([]);
    expect(everyday.filter((question) => answer(question).by === 'none').length).toBeGreaterThan(16);
  });

  test.each([
    '',
    '🙂🙂',
    'qwpoeiur zmxncb',
    '؟؟؟',
    '12345',
    '7 gghh',
    'zxq 99 qqq',
    'ﷺ '.repeat(500),
    'bla '.repeat(1000),
  ])('and %j gets an honest answer', (text) => {
    expect(['none', 'ask', 'language']).toContain(answer(text).by);
  });
});

describe('createOfflineAnswers: follow-ups, own troubles and precise questions', () => {
  test.each([
    [['What does a chatbot cost?', 'and every month?'], '€60 to €420 a month'],
    [['How much is process automation?', 'no I meant how long'], '2 to 4 weeks for a simple automation'],
    [['How much is a chatbot?', 'and a voice agent?', 'the other one'], '/services/chatbots'],
    [['we have a clinic, patients ring all day', 'what went wrong at the other clinic?'], 'village names'],
    [['what did the clinic gain?', 'and the hotel?'], 'Reports at a hotel group'],
    [['do your prices include VAT?'], 'without VAT'],
    [['do you use cookies?'], 'No.'],
    [['has a project of yours failed?'], 'Yes.'],
    [['do you work with Xero?'], 'Yes, Xero'],
    [['are you open on Saturday?'], 'No.'],
    [['is this the electricity authority?'], 'No.'],
    [['πόσο κοστίζει ένα chatbot;', 'και τον μήνα;'], '**€60** έως **€420** τον μήνα'],
    [['xanoume polli xrono me timologia'], '/services/process-automation'],
  ])('%j is told %s', (messages, part) => {
    expect(lastAnswer(...messages).content).toContain(part);
  });

  test.each([
    [['Do you automate invoices?', 'how accurate is it', 'and every month?'], '/services/process-automation'],
    [['How much notice do we give?'], 'A month’s notice'],
    [['do you work with SoftOne?'], 'neither yes nor no'],
    [['will it replace my receptionists?'], 'No.'],
    [['we are five people, is that too small?'], 'smaller than our clients so far'],
    [['I have a factory, what can you do?'], 'three factories'],
    [['What does a chatbot cost?', 'that does not answer my question'], 'I am sorry. Ask in other words'],
    [
      ['We rent boats, the telephone rings all day', 'where are you?', 'and the price?'],
      '/services/voice-agents',
    ],
    [['hello, I have a bakery with three branches'], 'Which task takes the most time?'],
    [['this is unacceptable', 'I want to make a complaint'], 'please ring'],
    [['can you build a website?', 'do you take equity instead of money?'], 'Is it about one of these?'],
    [['do you have experience with medical firms?'], 'Yes.'],
    [['xyzzy CHATBOT qq'], '/services/chatbots'],
  ])('%j is answered with %s', (messages, part) => {
    expect(lastAnswer(...messages).content).toContain(part);
  });

  test('"it is too much for me" without a price before it is taken for despair', () => {
    expect(answer('it is too much for me').by).toBe('crisis');
  });

  test('the language follows the conversation', () => {
    expect(lastAnswer('poso kanei ena chatbot', 'ok, kai meta').lang).toBe('el');
    expect(lastAnswer('poso kanei ena chatbot', 'and what is the price of a website?').lang).toBeUndefined();
  });
});

describe('createOfflineAnswers: follow-ups without a subject of their own', () => {
  test.each([
    [['Do you make chatbots?', 'how much per user'], 'No price for one user'],
    [['How much is a website?', 'is that per month'], 'paid by the month'],
    [['Tell me about chatbots', 'who does it'], 'Our own consultants'],
    [['We need better reports', 'and what do you need from us'], 'agreement on what each figure means'],
    [['Do you make voice agents?', 'what if it makes a mistake'], 'No model is right every time'],
    [['Do you make voice agents?', 'can it transfer to a human'], 'passes the call to a person'],
    [['Tell me about chatbots', 'can people still talk to someone'], 'hands over to a person'],
    [['Tell me about process automation', 'i dont have time for big project'], '€3,200'],
    [['How much is a website?', 'thats a lot'], 'Start small'],
    [['How much is a website?', 'why so expensive'], 'text and pictures that do not exist yet'],
    [['Do you make voice agents?', 'what would you do'], 'offers three free times'],
    [['Enterprise IT strategy', 'what do we get at the end'], 'A recovery that was tested'],
    [['What is in the audit?', 'how long'], 'three minutes'],
    [['What is in the audit?', 'and then?'], 'the report stays with you'],
    [['Do you make chatbots?', 'who owns it'], 'the code, the accounts and the data are yours'],
    [['How much is a chatbot?', 'and the second year?'], 'a month'],
    [['Is a chatbot better than a voice agent?', 'which is faster?'], '/services/chatbots'],
    [['Tell me about chatbots', 'does it learn from our website'], 'answers from your own documents'],
    [['How much is a chatbot?', 'and in greek?'], 'We work in'],
    [['What is marketing automation?', 'in our style?'], 'I find no answer to that here'],
    [['What is marketing automation?', 'in our style?'], '/services/marketing-automation'],
    [['Do you do cloud migration?', 'can we talk tomorrow at 10?'], 'Choose a time for a call'],
    [['How is the first meeting?', 'tuesday afternoon is ok?'], 'Choose a time for a call'],
    [['ok i want to talk with somebody, when is possible'], 'Choose a time for a call'],
    [['How much is a website?', 'how many euro per month'], '/services/digital-presence'],
    [['Do you make voice agents?', 'how much cost one call'], '300 calls a month'],
    [['Do you make chatbots?', 'what it can do'], 'Each answer links to the page it comes from'],
    [['Do you make chatbots?', 'who approves them'], 'a person reads every answer'],
    [['Our excel is a mess', 'i dont want new system'], 'nothing has to be replaced'],
    [['Can you build a website?', 'can people pay on it'], 'book, order, ask, pay'],
    [['chatbot for my eshop how much'], '€3,200'],
    [['What is in the audit?', 'what do we have to prepare'], 'form asks for your business'],
    [['We miss calls', 'ok and then?', 'and after that?'], 'Support replies'],
    [['do you have a case of a hotel', 'what went wrong there'], 'Reports at a hotel group'],
    [['do you have a case of a hotel', 'could you build one like this for us'], 'Take the'],
    [['What is marketing automation?', 'does it work on viber'], 'are not written about here'],
    [['Tell me about voice agents', 'can we talk about chatbots instead', 'price'], '/services/chatbots'],
    [['Do you make chatbots?', 'howmuchdoesitcost'], '€3,200'],
    [['What is in the audit?', 'how long does it take and what do I need to prepare?'], 'three minutes'],
    [['Tell me about voice agents', 'how much is it and who does it?'], '2,500 calls a month'],
    [['Customers forget the yearly service', 'how would that work'], 'Remind once more, then stop'],
    [['How much is a website?', 'thats a lot', 'why?'], 'fixed price'],
    [['Do you automate invoices?', 'what would you do first for a shop like ours'], 'Take the'],
  ])('%j is told %s', (messages, part) => {
    expect(lastAnswer(...messages).content).toContain(part);
  });

  test('the price and the time of a follow-up are those of the service alone', () => {
    expect(lastAnswer('Do you make chatbots?', 'how long').content).not.toContain('Simple automations');
    expect(lastAnswer('Do you make chatbots?', 'how much').content).not.toContain('Consultations');
  });

  test('a question about the service is not answered by another service that its words recall', () => {
    const { content } = lastAnswer('What is marketing automation?', 'can it write the emails itself');
    expect(content).toContain('write the messages with you');
  });
});

describe('createOfflineAnswers: the business that a visitor introduces', () => {
  test.each([
    ['hi, i am insurance broker', 'insurance broker'],
    ['we are transport company, 15 trucks', 'logistics company'],
    ['dental clinic here, 4 doctors', 'A private clinic'],
  ])('"%s" is still known two messages later', (first, client) => {
    const { content } = lastAnswer(
      first,
      'we lose time with phone calls',
      'have you done it for somebody like us',
    );
    expect(content).toContain(client);
  });

  test.each(['i have a private school', 'we are wine maker, 8 people', 'architect office here, 6 people'])(
    '"%s" is told that no case is from that trade',
    (first) => {
      const { content } = lastAnswer(first, 'how much', 'have you done it for somebody like us');
      expect(content).toContain('No case from that trade is written here.');
      expect(content).not.toContain('wholesaler');
    },
  );

  test('a trade that is named in the question comes before that of the visitor', () => {
    expect(lastAnswer('we have a law office', 'have you done it for hotels').content).toContain(
      'hotel group',
    );
    expect(lastAnswer('Do you have cases?', 'have you done it for lawyers').content).toContain(
      'No case from that trade',
    );
  });

  test.each(['i am a plumber, i work alone', 'we do furniture', 'small construction company here'])(
    '"%s" is told for whom the company works',
    (first) => {
      expect(answer(first).by).toBe('industries');
    },
  );

  test('a business alone is no task for a service', () => {
    expect(answer('we have warehouse, 20 workers').by).toBe('industries');
  });
});
