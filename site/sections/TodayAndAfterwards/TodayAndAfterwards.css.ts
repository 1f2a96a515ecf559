import { fineSpace, from, siteStyle, vars } from '#design-system/styles';

const dot = '13px';

export const pair = siteStyle({
  display: 'grid',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Each half draws its piece of the line: broken today, a lane that arrives afterwards. */
export const half = siteStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  paddingBlock: `0 ${vars.space.xl}`,
  paddingInline: `${vars.space.xl} 0`,
  borderInlineStart: `2px dashed ${vars.color.line.control}`,
  marginInlineStart: fineSpace.tight,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-7.5px',
      top: '0.25em',
      width: dot,
      height: dot,
      border: `2px solid ${vars.color.line.control}`,
      borderRadius: vars.radius.pill,
      background: vars.color.surface.page,
    },
    '&:last-child': {
      borderInlineStart: 0,
      paddingBottom: 0,
      paddingInlineStart: `calc(${vars.space.xl} + ${fineSpace.hair})`,
    },
    '&:last-child::after': {
      insetInlineStart: '-5.5px',
      borderColor: vars.color.done,
      background: vars.color.done,
    },
  },
  '@media': {
    [from('tablet')]: {
      margin: 0,
      paddingBlock: `${vars.space.xl} 0`,
      paddingInline: `0 ${vars.space.xxl}`,
      borderInlineStart: 0,
      borderTop: `2px dashed ${vars.color.line.control}`,
      selectors: {
        '&::after': { insetInlineStart: 0, top: '-7.5px' },
        '&:last-child': {
          padding: `${vars.space.xl} 0 0 0`,
          borderTop: `2px solid ${vars.color.accent.fill}`,
        },
        '&:last-child::after': { insetInlineStart: 'auto', insetInlineEnd: 0 },
      },
    },
  },
});

export const words = siteStyle({
  fontSize: vars.size.h3,
  fontVariationSettings: vars.fontVariation.heading,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.normal,
  letterSpacing: vars.tracking.heading,
  textWrap: 'pretty',
});
