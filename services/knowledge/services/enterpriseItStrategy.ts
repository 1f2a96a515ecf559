import { serviceOf } from './serviceOf.ts';

/** The service that has a page beside its own. */
export const enterpriseItStrategy = serviceOf('enterprise-it-strategy');
