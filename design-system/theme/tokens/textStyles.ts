/** Text styles of `Heading` and `Text`: names of tokens that are used together. */
export const textStyles = {
  display: {
    size: 'display',
    weight: 'regular',
    leading: 'tight',
    tracking: 'display',
    fontVariation: 'heading',
  },
  h1: { size: 'h1', weight: 'regular', leading: 'tight', tracking: 'display', fontVariation: 'heading' },
  h2: { size: 'h2', weight: 'regular', leading: 'tight', tracking: 'display', fontVariation: 'heading' },
  h3: { size: 'h3', weight: 'medium', leading: 'snug', tracking: 'heading', fontVariation: 'heading' },
  h4: { size: 'h4', weight: 'medium', leading: 'snug', tracking: 'heading', fontVariation: 'heading' },
  lead: { size: 'lead', weight: 'body', leading: 'loose', fontVariation: 'text' },
  body: { size: 'body', weight: 'body', leading: 'loose', fontVariation: 'text' },
  small: { size: 'small', weight: 'body', leading: 'normal', fontVariation: 'text' },
  caption: { size: 'caption', weight: 'body', leading: 'normal', fontVariation: 'text' },
} as const;
