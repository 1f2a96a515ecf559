import { ingotPath } from '../../theme/ingotPath.ts';
import type { Point } from '../geometry/spline.ts';
import * as ink from '../ink.css.ts';
import * as styles from './Machine.css.ts';

export interface MachineProps {
  /** Centre of the machine, in units of the drawing. */
  readonly middle: Point;
  /** @default 1 */
  readonly scale?: number | undefined;
  /** Name, shown below the machine. */
  readonly name?: string | undefined;
  /** Distance from the centre to the base line of the name, in units of the drawing. @default 78 */
  readonly drop?: number | undefined;
  /** Font size of the name, in units of the drawing. @default 17 */
  readonly size?: number | undefined;
}

/** The upright ingot between the tangle and the lanes. */
export function Machine({ middle, scale = 1, name, drop = 78, size = 17 }: MachineProps) {
  return (
    <>
      <path
        d={ingotPath}
        transform={`translate(${middle.x} ${middle.y}) rotate(90) scale(${scale})`}
        className={ink.solid}
      />
      {name && (
        <text x={middle.x} y={middle.y + drop} fontSize={size} className={styles.name}>
          {name}
        </text>
      )}
    </>
  );
}
