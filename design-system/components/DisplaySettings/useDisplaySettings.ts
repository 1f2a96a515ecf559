'use client';

import { useEffect, useState } from 'react';

import type { DisplaySettingsProps } from './DisplaySettings.tsx';

type Settings = Pick<DisplaySettingsProps, 'theme' | 'contrast' | 'motion'>;

/** Key in the local storage of the browser. */
const storageKey = 'display-settings';

const matches = (query: string) => matchMedia(`(${query})`).matches;

/** Returns the stored settings; none where storage is forbidden or its content damaged. */
function readSettings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Stores a choice. Without storage, or with a full one, the choice ends with the page. */
function storeSettings(choice: Partial<Settings>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readSettings(), ...choice }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Whether a choice is dark now. */
const isDark = (theme: Settings['theme']) =>
  theme === 'dark' || (theme === 'system' && matches('prefers-color-scheme: dark'));

/**
 * State of `DisplaySettings`: follows the visitor's system until something is chosen. Each choice is set on the root
 * element and stored in the browser as `display-settings`. A script before the first paint can set it again.
 */
export function useDisplaySettings(): Settings &
  Pick<DisplaySettingsProps, 'onThemeChange' | 'onContrastChange' | 'onMotionChange'> {
  const [settings, setSettings] = useState<Settings>({ theme: 'light', contrast: 'normal', motion: 'on' });
  // A server knows neither the system nor the choice.
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
