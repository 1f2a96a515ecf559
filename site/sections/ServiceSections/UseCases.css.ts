import { below, from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

const dot = '13px';
const lane = `clamp(${vars.space.xl}, 8vw, ${vars.space.section})`;

/** Two halves that meet where the lanes arrive. */
const halves = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;

/** Beside each other on phones too, until the text is larger. */
export const head = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.8rem), 1fr))',
  gap: `${vars.space.l} ${vars.space.xs}`,
  marginBlockEnd: vars.space.xl,
  '@media': { [from('tablet')]: { ...halves, gap: 0 } },
});

export const title = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  minWidth: 0,
  '@media': { [from('tablet')]: { selectors: { '& + &': { paddingInlineStart: vars.space.xl } } } },
});

export const list = siteStyle({ borderBottom: hairline });

export const pair = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  borderTop: hairline,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
  breakInside: 'avoid',
  '@media': { [from('tablet')]: { ...halves, gap: 0 } },
});

const end = { display: 'grid', alignContent: 'center', position: 'relative' } as const;

/** The lane starts from it: beside it, or down to what is below it. */
export const useCase = siteStyle({
  ...end,
  selectors: {
    '&::before': { content: '""', position: 'absolute', border: `0 solid ${vars.color.accent.fill}` },
  },
  '@media': {
    [below('tablet')]: {
      paddingInlineStart: vars.space.xl,
      selectors: {
        '&::before': {
          insetInlineStart: `calc(${dot} / 2 - 1px)`,
          top: '0.75em',
          bottom: `calc(-0.75em - ${vars.space.s})`,
          borderInlineStartWidth: '2px',
        },
      },
    },
    [from('tablet')]: {
      paddingInlineEnd: `calc(${lane} + ${vars.space.xl})`,
      selectors: {
        '&::before': { insetInlineEnd: 0, top: 'calc(50% - 1px)', width: lane, borderTopWidth: '2px' },
      },
    },
  },
});

/** The lane has arrived. */
export const benefit = siteStyle({
  ...end,
  paddingInlineStart: vars.space.xl,
  selectors: {
    // A border, which forced colours leave.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: `calc(0.75em - ${dot} / 2)`,
      border: `calc(${dot} / 2) solid ${vars.color.done}`,
      borderRadius: vars.radius.pill,
    },
  },
  '@media': {
    [from('tablet')]: {
      selectors: { '&::before': { insetInlineStart: `calc(${dot} / -2)`, top: `calc(50% - ${dot} / 2)` } },
    },
  },
});
