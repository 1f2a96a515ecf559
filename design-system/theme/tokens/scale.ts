/** Measures that all themes share. Lengths are CSS lengths. */
export const scale = {
  /** Steps of space, multiples of 4 px. `gutter` and `section` grow with the window. */
  space: {
    xxs: '4px',
    xs: '8px',
    s: '12px',
    m: '16px',
    l: '24px',
    xl: '32px',
    xxl: '48px',
    xxxl: '64px',
    gutter: 'clamp(24px, 7vw, 32px)',
    section: 'clamp(64px, 9vw, 128px)',
  },
  /**
   * Minimum heights of controls, in `rem`, so that controls grow with the text. `target` is the minimum size for a
   * finger, larger than the 24 px of WCAG 2.2. `tick` is the size of a checkbox.
   */
  control: { medium: '3rem', small: '2.5rem', target: '2.75rem', tick: '1.25rem' },
  radius: { control: '4px', panel: '10px', pill: '999px' },
  /**
   * Font sizes, in `rem`, so that they follow the font size that the visitor set. Large sizes grow with the width of
   * the window, from 360 to 1280 px.
   */
  size: {
    caption: '0.8438rem',
    small: '0.9375rem',
    control: '1rem',
    body: '1.0625rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.32vw, 1.25rem)',
    h4: '1.1875rem',
    h3: 'clamp(1.25rem, 1.18rem + 0.33vw, 1.4375rem)',
    h2: 'clamp(1.9rem, 1.47rem + 1.9vw, 3rem)',
    h1: 'clamp(2.35rem, 1.63rem + 3.2vw, 4.25rem)',
    display: 'clamp(2.6rem, 1.55rem + 4.65vw, 5.25rem)',
    figure: 'clamp(2.1rem, 1.65rem + 2vw, 3.25rem)',
  },
  /** Font weights. */
  weight: { light: '300', body: '350', regular: '400', label: '450', medium: '500' },
  /** Font families. The fallback of `text` has the same metrics (`fonts.css.ts`). `code` is monospaced. */
  font: {
    text: "'Geologica', 'Geologica fallback', system-ui, sans-serif",
    code: "ui-monospace, 'Cascadia Mono', 'Liberation Mono', Menlo, monospace",
  },
  /** Values for `font-variation-settings`: sharp corners in headings, round corners in text. */
  fontVariation: { heading: "'SHRP' 100", text: "'SHRP' 0" },
  /** Letter spacing. Large text has less space between letters. */
  tracking: { figure: '-0.03em', display: '-0.025em', heading: '-0.01em' },
  leading: { tight: '1.04', snug: '1.2', normal: '1.45', loose: '1.6' },
  /** Durations: `fast` for press and hover, `slow` for the animation of the Thread. */
  duration: { fast: '120ms', normal: '220ms', slow: '1600ms' },
  /** Scale of a control under the pointer and of a pressed control. */
  press: { hover: 'scale(1.03)', down: 'scale(0.98)' },
  easing: { standard: 'cubic-bezier(0.2, 0, 0, 1)', draw: 'cubic-bezier(0.5, 0, 0.2, 1)' },
  /** Stacking order. Use no other values for `z-index`. */
  layer: { content: '1', header: '20', chat: '30', toast: '40', skipLink: '50' },
  width: { content: '1200px', text: '34rem', headerHeight: '76px' },
} as const;
