import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const disclosure = componentStyle({ minWidth: 0 });

export const summary = componentStyle({
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  // A summary of one line is in the vertical middle of its target.
  paddingBlock: `max(${vars.space.xs}, (${vars.control.target} - 1lh) / 2)`,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

/** The arrow follows the last word, also if the summary has several lines. */
export const end = componentStyle({
  whiteSpace: 'nowrap',
  // A word joiner keeps the arrow on the line of the last word.
  selectors: { '&::before': { content: '"\\2060"' } },
});

export const chevron = componentStyle({
  display: 'inline',
  marginInlineStart: '0.4em',
  verticalAlign: '-0.25em',
  color: vars.color.accent.text,
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
});

export const body = componentStyle({ padding: `${vars.space.xs} 0 ${vars.space.s}` });
