import { company } from '../../knowledge/company.ts';
import type { ExpectedTopics } from './measure.ts';

/**
 * Questions that measure the local answers, written before the local answers last learnt. Nothing is tuned on them:
 * the test prints how many are answered, not which. When one has been looked at, it belongs to the tuning set.
 * Longer than other files: it is one list.
 */
export const heldOutQuestions: ExpectedTopics = [
  [
    ['location'],
    [
      'Hi, could you tell me where your offices are please?',
      'whereabouts in cyprus are u',
      'are you in Larnaca?',
      'What is your postal address?',
      'do you have a branch near me',
      'how far are you from the old city walls',
      'can i come by tomorrow',
    ],
  ],
  [
    ['hours', 'contact'],
    ['what are your business hours', 'are you open today', 'do you work sundays'],
  ],
  [
    ['contact'],
    [
      'I need to speak with somebody from your team',
      'pls give me the phone no',
      'is there an email I can write to',
      'How can we reach out to you?',
      'i dont want a bot i want a human',
      'can you have someone call me',
      'contcat details',
      'who can I talk to about a problem',
      'do you have whatsapp',
    ],
  ],
  [
    ['price'],
    [
      'What would a voice agent for my clinic cost us per month?',
      'How much for a website',
      'ballpark figure for automating invoices?',
      'prise list',
      'are you cheap',
      'Could you send me a quotation?',
      'what do you charge for consulting',
      'is there a subscription or a one off payment',
      'your fees please',
      'we only have a small budget, is that a problem',
    ],
  ],
  [
    ['return'],
    [
      'how soon do we get our money back',
      "What's a realistic ROI for process automation?",
      'How much money will this save my business',
      'does it really pay off',
      'what return do your clients see in the first year',
    ],
  ],
  [
    ['time'],
    [
      'How long before a voice agent is up and running?',
      'how many days do you need for a website',
      "we're in a rush, how quickly can you get it done",
      'what is the time frame for a big project',
      'when would it be finished',
      'expected delivery time?',
    ],
  ],
  [
    ['support'],
    [
      'who fixes it if it stops working',
      'do you look after the system once it is live',
      'how long do I wait for an answer from support',
      'is tech support included',
      'what if the bot makes a mistake or crashes',
      'how fast will you get back to me',
    ],
  ],
  [
    ['why-choose'],
    [
      'why would I choose your company over a bigger one',
      'what is your competitive advantage',
      'what do you do differently',
      'convince me',
      'How are you better than other consultancies?',
    ],
  ],
  [['hello'], ['Hello there!', 'hiya', 'good afternoon to you', 'hey, anyone there?']],
  [['thanks'], ['Thank you very much for your help', 'thats great thanks', 'ta, much appreciated']],
  [['bye'], ['ok goodbye then', 'have a good weekend']],
  [
    ['help', 'assistant', 'services'],
    ['could you help me out', 'what sort of questions can you answer', 'not sure what to ask'],
  ],
  [
    ['services', 'about'],
    [
      'What kind of services does your company provide?',
      'show me everything you offer',
      'what are your areas of expertise',
      'so what do you actually do',
      'which of your services would suit me',
    ],
  ],
  [
    ['ai', 'ai-automation', 'consultancy', 'services'],
    [
      'how do you use AI',
      'what is AI good for in a small firm',
      'I want to use artifical intelligence in my business',
      'AI solutions for retail',
    ],
  ],
  [
    ['website', 'digital-presence'],
    [
      'could you redo our website',
      'I want to sell my products online',
      'Who designs your websites?',
      'nobody finds us on google',
      'need help with an e-commerce store',
    ],
  ],
  [
    ['consultation', 'contact'],
    [
      'Do you offer a free consultation?',
      "I'd like to arrange an appointment with a consultant",
      'can we have a quick call on Thursday',
      'set up a meeting',
      'how do I book a demo',
    ],
  ],
  [
    ['about'],
    [
      `What does ${company.name} do?`,
      `who is ${company.name}`,
      'Give me an overview of your company',
      'i want to know more about your company',
      'tell me something about yourself',
    ],
  ],
  [
    ['consultancy', 'ai'],
    [
      'I need an AI consultant',
      'can you review our AI plans',
      'which of our processes are suitable for AI?',
      'do you run AI workshops for managers',
    ],
  ],
  [
    ['process-automation', 'automations', 'ai-automation'],
    [
      'our staff copy data from emails into SAP by hand every day',
      'How can I automate my bookkeeping?',
      'we drown in paperwork',
      'stop typing in supplier invoices',
      'can you streamline approvals',
      'order processing automation',
    ],
  ],
  [
    ['voice-agents'],
    [
      'Can AI take calls for my restaurant?',
      'need someone to answer the phone after hours',
      'automated phone system for a dental practice',
      'do you sell voicebots',
      'customers hang up because nobody answers the phone',
    ],
  ],
  [
    ['data-analytics'],
    [
      'We have loads of data but no idea what it means',
      'do you make power bi dashboards',
      'could you predict our demand',
      'I need better management reports',
      'analyse our sales figures',
    ],
  ],
  [
    ['enterprise-it-strategy'],
    [
      'Can you help with our IT strategy?',
      'we have too many systems and licences',
      'our software is twenty years old',
      'modernise our IT infrastructure',
      'IT roadmap for a group of companies',
    ],
  ],
  [
    ['ai-automation'],
    [
      'can you extract information from contracts automatically',
      'AI to read scanned documents',
      'Tell me more about AI automation',
      'automatically sort incoming emails with AI',
    ],
  ],
  [
    ['chatbots'],
    [
      'I would like a chatbot like you on my page',
      'bot for facebook messenger',
      'Do you develop customer service chatbots?',
    ],
  ],
  [
    ['marketing-automation'],
    [
      'automatic reminders and offers to my customers by email',
      'we want to automate our marketing',
      'lead nurturing campaigns',
    ],
  ],
  [
    ['cloud-migration'],
    [
      'Could you move our files to the cloud?',
      'we want to get rid of our server room',
      'migrate from our own servers to AWS',
    ],
  ],
  [
    ['industries', 'case-studies'],
    [
      'do you have clients in the tourism sector',
      'We are a shipping company. Is this for us?',
      'Do you only work with large enterprises?',
      'what types of businesses do you help',
      'any experience with insurance brokers?',
    ],
  ],
  [
    ['case-studies', 'results'],
    [
      'Do you have any case studies I can read?',
      'can you show me previous projects',
      'which companies have you worked with',
      'give me an example of something you built',
      'what have you achieved for your clients',
    ],
  ],
  [
    ['results', 'case-studies'],
    [
      'How many projects have you completed?',
      'what percentage of your projects succeed',
      'how do clients rate you',
    ],
  ],
  [
    ['data-protection'],
    [
      'How do you protect our customers data?',
      'Is it GDPR-compliant?',
      'will our documents be used to train AI',
      'does the data leave the EU',
      'can you sign an NDA',
      'is your chatbot secure',
    ],
  ],
  [
    ['audit'],
    [
      'Tell me about the free audit',
      'how do I take the AI audit',
      'what questions are in the business audit',
      'do you do a free analysis of my business',
    ],
  ],
  [
    ['automations', 'process-automation', 'services'],
    [
      'What sort of things can you automate?',
      'list of automations please',
      'which jobs can AI take over in an accounting office',
    ],
  ],
  [
    ['technologies'],
    [
      'Which technology do you work with?',
      'do you use open source models',
      'Does it work with Microsoft Dynamics?',
      'what programming languages are you using',
      'can it be integrated with our ERP',
    ],
  ],
  [
    ['founder', 'about'],
    ["What's the name of your CEO?", 'who set up this company'],
  ],
  [
    ['history', 'about'],
    ['When were you founded?', 'How many years of experience do you have?', 'are you a new company'],
  ],
  [
    ['mission', 'about'],
    ['Whats the mission of the company', 'what are you trying to achieve as a company'],
  ],
  [['vision', 'about'], ['Tell me your vision']],
  [
    ['values', 'about'],
    ['Which values guide your work?', 'do you have any ethical principles'],
  ],
  [
    ['getting-started', 'consultation', 'audit', 'contact'],
    [
      'I am interested, what should I do next?',
      'where do I begin with automation',
      'lets get started',
      'how do we start working together',
    ],
  ],
  [
    ['method', 'services'],
    [
      'How do you go about a project?',
      'Could you explain your process step by step',
      'what do you need from us to begin',
    ],
  ],
  [['languages'], ['Do your agents understand Greek?', 'can I write in Greek', 'English or Greek?']],
  [['assistant'], ['Are you a human being or a computer?', 'whats your name', 'is this chat run by AI']],
  [['blog'], ['Do you write a blog?', 'show me the newest posts', 'company updates']],
  [
    ['none'],
    [
      'How is the weather in Paphos?',
      'what time is it in tokyo',
      'Give me a recipe for moussaka',
      'flurb gnarx',
      'who was alexander the great',
      'when is the next football match',
      'solve x squared equals nine',
      'qwertz',
      'which film should I watch tonight',
      'is there life on mars',
      'my car will not start',
      'sdkfjh skdjfh',
      'how many calories in an apple',
      'zzzz',
    ],
  ],
];
