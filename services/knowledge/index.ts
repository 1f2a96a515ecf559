// The facts. `knowledge` is all of them. Lists import briefs and a page its details, so that a visitor loads no more.
export { automations } from './automations/automations.ts';
export { type AutomationId, automationBriefs } from './automations/briefs.ts';
export { exampleCompanies, weekHours } from './automations/exampleCompanies.ts';
export { type Basis, readBasis } from './automations/readBasis.ts';
export { weeklyTasks } from './automations/weeklyTasks.ts';
export type { CaseSpecimen } from './CaseStudyDetails.ts';
export type { ContactInfo } from './ContactInfo.ts';
export { caseStudyBriefs } from './caseStudies/briefs.ts';
export { caseStudies } from './caseStudies/caseStudies.ts';
export { type Payback, paybackOf, valueAfter } from './caseStudies/paybackOf.ts';
export { caseStudySlugs } from './caseStudies/slugs.ts';
export { caseSpecimens } from './caseStudies/specimens.ts';
export { chatbot } from './chatbot.ts';
export { company } from './company.ts';
export { companyBrief } from './companyBrief.ts';
export { contact } from './contact.ts';
export { countInWords } from './countInWords.ts';
export { buildPrice, dayRate } from './dayRate.ts';
export { faqs } from './faqs.ts';
export { firstYearCost, hoursForReturn, reportRange, smallestAutomation, yearlyWorth } from './firstYear.ts';
export { formatEuros, formatNumber } from './formatEuros.ts';
export { founder } from './founder.ts';
export { gettingHere } from './gettingHere.ts';
export { hourCost, weeksInMonth, weeksInYear } from './hourCost.ts';
export { knowledge } from './knowledge.ts';
export { openingHours } from './openingHours.ts';
export { pages } from './pages.ts';
export { type SampleNotice, sample } from './sample.ts';
export { type ServiceId, serviceBriefs, serviceCount, subServiceBriefs } from './services/briefs.ts';
export { choices } from './services/choices.ts';
export { enterpriseItStrategy } from './services/enterpriseItStrategy.ts';
export { prices } from './services/prices.ts';
export { processAutomation } from './services/processAutomation.ts';
export type { PriceExample, ServicePrice } from './services/ServicePrice.ts';
export { sampleBackAfter, sampleMoves, sampleTotal } from './services/sampleMap.ts';
export { services } from './services/services.ts';
export { servicesByPrice } from './services/servicesByPrice.ts';
export { subServices } from './services/subServices.ts';
export { technologies } from './technologies.ts';
export type {
  Automation,
  AutomationBrief,
  CaseStudy,
  CaseStudyBrief,
  Company,
  Faq,
  KnowledgeBase,
  Page,
  PostSummary,
  Service,
  ServiceDetails,
  SubService,
} from './types.ts';
