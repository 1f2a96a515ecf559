import type { ThemeTokens } from './ThemeTokens.ts';

/**
 * Colours of drawings if the operating system forces its own colours (CSS Color Adjustment, section 3). Browsers
 * replace only the colours of text and boxes by themselves.
 */
export const systemColors: ThemeTokens['color'] = {
  surface: { page: 'Canvas', raised: 'Canvas', sunken: 'Canvas', inverse: 'CanvasText', scrim: 'Canvas' },
  text: { body: 'CanvasText', muted: 'CanvasText', onInverse: 'Canvas' },
  line: { hairline: 'CanvasText', control: 'CanvasText' },
  accent: { text: 'CanvasText', fill: 'CanvasText', onFill: 'Canvas' },
  done: 'Highlight',
  error: { text: 'CanvasText', surface: 'Canvas' },
  focus: 'Highlight',
};
