import type { ComponentType } from 'react';

import { caseStudies } from '#services/knowledge';

import { PageDrawing } from '../PageDrawing/PageDrawing.tsx';
import drawing from './outline.svg?no-inline';
import * as styles from './places.css.ts';

/** Positions of the town names, beside the dots of the cases. */
const towns = [
  { town: 'Nicosia', x: 138, y: 62 },
  { town: 'Larnaca', x: 218, y: 178 },
  { town: 'Limassol', x: 138, y: 224 },
  { town: 'Paphos', x: 0, y: 230 },
];

/** Map of the country with the towns of the cases, in the header of /case-studies. `undefined` means no map. */
export const Outline: ComponentType | undefined = () => (
  <PageDrawing name="case-studies" file={drawing}>
    <path d="M170 68V105" className={styles.leader} />
    {towns.map(({ town, x, y }) => (
      <text key={town} x={x} y={y} className={styles.town}>
        {town} {caseStudies.filter(({ client }) => client.includes(town)).length}
      </text>
    ))}
  </PageDrawing>
);
