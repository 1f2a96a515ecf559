import * as styles from './docs.css.ts';

/** Checks that a component must pass before it is accepted, each with its Storybook globals. */
const checks = {
  dark: 'theme:dark',
  'high contrast': 'contrast:more',
  '320 px': 'viewport:mobile1',
  'all of it': 'theme:dark;contrast:more;viewport:mobile1',
};

interface CheckLinksProps {
  /** Stories of the component, in sidebar order. */
  readonly stories: readonly { readonly id: string }[];
}

/**
 * Links to the most complete story of a component, one for each check. Storybook's accessibility panel shows the
 * results of axe for the opened story.
 */
export function CheckLinks({ stories }: CheckLinksProps) {
  const story = stories.find(({ id }) => /--(all-variants|open)$/.test(id)) ?? stories[0];
  if (!story) return null;
  return (
    <nav aria-label="Check it">
      <p className={styles.checks}>
        Check it in
        {Object.entries(checks).map(([name, globals]) => (
          <a
            key={name}
            href={`./?${new URLSearchParams({ path: `/story/${story.id}`, globals })}`}
            target="_top"
          >
            {name}
          </a>
        ))}
      </p>
    </nav>
  );
}
