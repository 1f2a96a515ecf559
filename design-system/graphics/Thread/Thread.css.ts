import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { onlyAnnounced } from '../../theme/notCopied.ts';
import { rowLink } from '../../theme/rowLink.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

const wide = (rule: object) => ({ '@media': { [from('desktop')]: rule } });

export const thread = componentStyle({
  ...wide({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    alignItems: 'center',
  }),
});

/** Overflow is visible, because the tangle extends beyond the left edge. */
export const drawing = componentStyle({
  display: 'none',
  width: '100%',
  overflow: 'visible',
  ...wide({ display: 'block' }),
});
export const onlyNarrow = componentStyle({ ...wide({ display: 'none' }) });

/**
 * On wide windows each label has a row beside its lane. All rows have the same height, whatever the size of the text.
 */
export const labels = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: `${vars.space.m} ${vars.space.gutter}`,
  ...wide({
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: '1fr',
    rowGap: 0,
    height: '100%',
  }),
});

export const label = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space.s,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  ...wide({ alignItems: 'center', paddingInlineStart: vars.space.m }),
});

export const shortLane = componentStyle({
  flexShrink: 0,
  width: '2.25rem',
  height: '0.75rem',
  marginTop: '0.35em',
});

export const result = componentStyle({ display: 'block' });

/** Colon between label and note, only for screen readers. */
export const colon = componentStyle({
  ...onlyAnnounced,
});

export const note = componentStyle({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.body,
  textWrap: 'balance',
});

export const link = componentStyle({
  ...rowLink,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
