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

/** Whether the page is dark with this choice, at the moment. */
const isDark = (theme: Settings['theme']) =>
  theme === 'dark' || (theme === 'system' && matches('prefers-color-scheme: dark'));

/** Sets the given settings on the root element. */
function applySettings({ theme, contrast, motion }: Partial<Settings>): void {
  const { classList, dataset } = document.documentElement;
  if (theme) classList.toggle('dark', isDark(theme));
  if (contrast) dataset.contrast = contrast;
  if (motion) dataset.motion = motion;
}

/**
 * Holds the state of `DisplaySettings`. After the first paint, the hook reads the stored choices, takes the others from
 * the visitor's operating system, and sets the theme and the stored choices on the root element. To avoid a flash, a
 * script in your page must set them before the first paint. Each new choice is set on the root element too, and stored
 * in the browser's local storage as `display-settings`.
 */
export function useDisplaySettings(): Settings &
  Pick<DisplaySettingsProps, 'onThemeChange' | 'onContrastChange' | 'onMotionChange'> {
  const [settings, setSettings] = useState<Settings>({ theme: 'light', contrast: 'normal', motion: 'on' });
  // Runs in an effect, because a server knows neither the operating system nor the stored choices.
  useEffect(() => {
    const stored = readSettings();
    setSettings({
      theme: isDark('system') ? 'dark' : 'light',
      contrast: matches('prefers-contrast: more') ? 'more' : 'normal',
      motion: matches('prefers-reduced-motion: reduce') ? 'off' : 'on',
      ...stored,
    });
    // Contrast and motion are set only if they are stored. Otherwise the styles follow the operating system by media
    // queries.
    applySettings({ theme: 'system', ...stored });
  }, []);
  const choose = (choice: Partial<Settings>) => {
    setSettings((last) => ({ ...last, ...choice }));
    storeSettings(choice);
    applySettings(choice);
  };
  return {
    ...settings,
    onThemeChange: (theme) => choose({ theme }),
    onContrastChange: (contrast) => choose({ contrast }),
    onMotionChange: (motion) => choose({ motion }),
  };
}
