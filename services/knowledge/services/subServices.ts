import type { SubService, SubServiceDetails } from '../types.ts';
import { type SubServiceId, subServiceBriefs } from './briefs.ts';
import { prices } from './prices.ts';

const details: Readonly<Record<SubServiceId, SubServiceDetails>> = {
  chatbots: {
    description:
      'An assistant on your website or WhatsApp that answers from your own documents, shows where each answer comes from, and hands over to a person with the conversation attached. It also knows how to say “I do not know”, which took some teaching.',
    benefits: [
      'Answers in seconds, at any hour, in Greek and English',
      'Every answer links to the page it comes from',
      'Keeps working from local answers when the AI service is down',
      'A visible way to a person in every conversation',
    ],
    useCases: [
      'Opening hours, prices, delivery and returns for a shop',
      'First questions of tenants, patients or policy holders',
      'Internal questions about leave, expenses and procedures',
      'Qualifying enquiries before they reach sales',
    ],
  },
  'marketing-automation': {
    description:
      'The right message when something happens: a quote left open, a service due, a first order. We connect your customer list, shop and mail, write the messages with you, and count what they bring. Consent is checked each time, not once in 2018.',
    benefits: [
      'Messages sent because of what a customer did, not because it is Thursday',
      'Consent and unsubscribes kept in one place, as the GDPR asks',
      'Campaign results in one report, by revenue and not by opens',
      'Fewer messages overall, which customers notice',
    ],
    useCases: [
      'Follow-up of quotes that went quiet',
      'Reminders when a service, policy or licence falls due',
      'A short series for new customers',
      'Review requests a week after delivery',
    ],
  },
  'cloud-migration': {
    description:
      'We move servers, files and business systems to Azure, AWS or Google Cloud in the European Union, one at a time, with a rehearsal and a way back for each. What is cheaper to keep in the building stays in the building.',
    benefits: [
      'Costs compared over three years before anything moves',
      'A rehearsal and a written way back for each system',
      'Backups restored as a test, with the time measured',
      'Access by role and two-step sign-in from the first day',
    ],
    useCases: [
      'A server room that needs new hardware or a new landlord',
      'Files on four drives and somebody’s laptop',
      'A business system that remote staff reach by remote desktop',
      'Backups that have never been restored',
    ],
  },
};

/** The solutions inside services with all that their pages show. */
export const subServices: readonly SubService[] = subServiceBriefs.map((brief) => ({
  ...brief,
  ...details[brief.id],
  price: prices[brief.id],
}));
