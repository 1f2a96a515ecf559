import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { rowLink } from '../../theme/rowLink.ts';

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.surface.raised,
  overflowWrap: 'anywhere',
  selectors: { '&:has(h2 a:hover, h3 a:hover, h4 a:hover)': { borderColor: vars.color.line.control } },
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xs,
  padding: vars.space.l,
});

/** Link of the card. A press anywhere on the card follows it. */
export const link = componentStyle(rowLink);

/** Foot of the card. It lies in front of the link's area, so that the controls in the foot can be pressed. */
export const footer = componentStyle({
  position: 'relative',
  zIndex: vars.layer.content,
  alignSelf: 'start',
  marginTop: 'auto',
  paddingTop: vars.space.s,
});
