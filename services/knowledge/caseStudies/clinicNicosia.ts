import type { CaseStudy } from '../types.ts';

/** A voice agent that books appointments. */
export const clinicNicosia: CaseStudy = {
  slug: 'clinic-nicosia',
  client: 'A private clinic in Nicosia, 25 people',
  title: 'Reception could look at the patient again',
  summary: 'A voice agent takes the booking calls, in Greek and English. Lost calls went from 31% to 3%.',
  situation:
    'Of 620 calls a week, 31% rang out, most of them between nine and eleven, when the waiting room was full as well. Nobody knew who had called.',
  built:
    'A voice agent answers on the second ring, says that it is one, and books, moves or cancels appointments in the clinic’s own calendar. Anything about symptoms goes straight to a nurse.',
  figures: [
    { value: '31% → 3%', label: 'of calls unanswered' },
    { value: '270', label: 'calls a week finished without reception' },
    { value: '620', label: 'calls a week in all' },
  ],
  setback:
    'It did not understand village names as Cypriots say them. We recorded 400 of them with the staff, which took two weeks and a good deal of laughter. Older patients wanted a person; the agent now offers one in its first sentence.',
  duration: '9 weeks',
  services: ['voice-agents'],
};
