import { company } from '../../../knowledge/company.ts';
import type { ExpectedTopics } from '../topics.ts';

/** The first held-out set. It was answered at 93 % when it was new; since then it has served for improving the rules. Longer than other files: it is one list. */
export const formerHeldOutQuestions: ExpectedTopics = [
  [
    ['location'],
    [
      'where are you guys based',
      'Which city is your office in?',
      'do you have an office in cyprus',
      "what's your adress",
      'can I visit you in person?',
      'how do I find your office',
    ],
  ],
  [
    ['hours', 'contact'],
    ['what time do you open', 'Are you open on Saturdays?'],
  ],
  [
    ['contact'],
    [
      'whats your phone number',
      'how can I get hold of someone',
      "I'd like to talk to a human",
      'email address please',
      'can somebody ring me back',
      'How do I reach your sales people?',
    ],
  ],
  [
    ['price'],
    [
      'how much would a phone bot cost',
      'what are your rates',
      'is it expensive?',
      'do you charge by the hour',
      "What's the pricing like for small companies?",
      'do you have fixed fees',
      'how mcuh does it cost',
      'what would I have to pay',
    ],
  ],
  [
    ['return'],
    [
      'how fast do I see money back',
      'what ROI can I expect?',
      'when will it pay off',
      'is the investment worth it',
      "What's the payback period?",
    ],
  ],
  [
    ['time'],
    [
      'how long does it take to build',
      'when could we go live',
      'How many weeks for a simple automation?',
      'whats the usual timeline',
      'how soon can it be ready',
    ],
  ],
  [
    ['support'],
    [
      'what happens if it breaks at night',
      'How quickly do you respond to support tickets?',
      'do you offer maintenance after launch',
      'What is your typical response time?',
    ],
  ],
  [
    ['why-choose'],
    [
      'why should we go with you and not another agency',
      'what sets you apart from competitors',
      'What makes the company different?',
      'why you',
    ],
  ],
  [['hello'], ['hi there', 'good morning', 'Hey!', 'kalimera']],
  [['thanks'], ['thank you so much', 'cheers, that was useful', 'thx']],
  [['bye'], ['goodbye', 'see you later', "ok that's all, bye bye"]],
  [
    ['help', 'assistant'],
    ['what can you help me with', 'can you help me?', 'what can I ask you'],
  ],
  [
    ['services'],
    [
      'what do you guys do',
      'what do you offer?',
      'list of your solutions',
      'What other services do you offer?',
      'which servises do you have',
    ],
  ],
  [
    ['ai', 'ai-automation', 'consultancy'],
    [
      'Tell me about your AI solutions',
      'how could artificial intelligence help my company',
      'do you do machine learning',
    ],
  ],
  [
    ['website', 'digital-presence'],
    ['can you build me a new site', 'we need an online shop', 'our web page is slow', 'do you do web design'],
  ],
  [
    ['consultation'],
    [
      'Can I schedule a consultation?',
      'I would like to book a meeting',
      'is the first call free',
      'can we set up a call with an expert next week',
    ],
  ],
  [
    ['about'],
    [
      `Tell me about ${company.name}`,
      'who are you',
      'what kind of company is this',
      'Tell me more about your firm',
    ],
  ],
  [
    ['consultancy'],
    [
      'we need an AI plan for the board',
      'Tell me more about AI consultancy',
      'can you advise us on where to use AI',
    ],
  ],
  [
    ['process-automation', 'automations'],
    [
      'we retype orders all day long',
      'can you automate our invoices?',
      'Tell me more about Process automation',
      'getting rid of copy and paste between systems',
    ],
  ],
  [
    ['voice-agents'],
    [
      'can a robot answer our phones',
      'we miss a lot of calls at lunch',
      'Do you have a virtual receptionist?',
      'Tell me more about AI voice agents',
    ],
  ],
  [
    ['data-analytics'],
    [
      'I want better dashboards',
      'help with reporting and KPIs',
      'Tell me more about Data & analytics',
      'can you forecast our sales',
    ],
  ],
  [
    ['enterprise-it-strategy'],
    [
      'Tell me more about Enterprise IT strategy',
      'our legacy systems are a mess, can you plan the replacement',
      'do you do digital transformation roadmaps',
    ],
  ],
  [
    ['chatbots'],
    [
      'can you put a chat bot on our site',
      'do you build chatbots for whatsapp',
      'I want an assistant that answers customers on our website',
    ],
  ],
  [
    ['marketing-automation'],
    ['can you automate our email campaigns', 'newsletter automation', 'do you do marketing automation'],
  ],
  [
    ['cloud-migration'],
    ['we want to move our servers to azure', 'do you do cloud migrations', 'migrating to aws'],
  ],
  [
    ['industries'],
    [
      'What industries do you work with?',
      'do you work with hotels',
      'Have you any clients in healthcare?',
      'is this for small businesses too',
      'which sectors do you serve',
    ],
  ],
  [
    ['case-studies', 'results'],
    [
      'Can you share some case studies?',
      'show me examples of your work',
      'who are your clients',
      'any success stories',
      'do you have references',
    ],
  ],
  [
    ['results'],
    ['how many customers do you have', 'what is your success rate', 'how satisfied are your clients'],
  ],
  [
    ['data-protection'],
    [
      'is my data safe',
      'are you GDPR compliant',
      'where is our data stored',
      'do you train models on our data',
      'what about privacy and security',
    ],
  ],
  [
    ['audit'],
    [
      'Do you offer free assessments?',
      'how does the audit work',
      'is the ai audit really free',
      'what do I get from the business audit',
    ],
  ],
  [
    ['automations', 'process-automation'],
    ['what can be automated', 'give me some ideas for automation', 'which tasks could a machine take over'],
  ],
  [
    ['technologies'],
    [
      'what technologies do you use',
      'which tools do you work with',
      'what is your tech stack',
      'do you use gemini or chatgpt',
    ],
  ],
  [
    ['founder', 'about'],
    ['who founded the company', "who's the ceo", 'who is the boss'],
  ],
  [
    ['history', 'about'],
    ['How long have you been in business?', 'when was the company founded', 'how old is the company'],
  ],
  [['mission'], ['What is your company mission?', 'what is your purpose']],
  [['vision'], ["what's your vision for the future"]],
  [['values'], ['what are your company values', 'what do you believe in']],
  [
    ['getting-started', 'consultation', 'audit'],
    ['How can I get started?', "what's the first step", 'ok how do we begin'],
  ],
  [
    ['method'],
    [
      'How do you implement these services?',
      'how do you work',
      'what does your process look like',
      'what are the stages of a project',
    ],
  ],
  [['languages'], ['do you speak greek', 'milate ellinika', 'in which languages does it work']],
  [['assistant'], ['are you a real person', 'am I talking to a bot', 'are you chatgpt']],
  [['blog'], ['do you have a blog', 'where can I read your articles']],
  [
    ['none'],
    [
      'what is the weather like today',
      'who won the world cup',
      'recipe for halloumi pie',
      'asdfghjkl qwerty',
      'zz',
      'tell me a joke about cats',
      'what is the capital of france',
      'can you recommend a good restaurant',
      'blorf wug snerp',
      'how tall is mount everest',
      '12345',
      'convert 20 dollars to yen',
    ],
  ],
];
