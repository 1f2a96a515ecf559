import { ingotPath } from '../../theme/ingotPath.ts';
import type { Point } from '../geometry/spline.ts';
import * as ink from '../ink.css.ts';
import * as styles from './Machine.css.ts';

export interface MachineProps {
  /** Centre of the machine, in units of the drawing. */
  readonly centre: Point;
  /** @default 1 */
  readonly scale?: number | undefined;
  /** Name, shown below the machine. */
  readonly name?: string | undefined;
  /** Distance from the centre to the base line of the name, in units of the drawing. @default 78 */
  readonly nameDistance?: number | undefined;
  /** Font size of the name, in units of the drawing. @default 17 */
  readonly nameSize?: number | undefined;
}

/** The machine between the tangle and the lanes: an upright ingot, the shape of the company's mark. */
export function Machine({ centre, scale = 1, name, nameDistance = 78, nameSize = 17 }: MachineProps) {
  return (
    <>
      <path
        d={ingotPath}
        transform={`translate(${centre.x} ${centre.y}) rotate(90) scale(${scale})`}
        className={ink.machine}
      />
      {name && (
        <text x={centre.x} y={centre.y + nameDistance} fontSize={nameSize} className={styles.name}>
          {name}
        </text>
      )}
    </>
  );
}
