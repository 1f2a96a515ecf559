import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../components/Button/Button.tsx';
import { Table } from '../components/Table/Table.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { type ContrastPair, colorAt, contrastPairs, limitOf, measure, themes } from './contrastPairs.ts';
import * as styles from './specimens.css.ts';

const meta = preview.meta({
  title: 'Tokens/Colour',
  parameters: {
    docs: {
      // @ts-expect-error `false` leaves out the column of the contents list too, beside which the tables would be cut.
      toc: false,
      description: {
        component:
          'Copper is the only accent colour. Verdigris means only “finished” or “good”. An error always has a word and an icon too. The ratios below are calculated from the tokens. A test fails if a pair of colours has less than its minimum: 7:1 for text to read, 4.5:1 for other text, 3:1 for graphics, and 7:1 for all text in high contrast.',
      },
    },
  },
});

const jobs: Readonly<Record<string, string>> = {
  'surface.page': 'The paper everything lies on',
  'surface.raised': 'A sheet on the paper: fields, panels, menus',
  'surface.sunken': 'A quiet filled area: placeholders, code, hovered rows',
  'surface.inverse': 'Ink as a fill: secondary button, the visitor’s words',
  'surface.scrim': 'Over the page behind a dialog',
  'text.body': 'Text and headings',
  'text.muted': 'Leads, captions, hints',
  'text.onInverse': 'Text on ink',
  'line.hairline': 'Between sections and rows; decoration only',
  'line.control': 'Around controls',
  'accent.text': 'Copper as text and thin strokes',
  'accent.fill': 'Copper as a fill, and the Thread',
  'accent.onFill': 'Text on copper',
  done: 'Verdigris: finished, good',
  'error.text': 'What is wrong, in words',
  'error.surface': 'Behind an error summary',
  focus: 'The ring around what has the focus',
};
const titles: Readonly<Record<string, string>> = {
  light: 'Light',
  dark: 'Dark',
  'light-high-contrast': 'Light, high contrast',
  'dark-high-contrast': 'Dark, high contrast',
};
const themeColumns = Object.keys(themes).map((key) => ({ key, label: titles[key] ?? key }));

export const Palette = meta.story({
  render: () => (
    <Table
      caption="Every colour by its job, in the four themes"
      columns={[{ key: 'name', label: 'Token' }, { key: 'job', label: 'Job' }, ...themeColumns]}
      rows={Object.keys(styles.fills).map((path) => ({
        id: path,
        cells: {
          name: `color.${path}`,
          job: jobs[path] ?? '',
          ...Object.fromEntries(
            Object.entries(themes).map(([theme, tokens]) => [
              theme,
              <span key={theme} className={styles.narrowFigure}>
                <span data-theme-scope={theme} className={styles.scope} aria-hidden="true">
                  <span className={`${styles.swatch} ${styles.fills[path]}`} />
                </span>
                <code>{colorAt(tokens, path)}</code>
              </span>,
            ]),
          ),
        },
      }))}
    />
  ),
  play: async ({ canvas }) => {
    for (const path of Object.keys(styles.fills)) {
      await expect(canvas.getByRole('rowheader', { name: `color.${path}` })).toBeInTheDocument();
      await expect(jobs[path]).toBeTruthy();
    }
  },
});

const uses = { reading: 'Text to read', text: 'Other text', graphic: 'Graphics and controls' };
const measured = new Map(Object.entries(themes).map(([theme, tokens]) => [theme, measure(theme, tokens)]));

/** A drawing instead of text, because a sample only shows a pair of colours. */
const letter = (
  <svg viewBox="0 0 14 16" className={styles.letter} aria-hidden="true">
    <path d="M1.5 14.5L7 1.5l5.5 13M3.5 10h7" />
  </svg>
);

function Sample({ theme, place }: { readonly theme: string; readonly place: number }) {
  const result = measured.get(theme)?.[place];
  if (!result) return null;
  return (
    <span className={styles.figure}>
      <span data-theme-scope={theme} className={styles.scope} aria-hidden="true">
        <span className={`${styles.sample} ${styles.pairs[place]}`}>
          {result.use === 'graphic' ? <span className={styles.dot} /> : letter}
        </span>
      </span>
      {result.ratio.toFixed(1)}
      <VisuallyHidden>{result.passes ? ', passes' : ', fails'}</VisuallyHidden>
      {!result.passes && ' ✗'}
    </span>
  );
}

const needs = ({ use }: ContrastPair) =>
  limitOf(use, 'light') === limitOf(use, 'light-high-contrast')
    ? `${limitOf(use, 'light')}`
    : `${limitOf(use, 'light')}, then ${limitOf(use, 'light-high-contrast')}`;

export const Contrast = meta.story({
  render: () => (
    <Table
      caption={`The ${contrastPairs.length} pairs in use, measured in the four themes`}
      columns={[
        { key: 'pair', label: 'Pair' },
        { key: 'where', label: 'Where' },
        { key: 'needs', label: 'Needs' },
        ...themeColumns,
      ]}
      rows={contrastPairs.map((pair, place) => ({
        id: `${pair.foreground} on ${pair.background}`,
        cells: {
          pair: `${pair.foreground} on ${pair.background}`,
          where: pair.where,
          needs: `${uses[pair.use]}: ${needs(pair)}`,
          ...Object.fromEntries(
            Object.keys(themes).map((theme) => [theme, <Sample key={theme} theme={theme} place={place} />]),
          ),
        },
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(', passes')).toHaveLength(contrastPairs.length * 4);
    await expect(canvas.queryByText(', fails')).toBeNull();
  },
});

/** The same view as with "all" as the theme in the toolbar. */
export const ThemesAtOnce = meta.story({
  globals: { theme: 'all' },
  render: () => <Button variant="secondary">Paper, ink and copper</Button>,
  play: async ({ canvas }) => {
    const fills = Object.keys(themes).map((name) => {
      const theme = within(canvas.getByRole('region', { name }));
      return getComputedStyle(theme.getByRole('button')).backgroundColor;
    });
    await expect(new Set(fills).size).toBe(4);
  },
});
