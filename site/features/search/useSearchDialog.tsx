import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import type { SiteHeaderProps } from '#design-system';
import { useServices } from '#services';
import { loadChunk } from '#site/routing/loadChunk.ts';
import { useNotify } from '#site/state/useNotify.ts';

import type { SearchDialogProps } from './SearchDialog.tsx';
import { entry, shortcut, unavailable } from './search.content.ts';
import { useSearchShortcut } from './useSearchShortcut.ts';

/**
 * Holds the search dialog and loads it when it is first opened: from the header, or with the key "/". Pass `entry` to
 * the header and render `dialog`.
 */
export function useSearchDialog(): { readonly dialog: ReactNode; readonly entry: SiteHeaderProps['search'] } {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const notify = useNotify();
  const { reportError } = useServices();
  const { isOn } = useSearchShortcut();

  const open = () => {
    setOpen(true);
    if (Dialog) return;
    loadChunk(() => import('./SearchDialog.tsx')).then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      (error: unknown) => {
        reportError(error, 'search.load');
        setOpen(false);
        notify('search', unavailable, 'error');
      },
    );
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || !isShortcut(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return {
    entry: { ...entry, shortcut: isOn ? shortcut : undefined, onOpen: open },
    dialog: Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} />,
  };
}

const fields = 'input, textarea, select, [contenteditable]';

/** Whether the key "/" was pressed without modifier keys, outside fields and dialogs. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  return (
    key === shortcut &&
    !(ctrlKey || metaKey || altKey || defaultPrevented) &&
    !(target instanceof Element && target.closest(fields)) &&
    !document.querySelector('dialog:modal')
  );
}
