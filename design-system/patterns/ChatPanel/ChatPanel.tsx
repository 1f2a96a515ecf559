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
import { focusHandlers, silenceFocusGuards } from './focus.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useUncoveredFocus } from './useUncoveredFocus.ts';
import { useVisualViewport } from './useVisualViewport.ts';

export interface ChatPanelProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the panel is shown. */
  readonly open: boolean;
  /** Title and accessible name of the panel, such as "Site Assistant". */
  readonly title: string;
  /** Called by the minimise button and by Escape. Set `open` to false in it. */
  readonly onMinimize: () => void;
  /** Ref of the `ChatLauncher`, which gets the focus when the panel closes. */
  readonly launcher?: RefObject<HTMLElement | null> | undefined;
  /** Small drawing before the title, hidden from screen readers. */
  readonly mark?: ReactNode;
  /** Line below the title, such as "Answers from our site". Each change is announced. */
  readonly status?: ReactNode;
  /** `ChatNotice` that is always visible. It is announced when the panel opens, unless there is a `description`. */
  readonly notice?: ReactNode;
  /** Text that is announced when the panel opens: the notice without its links and its switch. */
  readonly description?: string | undefined;
  /** `IconButton`s before the minimise button. No label may contain the label of the launcher. */
  readonly actions?: ReactNode;
  /** A `ChatLog`. */
  readonly children: ReactNode;
  /** A `ChatComposer`. Its input gets the focus when the panel opens. */
  readonly composer: ReactNode;
}

type PanelHeadProps = Pick<ChatPanelProps, 'mark' | 'title' | 'status' | 'actions' | 'onMinimize'>;

function PanelHead({ mark, title, status, actions, onMinimize }: PanelHeadProps) {
  const { minimize } = useLabels('chat', english.chat);
  return (
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
        <IconButton icon="minus" label={minimize} onClick={onMinimize} />
      </div>
    </div>
  );
}

/**
 * The panel of the assistant, in the corner of each page: 350 by 500 pixels, or the whole screen on telephones. The
 * page beside the panel stays usable while the panel is open.
 *
 * **Not this?** Use `Dialog` for a task that must be finished first.
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
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const mergedRef = useMergedRef(setPanel, ref);
  const noticeId = useId();
  const descriptionId = useId();
  const describedByNotice = notice ? noticeId : undefined;
  const isSheet = useMediaQuery(styles.sheetQuery);
  useVisualViewport(panel);
  useUncoveredFocus(panel);
  useEffect(() => {
    if (!panel) return;
    silenceFocusGuards();
    // In a low window the whole panel scrolls. Scrolls to its end, so that the last message is visible and not the
    // head.
    const frame = panel.firstElementChild;
    if (frame) frame.scrollTop = frame.scrollHeight;
  }, [panel]);

  const { focusInput, focusLauncher, minimizeByEscape } = focusHandlers(panel, { launcher, onMinimize });
  // Radix keeps Tab inside the panel. That is right if the panel covers the page, but wrong if the panel is beside it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !isSheet) event.stopPropagation();
  };

  return (
    <Dialog.Root modal={false} open={open} onOpenChange={(next) => !next && onMinimize()}>
      <Dialog.Content
        {...rest}
        ref={mergedRef}
        aria-modal={isSheet || undefined}
        aria-describedby={description ? descriptionId : describedByNotice}
        onOpenAutoFocus={focusInput}
        onCloseAutoFocus={focusLauncher}
        onInteractOutside={(event) => event.preventDefault()}
        className={clsx(styles.panel, className)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only stops an event from bubbling. */}
        <div onKeyDown={onKeyDown} className={styles.frame}>
          <PanelHead {...{ mark, title, status, actions, onMinimize }} />
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
        {/* Only the topmost layer gets Escape. Without this layer Radix would prevent the default action of Escape on the whole page. */}
        {panel && <DismissableLayer onEscapeKeyDown={minimizeByEscape} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}
