/** What HOUSE asks of the stories of each component. */
export const asked = [
  'default',
  'all variants',
  'states',
  'played',
  'long and Greek',
  'narrow screen',
] as const;
export type Asked = (typeof asked)[number];

/** What can be known of a story without running it. */
export interface StoryFacts {
  /** The component it is about, by the name under which the design system exports it. */
  readonly component: string;
  readonly name: string;
  /** It has a `play` function. */
  readonly played: boolean;
  /** It asks for a small window. */
  readonly narrow: boolean;
  /** It has Greek words. */
  readonly greek: boolean;
}

/** Components that lack something on purpose, by what is lacking and why. */
export type Reasons = Readonly<Partial<Record<Asked, Readonly<Record<string, readonly string[]>>>>>;

const about = /^(Default|AllVariants)$|Greek|Long|NarrowScreen|OnAPhone|OnASmallScreen/;
const shows: Readonly<Record<Asked, (story: StoryFacts) => boolean>> = {
  default: ({ name }) => name === 'Default',
  'all variants': ({ name }) => name === 'AllVariants',
  states: ({ name }) => !about.test(name),
  played: ({ played }) => played,
  'long and Greek': ({ greek }) => greek,
  'narrow screen': ({ narrow }) => narrow,
};

/** One component and, in the order of `asked`, its stories, or the reason why there is none, or `null` for a gap. */
export interface Row {
  readonly component: string;
  readonly cells: readonly (string | null)[];
}

/** The table of every component by everything that is asked. */
export const storyCoverage = (
  components: readonly string[],
  stories: readonly StoryFacts[],
  reasons: Reasons,
): readonly Row[] =>
  components.map((component) => {
    const own = stories.filter((story) => story.component === component);
    const cells = asked.map((what) => {
      const names = own.filter(shows[what]).map(({ name }) => name);
      return names.length > 0 ? names.join(', ') : reasonFor(reasons, what, component);
    });
    return { component, cells };
  });

function reasonFor(reasons: Reasons, what: Asked, component: string): string | null {
  const [reason] = Object.entries(reasons[what] ?? {}).find(([, names]) => names.includes(component)) ?? [];
  return reason ? `(${reason})` : null;
}

/** Each empty cell and each reason that is not needed, in words; empty when the table is complete. */
export function gaps(rows: readonly Row[], reasons: Reasons): readonly string[] {
  const empty = rows.flatMap(({ component, cells }) =>
    asked
      .filter((_, place) => cells[place] === null)
      .map((what) => `${component} has no story for "${what}", and no reason.`),
  );
  const used = new Set(rows.flatMap(({ component, cells }) => cells.map((cell) => `${component} ${cell}`)));
  const needless = Object.entries(reasons).flatMap(([what, groups]) =>
    Object.entries(groups ?? {}).flatMap(([reason, names]) =>
      names
        .filter((name) => !used.has(`${name} (${reason})`))
        .map((name) => `${name} needs no reason for "${what}": it has a story, or it is gone.`),
    ),
  );
  return [...empty, ...needless];
}

/** The table as Markdown. */
export const toMarkdown = (rows: readonly Row[]): string =>
  [
    '# Stories',
    '',
    'Every exported component and the stories that show what is asked; in brackets why one is not needed.',
    '',
    `| component | ${asked.join(' | ')} |`,
    `| --- |${' --- |'.repeat(asked.length)}`,
    ...rows.map(
      ({ component, cells }) =>
        `| ${component} | ${cells.map((cell) => cell ?? '**missing**').join(' | ')} |`,
    ),
    '',
  ].join('\n');
