import { vars } from './contract.css.ts';

/** Thin border between entries, and around panels. */
export const hairline = `1px solid ${vars.color.line.hairline}`;
