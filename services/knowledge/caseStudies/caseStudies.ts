import type { CaseStudy } from '../types.ts';
import { accountingFirmNicosia } from './accountingFirmNicosia.ts';
import { clinicNicosia } from './clinicNicosia.ts';
import { estateAgencyLimassol } from './estateAgencyLimassol.ts';
import { foodWholesalerLarnaca } from './foodWholesalerLarnaca.ts';
import { hotelGroupPaphos } from './hotelGroupPaphos.ts';
import { insuranceBrokerNicosia } from './insuranceBrokerNicosia.ts';
import { logisticsCompanyLimassol } from './logisticsCompanyLimassol.ts';
import { manufacturersNicosia } from './manufacturersNicosia.ts';

/** Eight pieces of work, anonymous on purpose (decision D1). */
export const caseStudies: readonly CaseStudy[] = [
  logisticsCompanyLimassol,
  clinicNicosia,
  accountingFirmNicosia,
  foodWholesalerLarnaca,
  hotelGroupPaphos,
  estateAgencyLimassol,
  manufacturersNicosia,
  insuranceBrokerNicosia,
];
