import { serviceOf } from './serviceOf.ts';

/** The service whose process stands on the front page. */
export const processAutomation = serviceOf('process-automation');
