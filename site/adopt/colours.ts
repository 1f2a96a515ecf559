import { type Brand, brand, contrastFaults } from '#design-system/tokens';

/** The two colours that a firm gives: its accent on the light ground and on the dark one. */
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

/** Brand with another accent in one theme. */
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

/** Accent in one colour, with white or black on it, whichever can be read better. */
function accentOf(theme: Theme, colour: string): Accent {
  const [white, black] = ['#ffffff', '#000000'].map(
    (onFill): Accent => ({ text: colour, fill: colour, onFill }),
  );
  return faultsOf(theme, white as Accent).length <= faultsOf(theme, black as Accent).length
    ? (white as Accent)
    : (black as Accent);
}

/** A colour moved towards black (0) or white (255) by a share from 0 to 1. */
const moved = (colour: string, towards: 0 | 255, share: number) =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    .map((value) => Math.round(value + (towards - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** Steps from the colour itself to black or white. */
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

function strongest(theme: Theme, colour: string, towards: 0 | 255): Accent {
  const shades = steps.map((share) => accentOf(theme, moved(colour, towards, share)));
  return (
    shades.find((accent) => faultsOf(theme, accent).length === 0) ??
    accentOf(theme, towards ? '#ffffff' : '#000000')
  );
}

/** Accents of all themes: those of high contrast are the same hues, dark or light enough. */
export const accentsOf = ({ light, dark }: Colours): Readonly<Record<Theme, Accent>> => ({
  light: accentOf('light', light),
  dark: accentOf('dark', dark),
  lightHighContrast: strongest('lightHighContrast', light, 0),
  darkHighContrast: strongest('darkHighContrast', dark, 255),
});

/** A sentence for each colour that cannot be read well enough where it is drawn. */
export const colourMistakes = (colours: Colours): string[] =>
  (['light', 'dark'] as const).flatMap((theme) => {
    const [fault] = faultsOf(theme, accentOf(theme, colours[theme]));
    return fault
      ? [`The colour ${colours[theme]}: ${fault}. Take a ${theme === 'light' ? 'darker' : 'lighter'} one.`]
      : [];
  });
