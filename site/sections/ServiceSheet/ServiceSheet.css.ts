import { from, siteStyle, vars } from '#design-system/styles';

/** Below the words of the head; beside them, and a little wider than its columns, where space allows. */
export const place = siteStyle({
  display: 'block',
  gridColumn: '1 / -1',
  width: '100%',
  maxWidth: '27rem',
  marginBlockStart: vars.space.xl,
  '@media': {
    [from('desktop')]: {
      gridColumn: '9 / 13',
      gridRow: '1 / 3',
      justifySelf: 'end',
      width: 'min(112%, 27rem)',
      maxWidth: 'none',
      marginBlockStart: 0,
    },
    print: { display: 'none' },
  },
});

/** In units of the drawing. */
export const sheet = siteStyle({ color: vars.color.accent.text, fontSize: '16px', strokeWidth: 1.5 });
