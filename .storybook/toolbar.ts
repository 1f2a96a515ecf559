import { type AiScenario, aiScenarios, type StorageScenario, storageScenarios } from '#services/fakes';

/** Names of the four themes, as in `data-theme-scope`. */
export const themeNames = ['light', 'dark', 'light-high-contrast', 'dark-high-contrast'] as const;

/** Returns a toolbar menu whose title is the current choice. An icon helps if the title is not clear by itself. */
const menu = (
  title: string,
  items: readonly { readonly value: string; readonly title: string }[],
  icon?: 'paintbrush' | 'contrast',
) => ({ toolbar: { title, items: [...items], dynamicTitle: true, ...(icon && { icon }) } });
/**
 * Returns the menu items for these values. Keep the titles short, so that the whole toolbar fits at a width of 1280 px.
 */
const menuItems = (values: readonly string[], title = (value: string) => value) =>
  values.map((value) => ({ value, title: title(value) }));

/** Globals that the toolbar and stories set. */
export interface ToolbarChoice {
  readonly theme: 'light' | 'dark' | 'all';
  readonly contrast: 'normal' | 'more';
  readonly motion: 'on' | 'off';
  /** Font size of the browser: `usual` is 100 %, `double` is 200 %. */
  readonly textSize: 'usual' | 'double';
  readonly direction: 'ltr' | 'rtl';
  /** Language of the texts that the components contain. A story that sets `parameters.language` ignores it. */
  readonly language: 'en' | 'el';
  readonly ai: AiScenario;
  readonly storage: StorageScenario;
}

/** Initial choices. */
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

/** Menus of the toolbar. The scenarios of `ai` and `storage` are defined in `#services/fakes`. */
export const globalTypes = {
  theme: menu('Theme', menuItems(['light', 'dark', 'all']), 'paintbrush'),
  contrast: menu(
    'Contrast',
    menuItems(['normal', 'more'], (value) => (value === 'more' ? 'high contrast' : value)),
    'contrast',
  ),
  motion: menu(
    'Motion',
    menuItems(['on', 'off'], (value) => `motion ${value}`),
  ),
  textSize: menu(
    'Text size',
    menuItems(['usual', 'double'], (value) => (value === 'usual' ? '100 %' : '200 %')),
  ),
  direction: menu(
    'Direction',
    menuItems(['ltr', 'rtl'], (value) => value.toUpperCase()),
  ),
  language: menu(
    'Language',
    menuItems(['en', 'el'], (value) => value.toUpperCase()),
  ),
  ai: menu(
    'AI',
    menuItems(aiScenarios, (value) => `AI ${value}`),
  ),
  storage: menu(
    'Storage',
    menuItems(storageScenarios, (value) => `storage ${value}`),
  ),
};

const viewport = (width: number, height: number, name?: string) => ({
  name: name ? `${width} px, ${name}` : `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Window sizes for review. `mobile1` is Storybook's own name for the narrowest telephone. */
export const viewports = {
  mobile1: viewport(320, 568),
  phone: viewport(360, 800, 'telephone'),
  tablet: viewport(768, 1024, 'tablet'),
  desktop: viewport(1280, 900, 'laptop'),
  wide: viewport(1920, 1080, 'desktop'),
};

/** `globals` for a story on the narrowest telephone. */
export const narrowScreen = { viewport: { value: 'mobile1', isRotated: false } };

/** `parameters` for a story that looks like another one. No screenshots of it are taken. */
export const withoutPicture = { chromatic: { disableSnapshot: true } };
