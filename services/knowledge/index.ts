// The facts. `knowledge` is all of them; a page that needs a few imports those, so that a visitor loads no more.
export { automations } from './automations/automations.ts';
export { caseStudies } from './caseStudies.ts';
export { chatbot } from './chatbot.ts';
export { company } from './company.ts';
export { contact } from './contact.ts';
export { faqs } from './faqs.ts';
export { identity } from './identity.ts';
export { knowledge } from './knowledge.ts';
export { pages } from './pages.ts';
export { type ServiceId, serviceEntries } from './serviceEntries.ts';
export { enterpriseItStrategy } from './services/enterpriseItStrategy.ts';
export { processAutomation } from './services/processAutomation.ts';
export { serviceBriefs, serviceCount, subServiceBriefs } from './services/serviceBriefs.ts';
export { services } from './services/services.ts';
export { subServices } from './subServices.ts';
export { technologies } from './technologies.ts';
export type {
  Automation,
  CaseStudy,
  Company,
  ContactInfo,
  Faq,
  KnowledgeBase,
  Page,
  PostSummary,
  Service,
  SubService,
  TechnologyGroup,
} from './types.ts';
