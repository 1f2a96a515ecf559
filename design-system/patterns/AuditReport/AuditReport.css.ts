import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { outdent } from '../../theme/outdent.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const report = componentStyle({
  minWidth: 0,
  maxWidth: '54rem',
  padding: 'clamp(20px, 5vw, 64px)',
  border: hairline,
  background: vars.color.surface.raised,
  color: vars.color.text.body,
  overflowWrap: 'anywhere',
  '@media': {
    print: { maxWidth: 'none', padding: 0, border: 0, background: 'white' },
  },
});

const railWidth = '19rem';
const railGap = vars.space.xl;

/** Leaves space for the rail, the column beside the report. */
export const besideRail = componentStyle({
  '@media': {
    screen: { position: 'relative', marginInlineEnd: `calc(${railWidth} + ${railGap})` },
  },
});

/** As high as the report, so that the rail can stay visible while the page scrolls. */
export const railColumn = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(100% + ${railGap})`,
  width: railWidth,
});

export const rail = componentStyle({
  position: 'sticky',
  top: `calc(${vars.width.headerHeight} + ${vars.space.s})`,
  display: 'grid',
  gap: vars.space.m,
  maxHeight: `calc(100vh - ${vars.width.headerHeight} - 2 * ${vars.space.s})`,
  // Space for focus rings.
  padding: fineSpace.tight,
  overflowY: 'auto',
});

export const railBelow = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  marginTop: vars.space.xxl,
  paddingTop: vars.space.l,
  borderTop: hairline,
});

export const quote = componentStyle({
  marginTop: vars.space.xl,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `3px solid ${vars.color.accent.fill}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const quoteLabel = componentStyle({ color: vars.color.text.muted, fontSize: vars.size.small });

export const quoteText = componentStyle({
  maxWidth: vars.width.text,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h4,
  lineHeight: vars.leading.snug,
  whiteSpace: 'pre-line',
  unicodeBidi: 'isolate',
});

export const letterhead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
  paddingBottom: vars.space.m,
  borderBottom: `1.5px solid ${vars.color.accent.fill}`,
});

export const company = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s}`,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h4,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.heading,
});

/** Does not shrink beside a long name. */
export const mark = componentStyle({ display: 'inline-flex', flexShrink: 0 });

/**
 * Gets the focus when the report arrives, only so that it is announced. The scroll margin keeps the letterhead visible
 * above it.
 */
export const title = componentStyle({
  paddingTop: vars.space.xl,
  scrollMarginTop: '7rem',
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { print: { breakAfter: 'avoid' } },
});

export const origin = componentStyle({
  paddingTop: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const details = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: `${vars.space.s} ${vars.space.l}`,
  paddingBlock: vars.space.l,
  '@media': { print: { breakInside: 'avoid' } },
});

export const detail = componentStyle({
  minWidth: 0,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});
export const term = componentStyle({ color: vars.color.text.muted, fontSize: vars.size.caption });

export const notice = componentStyle({ paddingBottom: vars.space.l });

export const contents = componentStyle({
  paddingBlock: vars.space.m,
  borderBlock: hairline,
  fontSize: vars.size.small,
});

export const contentsTitle = componentStyle({ color: vars.color.text.muted, fontSize: vars.size.caption });

export const contentsList = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  columnGap: vars.space.l,
  counterReset: 'part',
});

export const contentsItem = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  counterIncrement: 'part',
  selectors: {
    '&::before': {
      content: 'counter(part)',
      minWidth: '1ch',
      color: vars.color.accent.text,
      fontVariationSettings: vars.fontVariation.heading,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const contentsLink = componentStyle({
  padding: `${vars.space.xxs} 0`,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

export const part = componentStyle({
  paddingTop: vars.space.xxl,
  '@media': { print: { paddingTop: vars.space.l } },
});

export const partHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  paddingBottom: vars.space.s,
  '@media': { print: { breakAfter: 'avoid', breakInside: 'avoid' } },
});

export const partNote = componentStyle({
  paddingBottom: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  '@media': { print: { breakAfter: 'avoid' } },
});

export const copy = componentStyle({ selectors: { '&&': outdent(vars.space.xs) } });

export const partTitle = componentStyle({
  scrollMarginTop: vars.width.headerHeight,
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});

export const prose = componentStyle({ maxWidth: vars.width.text, unicodeBidi: 'isolate' });
export const paragraph = componentStyle({
  whiteSpace: 'pre-line',
  selectors: { '* + &': { paddingTop: vars.space.s } },
});

export const nextStep = componentStyle({
  marginTop: vars.space.xxl,
  paddingTop: vars.space.l,
  borderTop: `1.5px solid ${vars.color.accent.fill}`,
  '@media': { print: { breakInside: 'avoid', marginTop: vars.space.l } },
});

export const foot = componentStyle({
  marginTop: vars.space.xxl,
  paddingTop: vars.space.m,
  borderTop: hairline,
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.normal,
  '@media': { print: { breakInside: 'avoid', marginTop: vars.space.l } },
});
