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

import { withLinks } from '../welcome/addressOf.ts';
import { importOf } from '../writeUsage.ts';
import { Checks } from './Checks.tsx';
import { ComponentGuide } from './ComponentGuide.tsx';
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
  const imports = importOf([/(\w+)\.stories/.exec(String(parameters.fileName))?.[1] ?? '']);
  const { length } = Object.keys(csfFile.stories);
  return (
    <>
      <Title />
      {guide && (
        <p className={styles.status}>
          {guide.status === 'new' ? 'New, may still change' : 'Stable'}, since {guide.since ?? '1.0.0'}
        </p>
      )}
      {typeof description === 'string' ? (
        <Markdown>{withLinks(description, /\/(\w+)[^/]*$/.exec(title)?.[1])}</Markdown>
      ) : (
        <Description of="meta" />
      )}
      {imports && <Source code={imports} language="tsx" />}
      <Checks stories={Object.values(csfFile.stories)} />
      {guide && (
        <>
          <ComponentGuide guide={guide} />
          <Heading>Props</Heading>
        </>
      )}
      <Primary />
      <Controls />
      {length > 1 && <Stories title={<Heading>Stories</Heading>} includePrimary={false} />}
    </>
  );
}
