import { Heading } from '@storybook/addon-docs/blocks';

import { Icon } from '#design-system';

import { StoryRouter } from '../withRouter.tsx';
import { Anatomy } from './Anatomy.tsx';
import * as styles from './docs.css.ts';
import { FormattedText } from './FormattedText.tsx';
import type { Guide, GuideExample } from './Guide.ts';
import { RenderedExample } from './RenderedExample.tsx';

const verdicts = {
  do: { name: 'Do', icon: 'check' },
  dont: { name: 'Don’t', icon: 'close' },
} as const;

interface ExampleProps extends GuideExample {
  readonly verdict: keyof typeof verdicts;
}

function Example({ verdict, description, example }: ExampleProps) {
  const { name, icon } = verdicts[verdict];
  return (
    <figure className={styles.example}>
      <div className={`sb-unstyled ${styles.stage[verdict]}`}>
        <RenderedExample
          example={example}
          title={`${name}: ${description}`}
          className={styles.doOrDontExample}
        />
      </div>
      <figcaption>
        <p className={styles.caption}>
          <Icon name={icon} className={styles.sign} />
          <span>
            <strong className={styles.verdict}>{name}</strong>
            <FormattedText>{description}</FormattedText>
          </span>
        </p>
      </figcaption>
    </figure>
  );
}

/** The guide of a component: rules with live examples, parts, keys and notes on accessibility. */
export function ComponentGuide({ guide }: { readonly guide: Guide }) {
  const { dos, donts, anatomy = dos[0]?.example, parts, keyboard, accessibility } = guide;
  // Each "do" is followed by the "don’t" with the same index.
  const examples = [
    ...dos.map((each, index) => ({ ...each, verdict: 'do' as const, index })),
    ...donts.map((each, index) => ({ ...each, verdict: 'dont' as const, index })),
  ].sort((one, other) => one.index - other.index);
  return (
    <StoryRouter>
      <Heading>Do and don’t</Heading>
      <div className={styles.examples}>
        {examples.map(({ verdict, description, example }) => (
          <Example
            key={`${verdict} ${description}`}
            verdict={verdict}
            description={description}
            example={example}
          />
        ))}
      </div>
      <Heading>Anatomy</Heading>
      <Anatomy example={anatomy} parts={parts} />
      <Heading>Keyboard</Heading>
      {keyboard === 'none' ? (
        <p>Nothing in it takes the focus.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>What it does</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(keyboard).map(([key, effect]) => (
              <tr key={key}>
                <td>
                  <kbd className={styles.key}>{key}</kbd>
                </td>
                <td>
                  <FormattedText>{effect}</FormattedText>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Heading>Accessibility</Heading>
      <ul>
        {accessibility.map((note) => (
          <li key={note}>
            <FormattedText>{note}</FormattedText>
          </li>
        ))}
      </ul>
    </StoryRouter>
  );
}
