import { below, from, hairline, siteStyle, vars } from '#design-system/styles';

const dot = '13px';
/** Width of the line from a use case to its benefit. */
const lineWidth = `clamp(${vars.space.xl}, 8vw, ${vars.space.section})`;

/** Two halves. The lines end where the halves meet. */
const halves = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;

/** Distance from the top to the middle of the first line of text, for a title and for a text. */
const middle = { title: `calc(0.55 * ${vars.size.h2})`, text: '0.75em' };

/** Returns a vertical line for phones, from the first line of text of an entry to that of the entry below. */
const lineDown = (line: string, gap: string) => ({
  content: '""',
  position: 'absolute' as const,
  insetInlineStart: `calc(${dot} / 2 - 1px)`,
  top: line,
  bottom: `calc(-1 * ${line} - ${gap})`,
  // Draws a border, because forced colours keep borders visible.
  border: `0 solid ${vars.color.accent.fill}`,
  borderInlineStartWidth: '2px',
});

/** Dot at the end of a line. */
const endDot = (line: string) => ({
  content: '""',
  position: 'absolute' as const,
  top: `calc(${line} - ${dot} / 2)`,
  border: `calc(${dot} / 2) solid ${vars.color.done}`,
  borderRadius: vars.radius.pill,
});

/** On phones a line leads from the first title down to the second, as in the pairs below. */
export const head = siteStyle({
  display: 'grid',
  gap: vars.space.m,
  marginBlockEnd: vars.space.xl,
  '@media': { [from('tablet')]: { ...halves, gap: 0 } },
});

export const title = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    [below('tablet')]: {
      position: 'relative',
      gap: vars.space.xs,
      paddingInlineStart: vars.space.xl,
      selectors: {
        '&:first-child::before': lineDown(middle.title, vars.space.m),
        '&:last-child::before': endDot(middle.title),
      },
    },
    [from('tablet')]: { selectors: { '& + &': { paddingInlineStart: vars.space.xl } } },
  },
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

const side = { display: 'grid', alignContent: 'center', position: 'relative' } as const;

/** The line to the benefit starts here: to the right, or on phones down. */
export const useCase = siteStyle({
  ...side,
  '@media': {
    [below('tablet')]: {
      paddingInlineStart: vars.space.xl,
      selectors: { '&::before': lineDown(middle.text, vars.space.s) },
    },
    [from('tablet')]: {
      paddingInlineEnd: `calc(${lineWidth} + ${vars.space.xl})`,
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineEnd: 0,
          top: 'calc(50% - 1px)',
          width: lineWidth,
          borderTop: `2px solid ${vars.color.accent.fill}`,
        },
      },
    },
  },
});

export const benefit = siteStyle({
  ...side,
  paddingInlineStart: vars.space.xl,
  selectors: { '&::before': endDot(middle.text) },
  '@media': {
    [from('tablet')]: {
      selectors: { '&::before': { insetInlineStart: `calc(${dot} / -2)`, top: `calc(50% - ${dot} / 2)` } },
    },
  },
});
