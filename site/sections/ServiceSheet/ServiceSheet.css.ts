import { from, siteStyle, vars } from '#design-system/styles';

/**
 * The drawing stands below the text of the page header. On wide windows it stands beside the text and is a little
 * wider than its columns.
 */
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

/** Font size and stroke are in units of the drawing. */
export const sheet = siteStyle({ color: vars.color.accent.text, fontSize: '16px', strokeWidth: 1.5 });
