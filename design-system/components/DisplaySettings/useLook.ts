'use client';

import { useEffect, useState } from 'react';

import type { DisplaySettingsProps } from './DisplaySettings.tsx';

type Look = Pick<DisplaySettingsProps, 'theme' | 'contrast' | 'motion'>;

const asksFor = (query: string) => matchMedia(`(${query})`).matches;

/** Returns the stored choice; an empty one where storage is forbidden or its content damaged. */
function readChoice(): Partial<Look> {
  try {
    return JSON.parse(localStorage.getItem('look') ?? '{}');
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Without storage, or with a full one, the choice ends with the page. */
function keepChoice(choice: Partial<Look>): void {
  try {
    localStorage.setItem('look', JSON.stringify({ ...readChoice(), ...choice }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/**
 * The state of `DisplaySettings`: what the visitor's system asks for until something is chosen; each choice is shown on
 * the root element and kept as `look` in the browser's storage. A script before the page is painted shows it again.
 */
export function useLook(): Look &
  Pick<DisplaySettingsProps, 'onThemeChange' | 'onContrastChange' | 'onMotionChange'> {
  const [look, setLook] = useState<Look>({ theme: 'light', contrast: 'normal', motion: 'on' });
  // A server knows neither the system nor the choice.
  useEffect(() => {
    setLook({
      theme: asksFor('prefers-color-scheme: dark') ? 'dark' : 'light',
      contrast: asksFor('prefers-contrast: more') ? 'more' : 'normal',
      motion: asksFor('prefers-reduced-motion: reduce') ? 'off' : 'on',
      ...readChoice(),
    });
  }, []);
  const choose = (choice: Partial<Look>) => {
    setLook((last) => ({ ...last, ...choice }));
    keepChoice(choice);
    const { classList, dataset } = document.documentElement;
    if (choice.theme) classList.toggle('dark', choice.theme === 'dark');
    if (choice.contrast) dataset.contrast = choice.contrast;
    if (choice.motion) dataset.motion = choice.motion;
  };
  return {
    ...look,
    onThemeChange: (theme) => choose({ theme }),
    onContrastChange: (contrast) => choose({ contrast }),
    onMotionChange: (motion) => choose({ motion }),
  };
}
