import { companyBrief } from './companyBrief.ts';
import { contact } from './contact.ts';
import { founder } from './founder.ts';
import { languages } from './languages.ts';
import type { Company } from './types.ts';

/** Facts about the company; its name and figures are in its brief. */
export const company: Company = {
  ...companyBrief,
  mission:
    'To take routine off people’s desks and give it to software that does it the same way every time, keeps a record, and knows when to ask.',
  vision:
    'A Cyprus where a company of twelve answers as fast as a company of twelve hundred, and where nobody is hired to copy and paste.',
  values: [
    {
      title: 'Say what it costs',
      description:
        'Every proposal has a fixed price, a date and a list of what we need from you. If a thing will not pay for itself, the proposal is one line long and says so.',
    },
    {
      title: 'Count the result',
      description: `Every project starts with one number to improve, written down before the work begins. ${companyBrief.stats.successRate} of our projects improved theirs as far as promised. We can tell you about the others too.`,
    },
    {
      title: 'Hand everything over',
      description:
        'The code, the accounts and the data are yours from the first day, with a manual a colleague can follow. You could leave us tomorrow, and everything would go on working.',
    },
    {
      title: 'Keep a person in reach',
      description:
        'Whatever we build knows what it does not know, and passes that to a human with the context attached. The same goes for us: a person answers within a day.',
    },
  ],
  milestones: [
    {
      year: 2018,
      title: 'Two desks in Nicosia',
      description:
        'The company opens inside the Venetian walls with two people, one client and a spreadsheet that nobody could check any more.',
    },
    {
      year: 2019,
      title: 'The first automated process',
      description:
        'An accounting firm’s supplier invoices are read, matched and posted by software. A clerk checks the odd ones out.',
    },
    {
      year: 2020,
      title: 'Websites that take bookings and orders',
      description:
        'Digital presence becomes a service of its own, for shops that had to sell online within days.',
    },
    {
      year: 2021,
      title: 'One page of figures a week',
      description:
        'The analytics team starts replacing dashboards nobody opened with a single page that says what changed.',
    },
    {
      year: 2022,
      title: 'The first voice agent',
      description:
        'An agent on the phone takes bookings in Greek and English, and learns what Cypriots actually call their villages.',
    },
    {
      year: 2023,
      title: 'The hundredth project',
      description:
        'It puts a language model into production: first a person reads every answer, then only the doubtful ones.',
    },
  ],
  founder: {
    ...founder,
    quote:
      'I spent a year watching good people copy numbers from one window into another, every Tuesday. I did not want to replace the people. I wanted to replace Tuesday.',
  },
  people: [
    {
      name: founder.name,
      role: 'Consultant',
      does: 'Sits beside your people for a day or two, counts what the work costs, and writes the fixed price.',
      askAbout: 'what not to automate',
    },
    {
      name: 'Petros Lefkaritis',
      role: 'Developer',
      does: 'Tries the first version on your own past cases and connects it to your systems, in small steps.',
      askAbout: 'which of your systems can be connected',
    },
    {
      name: 'Elli Kontea',
      role: 'Voice engineer',
      does: 'Writes what an agent says on the phone, in both languages, and tests it with real calls.',
      askAbout: 'what callers really call their villages',
    },
    {
      name: 'Stelios Mathiatis',
      role: 'Analyst',
      does: 'Counts the one number before the work begins, and again a quarter after it went live.',
      askAbout: 'how a saved hour is counted',
    },
    {
      name: 'Despo Tamasou',
      role: 'Support',
      does: `Replies ${contact.replyTime}: a person who has seen your system before.`,
      askAbout: 'anything that stopped, and why',
    },
  ],
  languages,
  method: [
    {
      title: 'Watch',
      description: 'We spend a day or two beside the people who do the work, and count what it costs.',
    },
    {
      title: 'Price',
      description: 'You get a fixed price, a date and the one number the project has to improve.',
    },
    {
      title: 'Try',
      description: 'A first version runs on your own past cases, where a mistake costs nothing.',
    },
    {
      title: 'Build',
      description: 'It goes live in small steps, with a person on every doubtful case.',
    },
    {
      title: 'Hand over',
      description: 'Your people run it, in your own accounts. We count the result again after a quarter.',
    },
  ],
};
