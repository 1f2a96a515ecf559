import { Dialog } from '#design-system';

import * as styles from './SearchDialog.css.ts';
import { SiteSearchBox } from './SiteSearchBox.tsx';
import { words } from './search.content.ts';

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search over the page; the field has the focus at once. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onKeyDown={(event) => {
        // A browser would only empty the field.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      title={words.title}
      focusFirst="input"
      className={styles.dialog}
    >
      <SiteSearchBox onFollow={onClose} />
    </Dialog>
  );
}
