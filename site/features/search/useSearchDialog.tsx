import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { loadChunk } from '#site/app/loadChunk.ts';
import { useNotify } from '#site/features/useNotify.ts';

import type { SearchDialogProps } from './SearchDialog.tsx';
import { entry, words } from './search.content.ts';

/**
 * The search dialog, loaded when it is first opened: by `open`, or by the key "/" while no field has the focus.
 * `dialog` is what to draw for it.
 */
export function useSearchDialog(): { readonly dialog: ReactNode; readonly open: () => void } {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const notify = useNotify();

  const open = () => {
    setOpen(true);
    if (Dialog) return;
    loadChunk(async () => (await import('./SearchDialog.tsx')).SearchDialog).then(
      (Loaded) => setDialog(() => Loaded),
      () => {
        setOpen(false);
        notify('search', words.unavailable, 'error');
      },
    );
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return { open, dialog: Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} /> };
}

const fields = 'input, textarea, select, [contenteditable]';

/** The key alone, and nobody is typing or busy in a dialog. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  return (
    key === entry.shortcut &&
    !(ctrlKey || metaKey || altKey || defaultPrevented) &&
    !(target instanceof Element && target.closest(fields)) &&
    !document.querySelector('dialog:modal')
  );
}
