import { componentStyle } from '../../theme/componentStyle.ts';
import { notCopied } from '../../theme/notCopied.ts';

export const visuallyHidden = componentStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: 0,
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  ...notCopied,
  whiteSpace: 'nowrap',
  border: 0,
});
