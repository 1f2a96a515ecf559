import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const preview = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  padding: 'clamp(20px, 2.5vw, 36px)',
  border: hairline,
  background: vars.color.surface.raised,
  color: vars.color.text.body,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.s}`,
  paddingBottom: vars.space.m,
  borderBottom: `1.5px solid ${vars.color.accent.fill}`,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
});

/** Does not shrink beside a long name. */
export const mark = componentStyle({ display: 'inline-flex', flexShrink: 0 });

/** At the end of the letterhead. */
export const status = componentStyle({ marginInlineStart: 'auto' });

export const name = componentStyle({ color: vars.color.text.body, fontWeight: vars.weight.medium });

/** Looks like a heading but is not one, because the report has the headings. */
export const title = componentStyle({
  paddingTop: vars.space.m,
  paddingBottom: fineSpace.tight,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h4,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.snug,
});

/** The amount, with its calculation below. */
export const worked = componentStyle({
  display: 'grid',
  gap: fineSpace.tight,
  paddingTop: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
});

export const amount = componentStyle({
  color: vars.color.done,
  fontSize: vars.size.h4,
});

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
});

export const tags = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
});

/** Place of a solution, aligned with the places of the other solutions. */
export const place = componentStyle({ minWidth: 'min(7.5em, 100%)' });

export const roi = componentStyle({
  minWidth: 'min(7em, 100%)',
  color: vars.color.done,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
});

/** Note at the bottom of the preview. */
export const note = componentStyle({
  marginTop: 'auto',
  paddingTop: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
});
