import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const label = componentStyle({
  paddingBottom: fineSpace.tight,
  fontSize: vars.size.small,
  fontWeight: vars.weight.label,
  lineHeight: vars.leading.normal,
});

export const optional = componentStyle({ color: vars.color.text.muted, fontWeight: vars.weight.body });

export const hint = componentStyle({
  paddingBottom: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const error = componentStyle({
  display: 'flex',
  gap: fineSpace.tight,
  paddingTop: fineSpace.tight,
  color: vars.color.error.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.label,
  lineHeight: vars.leading.normal,
});

/** Hides an error that the visitor has corrected, but keeps its space. */
export const settled = componentStyle({ visibility: 'hidden' });

/** Aligns the icon with the first line of the error. */
export const errorIcon = componentStyle({ marginTop: '0.1em' });

export const control = componentStyle({
  width: '100%',
  minWidth: 0,
  minHeight: vars.control.medium,
  padding: `${fineSpace.snug} ${fineSpace.wide}`,
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  color: vars.color.text.body,
  fontSize: vars.size.body,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.normal,
  selectors: {
    '&:hover': { borderColor: vars.color.text.body },
    '&:focus-visible': { borderColor: vars.color.text.body, outlineOffset: '1px' },
    '&[aria-invalid="true"]': { borderColor: vars.color.error.text },
    '&:disabled': { cursor: 'not-allowed', background: vars.color.surface.sunken, opacity: 0.7 },
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
  },
});
