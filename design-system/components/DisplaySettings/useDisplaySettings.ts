'use client';

import { useEffect, useState } from 'react';

import type { DisplaySettingsProps } from './DisplaySettings.tsx';

type Settings = Pick<DisplaySettingsProps, 'theme' | 'contrast' | 'motion'>;

/** Key in the local storage of the browser. */
const storageKey = 'display-settings';

const matches = (query: string) => matchMedia(`(${query})`).matches;

/** Returns the stored settings, or none if storage is forbidden or its content is damaged. */
function readSettings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Stores a choice. If storage is forbidden or full, the choice is lost when the page is left. */
function storeSettings(choice: Partial<Settings>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readSettings(), ...choice }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Whether this choice means the dark theme at the moment. */
const isDark = (theme: Settings['theme']) =>
  theme === 'dark' || (theme === 'system' && matches('prefers-color-scheme: dark'));

/**
 * State of `DisplaySettings`. It follows the visitor's operating system until the visitor chooses. Each choice is set
 * on the root element and stored in the browser's local storage as `display-settings`. A script of yours can read it
 * and set it before the first paint.
 */
export function useDisplaySettings(): Settings &
  Pick<DisplaySettingsProps, 'onThemeChange' | 'onContrastChange' | 'onMotionChange'> {
  const [settings, setSettings] = useState<Settings>({ theme: 'light', contrast: 'normal', motion: 'on' });
  // In an effect, because a server knows neither the operating system nor the stored choice.
  useEffect(() => {
    setSettings({
      theme: isDark('system') ? 'dark' : 'light',
      contrast: matches('prefers-contrast: more') ? 'more' : 'normal',
      motion: matches('prefers-reduced-motion: reduce') ? 'off' : 'on',
      ...readSettings(),
    });
  }, []);
  const choose = (choice: Partial<Settings>) => {
    setSettings((last) => ({ ...last, ...choice }));
    storeSettings(choice);
    const { classList, dataset } = document.documentElement;
    if (choice.theme) classList.toggle('dark', isDark(choice.theme));
    if (choice.contrast) dataset.contrast = choice.contrast;
    if (choice.motion) dataset.motion = choice.motion;
  };
  return {
    ...settings,
    onThemeChange: (theme) => choose({ theme }),
    onContrastChange: (contrast) => choose({ contrast }),
    onMotionChange: (motion) => choose({ motion }),
  };
}
