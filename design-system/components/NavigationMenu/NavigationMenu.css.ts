import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const navigation = componentStyle({ minWidth: 0 });

export const list = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' });

/** Entry with the height of the header, so that the mouse crosses no gap between a button and its dropdown. */
export const entry = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.width.headerHeight,
});

export const topLevel = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace.tight,
  minHeight: vars.control.target,
  // The padding grows from 7 px at the breakpoint `desktop` to 14 px at `wide`, so that all entries fit in one row.
  paddingInline: 'clamp(7px, 2.75vw - 21px, 14px)',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

const lineUnder = (color: string) => ({
  textDecorationLine: 'underline',
  textDecorationColor: color,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.5em',
});

/** A copper line below the current entry, and a grey line below the entry under the pointer. */
export const topLevelName = componentStyle({
  selectors: {
    [`${topLevel}:hover &`]: lineUnder(vars.color.line.control),
    [`${topLevel}[aria-current] &, ${topLevel}[data-current] &`]: lineUnder(vars.color.accent.fill),
  },
});

export const chevron = componentStyle({
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const panel = componentStyle({
  position: 'absolute',
  left: '50%',
  top: 'calc(100% - 10px)',
  transform: 'translateX(-50%)',
  zIndex: vars.layer.content,
  width: '21.5rem',
  padding: vars.space.xs,
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.dropdown,
});

export const dropdownEntry = componentStyle({
  selectors: { '& + &': { borderTop: hairline } },
});

export const dropdownRow = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  paddingBlock: fineSpace.hair,
});

const hovered = { '&:hover': { background: vars.color.surface.sunken } };

export const dropdownLink = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'center',
  columnGap: vars.space.s,
  flexGrow: 1,
  minHeight: vars.control.target,
  padding: `${vars.space.s} ${vars.space.s}`,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  lineHeight: vars.leading.normal,
  selectors: hovered,
});

export const dropdownIcon = componentStyle({ marginTop: fineSpace.hair, color: vars.color.accent.text });

export const dropdownName = componentStyle({
  gridColumn: 2,
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
  selectors: {
    [`${dropdownLink}[aria-current] > &`]: {
      ...lineUnder(vars.color.accent.fill),
      textUnderlineOffset: '0.3em',
    },
  },
});

export const description = componentStyle({
  gridColumn: 2,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const submenuButton = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.control.target,
  minHeight: vars.control.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.accent.text,
  cursor: 'pointer',
  selectors: hovered,
});

/** A vertical copper line beside the submenu, with a dot for each entry. */
export const submenu = componentStyle({
  marginBlock: `0 ${vars.space.xs}`,
  marginInlineStart: vars.space.l,
  borderInlineStart: `2px solid ${vars.color.accent.fill}`,
});

export const submenuEntry = componentStyle({
  position: 'relative',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-6px',
      top: 'calc(50% - 5px)',
      width: '10px',
      height: '10px',
      border: `2px solid ${vars.color.accent.fill}`,
      borderRadius: vars.radius.pill,
      background: vars.color.surface.raised,
    },
    '&:has([aria-current="page"])::before': { background: vars.color.accent.fill },
  },
});

export const submenuLink = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  marginInlineStart: vars.space.s,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  fontSize: vars.size.small,
  textDecoration: 'none',
  selectors: { ...hovered, '&[aria-current="page"]': { fontWeight: vars.weight.medium } },
});
