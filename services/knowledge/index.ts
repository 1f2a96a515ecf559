// Facts about the company. `knowledge` contains all of them. Lists import the briefs, and a page imports its details,
// so that visitors download no more than they need.
export { automations } from './automations/automations.ts';
export { type AutomationId, automationBriefs } from './automations/briefs.ts';
export { exampleCompanies, weekHours } from './automations/exampleCompanies.ts';
export { type Basis, readBasis } from './automations/readBasis.ts';
export { weeklyTasks } from './automations/weeklyTasks.ts';
export type { CaseExample } from './CaseStudyDetails.ts';
export type { ContactInfo } from './ContactInfo.ts';
export { ContentError } from './ContentError.ts';
export { caseStudyBriefs } from './caseStudies/briefs.ts';
export { caseStudies } from './caseStudies/caseStudies.ts';
export { casesByWork, type KindOfWork, kindsOfWork } from './caseStudies/casesByWork.ts';
export { caseExamples } from './caseStudies/examples.ts';
export { type CaseFirstYear, firstYearOfCase } from './caseStudies/firstYearOfCase.ts';
export { type Payback, paybackOf, valueAfter, valueOfHours } from './caseStudies/paybackOf.ts';
export { type CaseStudySlug, caseStudySlugs, hasCases } from './caseStudies/slugs.ts';
export { voices } from './caseStudies/voices.ts';
export { chatbot } from './chatbot.ts';
export { company } from './company.ts';
export { companyBrief } from './companyBrief.ts';
export { contact } from './contact.ts';
export { counted, countInWords } from './countInWords.ts';
export { type Country, country, type HolidayRule } from './country.ts';
export { buildPrice, dayRate } from './dayRate.ts';
export { easterSunday } from './easterSunday.ts';
export { emergency } from './emergency.ts';
export { faqId } from './faqId.ts';
export { faqs } from './faqs.ts';
export { features } from './features.ts';
export {
  firstYearCost,
  hoursForReturn,
  hoursOfExamples,
  reportRange,
  returnOf,
  smallestAutomation,
  yearlyWorth,
} from './firstYear.ts';
export { formatMoney, formatNumber } from './formatMoney.ts';
export { founder } from './founder.ts';
export { gettingHere } from './gettingHere.ts';
export { hourCost, maxHourCost, weeksInMonth, weeksInYear } from './hourCost.ts';
export { knowledge } from './knowledge.ts';
export { type LawSource, law, type Source } from './law.ts';
export { missedResult } from './missedResult.ts';
export {
  isOffered,
  type OfferingId,
  offeringBriefs,
  offeringCount,
  offeringIds,
  subOfferingBriefs,
} from './offerings/briefs.ts';
export { choices } from './offerings/choices.ts';
export { enterpriseItStrategy } from './offerings/enterpriseItStrategy.ts';
export type { OfferingPrice, PriceExample } from './offerings/OfferingPrice.ts';
export { offerings } from './offerings/offerings.ts';
export { offeringsByPrice } from './offerings/offeringsByPrice.ts';
export { prices } from './offerings/prices.ts';
export { processAutomation } from './offerings/processAutomation.ts';
export { sampleMoves, samplePaybackMonths, sampleTotal } from './offerings/sampleMap.ts';
export { subOfferings } from './offerings/subOfferings.ts';
export { openingHours } from './openingHours.ts';
export { pages } from './pages.ts';
export { type SampleNotice, sample } from './sample.ts';
export { technologies } from './technologies.ts';
export type {
  Automation,
  AutomationBrief,
  CaseStudy,
  CaseStudyBrief,
  Company,
  Faq,
  KnowledgeBase,
  Offering,
  OfferingDetails,
  Page,
  PostSummary,
  SubOffering,
  UseCase,
} from './types.ts';
