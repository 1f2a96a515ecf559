import type { Automation } from '#services/knowledge';

/** The catalogue as the pages of the services show it. */
export { automationHours } from 'virtual:automation-hours';
/** Each case study as other pages show it. */
export { caseFigures } from 'virtual:case-figures';

/** An automation without how it works. */
export type AutomationHours = Pick<Automation, 'id' | 'title' | 'hoursSaved' | 'service'>;
