import { useRef } from 'react';

import { Button, Dialog, Inline, Text } from '#design-system';
import { copy } from './SearchDialog.content.ts';
import * as styles from './SearchDialog.css.ts';
import { SiteSearchBox } from './SiteSearchBox.tsx';
import { useSearchShortcut } from './useSearchShortcut.ts';

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Search in a dialog. The field gets the focus when the dialog opens. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { isOn, toggle } = useSearchShortcut();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onKeyDown={(event) => {
        // Some browsers only empty the field on Escape, so the dialog closes itself.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      title={copy.title}
      initialFocus={input}
      className={styles.dialog}
    >
      <SiteSearchBox inputRef={input} onFollow={onClose} />
      <Inline gap="s" className={styles.foot}>
        <Text size="small" tone="muted">
          {isOn ? copy.key.on : copy.key.off}
        </Text>
        <Button variant="text" size="small" onClick={toggle}>
          {isOn ? copy.key.switchOff : copy.key.switchOn}
        </Button>
      </Inline>
    </Dialog>
  );
}
