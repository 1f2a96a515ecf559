import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './Field.css.ts';

/** Says beside the name of a field that it may be left empty. */
export function OptionalNote() {
  return (
    <>
      {' '}
      <span className={styles.optional}>{useLabels().field.optional}</span>
    </>
  );
}
