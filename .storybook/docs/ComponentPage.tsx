import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';

import { importsOf } from '../writeUsage.ts';
import { CheckLinks } from './CheckLinks.tsx';
import { ComponentGuide } from './ComponentGuide.tsx';
import { linkComponentNames } from './componentLinks.ts';
import * as styles from './docs.css.ts';
import { readGuide } from './readGuide.ts';

/**
 * The docs page of a component: its description and its guide, its props with the first story, then all other stories.
 */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const guide = use(readGuide(String(preparedMeta.parameters.fileName)));
  const { component, parameters, title } = preparedMeta;
  const { docs } = parameters;
  const description =
    docs?.description?.component || docs?.extractComponentDescription?.(component, { component, parameters });
  const imports = importsOf([/(\w+)\.stories/.exec(String(parameters.fileName))?.[1] ?? '']);
  /** Last word of the title, without a note in brackets: `Dialog` in "Components/Dialog (modal, popup)". */
  const name = /\/(\w+)[^/]*$/.exec(title)?.[1];
  const storyCount = Object.keys(csfFile.stories).length;
  return (
    <>
      <Title />
      {guide && (
        <p className={styles.status}>
          {guide.status === 'new' ? 'New, may still change' : 'Stable'}, since {guide.since ?? '1.0.0'}
        </p>
      )}
      {typeof description === 'string' ? (
        <Markdown>{linkComponentNames(description, name)}</Markdown>
      ) : (
        <Description of="meta" />
      )}
      {imports && <Source code={imports} language="tsx" />}
      <CheckLinks stories={Object.values(csfFile.stories)} />
      {guide && (
        <>
          <ComponentGuide guide={guide} />
          <Heading>Props</Heading>
        </>
      )}
      <Primary />
      <Controls />
      {storyCount > 1 && <Stories title={<Heading>Stories</Heading>} includePrimary={false} />}
    </>
  );
}
