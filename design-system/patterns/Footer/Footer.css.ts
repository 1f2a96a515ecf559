import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { outdent } from '../../theme/outdent.ts';
import { fineSpace } from '../../theme/spacing.ts';
import { below, from } from '../../theme/tokens/breakpoints.ts';

export const footer = componentStyle({ '@media': { print: { display: 'none' } } });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.xl,
  fontSize: vars.size.control,
  paddingBlock: `${vars.space.xxxl} ${vars.space.xxl}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [from('desktop')]: { gridTemplateColumns: '5fr 3fr 3fr 4fr' },
  },
});

export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
  minWidth: 0,
});

/**
 * The paragraph about the company has the whole width unless there are four columns. On telephones the contact details
 * have the whole width too.
 */
export const about = componentStyle({ '@media': { [below('desktop')]: { gridColumn: '1 / -1' } } });
export const contact = componentStyle({ '@media': { [below('tablet')]: { gridColumn: '1 / -1' } } });

export const brand = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.control.target,
  // Aligns the name with the headings beside it.
  marginBlock: `-${fineSpace.snug}`,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
});

export const blurb = componentStyle({ maxWidth: '38ch' });

/** List in a column. A list with any class has no bullets, because the reset removes them. */
export const links = componentStyle({});

export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m });

/** The link is large enough for a finger. The text alone is lower. */
export const link = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingBlock: vars.space.xxs,
  lineHeight: vars.leading.snug,
  '@media': { '(pointer: coarse)': { minHeight: vars.control.target } },
});

export const address = componentStyle({
  fontStyle: 'normal',
  lineHeight: vars.leading.loose,
});

export const addressLine = componentStyle({ display: 'block' });

export const legal = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  paddingBlock: `${vars.space.m} ${vars.space.xl}`,
  borderTop: hairline,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const utility = componentStyle(outdent(vars.space.s));
