import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Ask for one thing, and say what it costs the visitor.',
      example: { story: 'components-closingbanner--default' },
    },
  ],
  donts: [
    {
      description: 'Leave out the cost: nobody starts without knowing how long it takes.',
      example: { story: 'components-closingbanner--without-text' },
    },
  ],
  drawn: { story: 'components-closingbanner--default' },
  parts: [
    { name: 'Question', description: 'A heading.', at: '[data-dark] h2', text: true, side: 'left' },
    { name: 'Cost', description: 'Time and result, in one sentence.', at: '[data-dark] p', side: 'left' },
    { name: 'Action', description: 'The one link, drawn as a button.', at: '[data-dark] a', side: 'right' },
  ],
  keyboard: { Tab: 'Goes to the action.', Enter: 'Goes to its page.' },
  accessibility: [
    'It is dark in every theme, with the contrast of the theme around it.',
    'The line below the words is decoration.',
  ],
};
