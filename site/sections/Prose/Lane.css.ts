import { below, siteStyle, vars } from '#design-system/styles';

const onPhones = (rule: object) => ({ '@media': { [below('tablet')]: rule } });

/** As wide as the column; on phones it runs down. */
export const lane = siteStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginBlock: vars.space.xl,
  breakInside: 'avoid',
  ...onPhones({ gridAutoFlow: 'row' }),
});

/** Its lines have its colour, which forced colours replace. */
export const station = siteStyle({
  color: vars.color.accent.fill,
  ...onPhones({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.s }),
});

const lines = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
} as const;

export const across = siteStyle({
  ...lines,
  display: 'block',
  width: '100%',
  ...onPhones({ display: 'none' }),
});

/** As high as the words beside it, from dot to dot. */
export const down = siteStyle({
  ...lines,
  display: 'none',
  ...onPhones({ display: 'block', position: 'relative', top: '0.75em', height: 0, minHeight: '100%' }),
});

/** Lines keep their width, however long they are drawn. */
export const line = siteStyle({ vectorEffect: 'non-scaling-stroke' });

/** Below the dot that the first line runs to; beside it on phones. */
export const words = siteStyle({
  position: 'relative',
  paddingBlockStart: vars.space.s,
  paddingInlineEnd: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.size.body,
  lineHeight: vars.leading.normal,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '-29px',
      insetInlineStart: 0,
      width: '18px',
      height: '18px',
      border: `2px solid ${vars.color.accent.fill}`,
      borderRadius: vars.radius.pill,
      background: vars.color.surface.page,
    },
  },
  ...onPhones({
    paddingBlock: `0 ${vars.space.l}`,
    paddingInlineEnd: 0,
    selectors: {
      '&::before': {
        top: 'calc(0.75em - 9px)',
        insetInlineStart: `calc(-1 * ${vars.space.s} - 19px)`,
      },
    },
  }),
});

/** What has arrived. */
export const arrived = siteStyle({
  selectors: { '&::before': { borderColor: vars.color.done, background: vars.color.done } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } },
  },
});

export const name = siteStyle({
  display: 'block',
  color: vars.color.text.body,
  fontSize: vars.size.h4,
  fontWeight: vars.weight.medium,
});
