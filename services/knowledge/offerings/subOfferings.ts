import { type SubOfferingId, subOfferingBriefs } from '../offerings/briefs.ts';
import { prices } from '../offerings/prices.ts';
import { spoken } from '../spoken.ts';
import type { SubOffering, SubOfferingDetails } from '../types.ts';

const details: Readonly<Record<SubOfferingId, SubOfferingDetails>> = {
  chatbots: {
    description:
      'An assistant on your website or WhatsApp that answers from your own documents, shows where each answer comes from, and hands over to a person with the conversation attached. It also knows how to say “I do not know”, which took some teaching.',
    useCases: [
      {
        text: 'A shop is asked for hours, prices and returns',
        benefit: `Answers in seconds, at any hour, in ${spoken.and}`,
      },
      {
        text: 'Tenants or patients all ask the same first question',
        benefit: 'Each answer links to the page it comes from',
      },
      {
        text: 'Staff ask about leave, expenses and procedures',
        benefit: 'The paragraph of your own handbook, with its date',
      },
      {
        text: 'Sales answers enquiries that lead nowhere',
        benefit: 'Real ones arrive with the conversation attached',
      },
    ],
  },
  'marketing-automation': {
    description:
      'The right message when something happens: a quote left open, a service due, a first order. We connect your customer list, shop and mail, write the messages with you, and count what they bring. Consent is checked each time, not once in 2018.',
    useCases: [
      {
        text: 'Quotes get no reply, and nobody follows up',
        benefit: 'One message after a week, then a name for you to ring',
      },
      {
        text: 'A service, policy or licence falls due',
        benefit: 'A reminder a month before, to those who consented',
      },
      {
        text: 'New customers hear nothing after the first order',
        benefit: 'Three messages, counted by revenue and not by opens',
      },
      { text: 'Nobody asks for reviews', benefit: 'One request, a week after delivery' },
    ],
  },
  'cloud-migration': {
    description:
      'We move servers, files and business systems to Azure, AWS or Google Cloud in the European Union, one at a time, with a rehearsal and a way back for each. What is cheaper to keep in the building stays in the building.',
    useCases: [
      {
        text: 'The server room needs new hardware, or its lease ends',
        benefit: 'Three years of costs compared before anything moves',
      },
      {
        text: 'Files are on four drives and somebody’s laptop',
        benefit: 'One place, with access by role and two-step sign-in',
      },
      {
        text: 'Remote staff reach the business system by remote desktop',
        benefit: 'Moved after a rehearsal, with a written way back',
      },
      { text: 'Backups have never been restored', benefit: 'One restored as a test, with its time on paper' },
    ],
  },
};

/** All solutions of offered services with all content of their pages. */
export const subOfferings: readonly SubOffering[] = subOfferingBriefs.map((brief) => ({
  ...brief,
  ...details[brief.id],
  price: prices[brief.id],
}));
