import { automations } from './automations/automations.ts';
import { caseStudies } from './caseStudies/caseStudies.ts';
import { chatbot } from './chatbot.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { faqs } from './faqs.ts';
import { features } from './features.ts';
import { moreFaqs } from './moreFaqs.ts';
import { offerings } from './offerings/offerings.ts';
import { subOfferings } from './offerings/subOfferings.ts';
import { pages } from './pages.ts';
import { sample } from './sample.ts';
import { technologies } from './technologies.ts';
import type { KnowledgeBase } from './types.ts';

/** All facts about the company in one object, for the assistant, the audit and the search. */
export const knowledge: KnowledgeBase = {
  company,
  contact,
  offerings,
  subOfferings,
  faqs,
  moreFaqs,
  pages,
  technologies,
  automations,
  caseStudies,
  sample,
  features,
  chatbot,
};
