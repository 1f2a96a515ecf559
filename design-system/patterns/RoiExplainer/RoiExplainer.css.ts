import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';

export const explainer = componentStyle({
  minWidth: 0,
  margin: 0,
  padding: `${vars.space.m} clamp(16px, 3vw, 24px) ${vars.space.l}`,
  border: hairline,
  background: vars.color.surface.page,
  '@media': { print: { breakInside: 'avoid', padding: 0, border: 0, background: 'white' } },
});

/** Legend that floats, so that it is inside the border of the `fieldset`, not on it. */
export const legend = componentStyle({
  float: 'left',
  width: '100%',
  padding: 0,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h4,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const range = componentStyle({
  color: vars.color.done,
  fontVariantNumeric: 'tabular-nums',
});

export const intro = componentStyle({
  clear: 'both',
  maxWidth: vars.width.text,
  paddingTop: vars.space.xxs,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const fields = componentStyle({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'end',
  gap: `${vars.space.m} ${vars.space.l}`,
  paddingBlock: vars.space.m,
  // Nothing can be changed on paper.
  '@media': { print: { display: 'none' } },
});

export const result = componentStyle({
  paddingTop: vars.space.m,
  borderTop: `1.5px solid ${vars.color.accent.fill}`,
  '@media': { print: { clear: 'both', paddingTop: vars.space.xxs, border: 0 } },
});

export const resultLabel = componentStyle({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
});

export const estimate = componentStyle({
  display: 'block',
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.snug,
});

export const note = componentStyle({
  paddingTop: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.normal,
});
