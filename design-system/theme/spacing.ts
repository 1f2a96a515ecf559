import type { vars } from './contract.css.ts';

/** Name of a step of the space scale. */
export type Space = keyof typeof vars.space;

/** Distances inside a control or a line of text that are not steps of `vars.space`. They are the same in all themes. */
export const fineSpace = { hair: '2px', tight: '6px', snug: '10px', wide: '14px' } as const;
