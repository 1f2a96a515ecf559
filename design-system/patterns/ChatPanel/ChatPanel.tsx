'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { clsx } from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { checkLabel } from '../../checks.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import * as styles from './ChatPanel.css.ts';
import { isInPanel, silenceFocusGuards } from './focus.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useUncoveredFocus } from './useUncoveredFocus.ts';
import { useVisualViewport } from './useVisualViewport.ts';

export interface ChatPanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the panel is shown. */
  readonly open: boolean;
  /** Names the panel: "{product} Assistant". */
  readonly title: string;
  /** Called by the button and by Escape. Set `open` to false then. */
  readonly onMinimize: () => void;
  /** The `ChatLauncher`, which gets the focus back. */
  readonly launcher?: RefObject<HTMLElement | null> | undefined;
  /** A small drawing before the title; decoration. */
  readonly mark?: ReactNode;
  /** A quiet line below the title, read out when it changes: "Answers from our site". */
  readonly status?: ReactNode;
  /** A `ChatNotice`, always in sight; read out when the panel opens, unless there is a `description`. */
  readonly notice?: ReactNode;
  /** Description announced when the panel opens: the notice without its links and switch. */
  readonly description?: string | undefined;
  /** `IconButton`s before the one that minimises. None of their names may contain the launcher's. */
  readonly actions?: ReactNode;
  /** The `ChatLog`. */
  readonly children: ReactNode;
  /** The `ChatComposer`; its input gets the focus when the panel opens. */
  readonly composer: ReactNode;
}

/**
 * Panel of the assistant in the corner of every page: 350 by 500 pixels, full-screen on phones. The page around it
 * stays usable, and using it does not close the panel. A task to finish first is a `Dialog`.
 */
export function ChatPanel({
  open,
  title,
  onMinimize,
  launcher,
  mark,
  status,
  notice,
  description,
  actions,
  composer,
  className,
  children,
  ref,
  ...rest
}: ChatPanelProps) {
  checkLabel(ChatPanel, title, 'title');
  const labels = useLabels('chat', english.chat);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const mergedRef = useMergedRef(setPanel, ref);
  const noticeId = useId();
  const descriptionId = useId();
  const isSheet = useMediaQuery(styles.sheetQuery);
  useVisualViewport(panel);
  useUncoveredFocus(panel);
  useEffect(() => {
    if (!panel) return;
    silenceFocusGuards();
    // A low window shows the last message instead of the head.
    const frame = panel.firstElementChild;
    if (frame) frame.scrollTop = frame.scrollHeight;
  }, [panel]);

  const focusInput = (event: Event) => {
    event.preventDefault();
    const input = panel?.querySelector<HTMLElement>('textarea:enabled, input:enabled:not([role])');
    (input ?? panel)?.focus({ preventScroll: true });
  };
  const focusLauncher = (event: Event) => {
    event.preventDefault();
    const { activeElement, body } = document;
    // A hidden element may still have the focus. A visitor who is on the page already stays there.
    const isHere = event.currentTarget instanceof Node && event.currentTarget.contains(activeElement);
    if (isHere || activeElement === body) launcher?.current?.focus({ preventScroll: true });
  };
  const minimizeByEscape = (event: globalThis.KeyboardEvent) => {
    if (event.isComposing || !panel || !isInPanel(panel)) return;
    event.preventDefault();
    onMinimize();
  };
  // Radix lets Tab run in circles. That is right while the panel covers the page, and wrong beside it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !isSheet) event.stopPropagation();
  };

  return (
    <Dialog.Root modal={false} open={open} onOpenChange={(next) => !next && onMinimize()}>
      <Dialog.Content
        {...rest}
        ref={mergedRef}
        aria-modal={isSheet || undefined}
        aria-describedby={description ? descriptionId : notice ? noticeId : undefined}
        onOpenAutoFocus={focusInput}
        onCloseAutoFocus={focusLauncher}
        onInteractOutside={(event) => event.preventDefault()}
        className={clsx(styles.panel, className)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only stops a key on its way up. */}
        <div onKeyDown={onKeyDown} className={styles.frame}>
          <div className={styles.head}>
            {mark && (
              <span className={styles.mark} aria-hidden="true">
                {mark}
              </span>
            )}
            <div className={styles.names}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <div aria-live="polite" className={styles.status}>
                {status}
              </div>
            </div>
            <div className={styles.actions}>
              {actions}
              <IconButton icon="minus" label={labels.minimize} onClick={onMinimize} />
            </div>
          </div>
          {description && (
            <span id={descriptionId} hidden>
              {description}
            </span>
          )}
          {notice && (
            <div id={noticeId} className={styles.notice}>
              {notice}
            </div>
          )}
          {children}
          <div className={styles.foot}>{composer}</div>
        </div>
        {/* The topmost layer alone gets Escape. Radix's own layer would prevent the key's default on the whole page. */}
        {panel && <DismissableLayer onEscapeKeyDown={minimizeByEscape} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}
