// Exports for style sheets. No component may be imported here, because a style sheet includes the style sheets of all
// its imports.
export { componentStyle, siteStyle } from './theme/componentStyle.ts';
export { vars } from './theme/contract.css.ts';
export { hairline } from './theme/hairline.ts';
export { layers } from './theme/layers.css.ts';
export { lineWithDots } from './theme/lineWithDots.ts';
export { notCopied, onlyAnnounced } from './theme/notCopied.ts';
export { outdent } from './theme/outdent.ts';
export { pressable } from './theme/pressable.css.ts';
export { rowLink } from './theme/rowLink.ts';
export { fineSpace } from './theme/spacing.ts';
export { stackedTable } from './theme/stackedTable.ts';
export { tick } from './theme/tick.css.ts';
export { type Breakpoint, below, between, breakpoints, from } from './theme/tokens/breakpoints.ts';
