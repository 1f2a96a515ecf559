import { type AiScenario, aiScenarios, type StorageScenario, storageScenarios } from '#services/fakes';

/** The four themes by their names in `data-theme-scope`. */
export const themeNames = ['light', 'dark', 'light-high-contrast', 'dark-high-contrast'] as const;

/** A toolbar menu with the current choice as its title, and an icon where the title alone says too little. */
const menu = (
  title: string,
  items: readonly { readonly value: string; readonly title: string }[],
  icon?: 'paintbrush' | 'contrast',
) => ({ toolbar: { title, items: [...items], dynamicTitle: true, ...(icon && { icon }) } });
/** A title for each value. All titles together fit above a story at 1280 px. */
const titled = (values: readonly string[], title = (value: string) => value) =>
  values.map((value) => ({ value, title: title(value) }));

/** The globals that toolbars and stories set. */
export interface ToolbarChoice {
  readonly theme: 'light' | 'dark' | 'all';
  readonly contrast: 'normal' | 'more';
  readonly motion: 'on' | 'off';
  /** Text size of the browser: 100 % or 200 %. */
  readonly textSize: 'usual' | 'double';
  readonly direction: 'ltr' | 'rtl';
  /** Language of the labels. A story that sets one keeps it. */
  readonly language: 'en' | 'el';
  readonly ai: AiScenario;
  readonly storage: StorageScenario;
}

/** The defaults of the toolbars. */
export const initialGlobals: ToolbarChoice = {
  theme: 'light',
  contrast: 'normal',
  motion: 'on',
  textSize: 'usual',
  direction: 'ltr',
  language: 'en',
  ai: 'answering',
  storage: 'empty',
};

/** The toolbars above each story; the scenarios are those of `#services/fakes`. */
export const globalTypes = {
  theme: menu('Theme', titled(['light', 'dark', 'all']), 'paintbrush'),
  contrast: menu(
    'Contrast',
    titled(['normal', 'more'], (value) => (value === 'more' ? 'high contrast' : value)),
    'contrast',
  ),
  motion: menu(
    'Motion',
    titled(['on', 'off'], (value) => `motion ${value}`),
  ),
  textSize: menu(
    'Text size',
    titled(['usual', 'double'], (value) => (value === 'usual' ? '100 %' : '200 %')),
  ),
  direction: menu(
    'Direction',
    titled(['ltr', 'rtl'], (value) => value.toUpperCase()),
  ),
  language: menu(
    'Language',
    titled(['en', 'el'], (value) => value.toUpperCase()),
  ),
  ai: menu(
    'AI',
    titled(aiScenarios, (value) => `AI ${value}`),
  ),
  storage: menu(
    'Storage',
    titled(storageScenarios, (value) => `storage ${value}`),
  ),
};

const viewport = (width: number, height: number, name?: string) => ({
  name: name ? `${width} px, ${name}` : `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The window sizes for review. `mobile1` is Storybook's own name for the narrowest telephone. */
export const viewports = {
  mobile1: viewport(320, 568),
  phone: viewport(360, 800, 'telephone'),
  tablet: viewport(768, 1024, 'tablet'),
  desktop: viewport(1280, 900, 'laptop'),
  wide: viewport(1920, 1080, 'desktop'),
};

/** The `globals` of a story that is shown on the narrowest telephone. */
export const narrowScreen = { viewport: { value: 'mobile1', isRotated: false } };

/** The `parameters` of a story that looks like another one: neither our screenshots nor Chromatic's include it. */
export const withoutPicture = { chromatic: { disableSnapshot: true } };
