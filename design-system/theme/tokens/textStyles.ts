/** How size, weight and leading go together in the parts that set text: `Heading` and `Text` read them from here. */
export const textStyles = {
  display: { size: 'display', weight: 'regular', leading: 'tight', tracking: 'display', voice: 'heading' },
  h1: { size: 'h1', weight: 'regular', leading: 'tight', tracking: 'display', voice: 'heading' },
  h2: { size: 'h2', weight: 'regular', leading: 'tight', tracking: 'display', voice: 'heading' },
  h3: { size: 'h3', weight: 'medium', leading: 'snug', tracking: 'heading', voice: 'heading' },
  h4: { size: 'h4', weight: 'medium', leading: 'snug', tracking: 'heading', voice: 'heading' },
  lead: { size: 'lead', weight: 'body', leading: 'loose', voice: 'text' },
  body: { size: 'body', weight: 'body', leading: 'loose', voice: 'text' },
  small: { size: 'small', weight: 'body', leading: 'normal', voice: 'text' },
  caption: { size: 'caption', weight: 'body', leading: 'normal', voice: 'text' },
} as const;
