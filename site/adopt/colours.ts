import { type Brand, brand, contrastFaults } from '#design-system/tokens';

/** Accent colours of a firm: one for the light and one for the dark background. */
export interface Colours {
  readonly light: string;
  readonly dark: string;
}

interface Accent {
  readonly text: string;
  readonly fill: string;
  readonly onFill: string;
}

type Theme = keyof Brand;

/** Returns the brand with another accent in one theme. */
const withAccent = (theme: Theme, accent: Accent): Brand => ({
  ...brand,
  [theme]: { ...brand[theme], color: { ...brand[theme].color, accent } },
});

const scopes: Readonly<Record<Theme, string>> = {
  light: ' in light,',
  dark: ' in dark,',
  lightHighContrast: ' in light-high-contrast,',
  darkHighContrast: ' in dark-high-contrast,',
};

const faultsOf = (theme: Theme, accent: Accent) =>
  contrastFaults(withAccent(theme, accent)).filter((fault) => fault.includes(scopes[theme]));

/** Returns an accent in this colour, with white or black text on it, whichever is more legible. */
function accentOf(theme: Theme, colour: string): Accent {
  const white = { text: colour, fill: colour, onFill: '#ffffff' };
  const black = { ...white, onFill: '#000000' };
  return faultsOf(theme, white).length <= faultsOf(theme, black).length ? white : black;
}

/** Returns a colour moved towards black (0) or white (255). `share` is between 0 and 1. */
const moved = (colour: string, towards: 0 | 255, share: number) =>
  `#${[1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
    .map((value) => Math.round(value + (towards - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** Steps from the colour itself (0) to black or white (1). */
const shares = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Returns an accent in the first shade from the colour towards black or white that has enough contrast. If none has,
 * returns black or white itself.
 */
function legibleAccent(theme: Theme, colour: string, towards: 0 | 255): Accent {
  const shades = shares.map((share) => accentOf(theme, moved(colour, towards, share)));
  return (
    shades.find((accent) => faultsOf(theme, accent).length === 0) ??
    accentOf(theme, towards ? '#ffffff' : '#000000')
  );
}

/** Returns the accents of all themes. High contrast has the same hues, as dark or as light as its contrast needs. */
export const accentsOf = ({ light, dark }: Colours): Readonly<Record<Theme, Accent>> => ({
  light: accentOf('light', light),
  dark: accentOf('dark', dark),
  lightHighContrast: legibleAccent('lightHighContrast', light, 0),
  darkHighContrast: legibleAccent('darkHighContrast', dark, 255),
});

/** Returns a sentence for each colour that has too little contrast. */
export const colourMistakes = (colours: Colours): string[] =>
  (['light', 'dark'] as const).flatMap((theme) => {
    const [fault] = faultsOf(theme, accentOf(theme, colours[theme]));
    return fault
      ? [`The colour ${colours[theme]}: ${fault}. Take a ${theme === 'light' ? 'darker' : 'lighter'} one.`]
      : [];
  });
