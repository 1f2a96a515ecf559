import { casesByOffering } from '../caseStudies/casesByOffering.ts';
import { spoken } from '../spoken.ts';
import type { OfferingDetails } from '../types.ts';

/** Details for the page of this service. For the fields see `OfferingDetails`. */
export const voiceAgents: OfferingDetails = {
  description: `A voice agent picks up the phone on the second ring, says that it is an AI system, and does the job: books, changes, confirms, takes a message. It speaks ${spoken.and}, writes down what was agreed, and passes the call to a person the moment it is asked to.`,
  useCases: [
    {
      text: 'Patients ring for an appointment while you are at lunch',
      benefit: 'The booking is in your calendar before the call ends',
    },
    {
      text: '“Where is my delivery?” is asked forty times a day',
      benefit: `An answer from your own system, in ${spoken.or}`,
    },
    {
      text: 'Guests ring for a table while the staff serve',
      benefit: 'Picked up on the second ring, on Saturday night too',
    },
    {
      text: 'Messages come at night, in no order',
      benefit: 'A written summary of each by eight, urgent ones first',
    },
  ],
  problem:
    'The phone rings while your people are busy with the customers in front of them. A third of the callers give up, and you never learn who they were.',
  change:
    'The simple calls are finished without anyone picking up. The others reach the right person, who already knows what they are about.',
  process: {
    name: 'Booking an appointment by phone',
    titles: { before: 'Without the agent', after: 'With the agent' },
    before: [
      'The phone rings at reception',
      'Reception is with a patient',
      'The caller waits, then gives up',
      'Someone finds a missed number in the evening',
      'They call back, and now the caller is busy',
    ],
    after: [
      'The agent answers on the second ring and says that it is AI',
      'It asks what is needed and offers three free times',
      'The booking is in the calendar before the call ends',
      'A confirmation goes out by text message',
      'Anything unusual is put through to a person',
    ],
  },
  typicalTime:
    '2 to 4 weeks for one line and one task, 9 weeks for a usual job, 3 to 6 months with several systems behind it',
  typicalReturn: '3 to 12 months to return its cost, counted in calls that used to be lost',
  effort: 'Medium',
  clientProvides: 'A calendar that is kept, and a person who takes the unusual calls.',
  caseStudy: casesByOffering['voice-agents']?.slug,
};
