/** The kinds of story that each component has, or has a reason not to have. */
export const storyKinds = [
  'default',
  'all variants',
  'states',
  'played',
  'long and Greek',
  'narrow screen',
] as const;
type StoryKind = (typeof storyKinds)[number];

/** Facts about a story that need no run. */
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

/** Components that lack a kind of story on purpose, by the kind and the reason. */
export type Reasons = Readonly<Partial<Record<StoryKind, Readonly<Record<string, readonly string[]>>>>>;

const otherKinds = /^(Default|AllVariants)$|Greek|Long|NarrowScreen|OnAPhone|OnASmallScreen/;
const isOfKind: Readonly<Record<StoryKind, (story: StoryFacts) => boolean>> = {
  default: ({ name }) => name === 'Default',
  'all variants': ({ name }) => name === 'AllVariants',
  states: ({ name }) => !otherKinds.test(name),
  played: ({ played }) => played,
  'long and Greek': ({ greek }) => greek,
  'narrow screen': ({ narrow }) => narrow,
};

/** Each missing story without a reason, and each reason that is not needed, in words. */
export const storyGaps = (
  components: readonly string[],
  stories: readonly StoryFacts[],
  reasons: Reasons,
): string[] =>
  storyKinds.flatMap((kind) => {
    const excused = Object.values(reasons[kind] ?? {}).flat();
    const shown = stories.filter(isOfKind[kind]).map(({ component }) => component);
    const missing = components.filter((name) => !shown.includes(name) && !excused.includes(name));
    const needless = excused.filter((name) => shown.includes(name) || !components.includes(name));
    return [
      ...missing.map((name) => `${name} has no story for "${kind}", and no reason.`),
      ...needless.map((name) => `${name} needs no reason for "${kind}": it has a story, or it is gone.`),
    ];
  });
