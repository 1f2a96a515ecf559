import type { vars } from './contract.css.ts';

/** The name of a step of space. */
export type Space = keyof typeof vars.space;

/**
 * Distances inside a control or a line of text, between the steps of `vars.space`. They are fixed: a theme with more
 * space changes the steps.
 */
export const fineSpace = { hair: '2px', tight: '6px', snug: '10px', wide: '14px' } as const;
