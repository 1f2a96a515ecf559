import { IconButton } from '#design-system';
import { downloadFile } from '#site/shared/download.ts';

import { chatCopy } from './chat.content.ts';
import type { DisplayedMessage } from './conversation.ts';
import { transcript } from './transcript.ts';

export interface ChatActionsProps {
  readonly messages: readonly DisplayedMessage[];
  /** Switches AI on again. Given only after errors have switched AI off. */
  readonly onTryAiAgain: (() => void) | undefined;
  readonly onClear: () => void;
}

/** Actions for the whole conversation. Download and delete appear with the second message. */
export function ChatActions({ messages, onTryAiAgain, onClear }: ChatActionsProps) {
  const download = () => downloadFile(chatCopy.transcriptFile, 'text/markdown', transcript(messages));
  return (
    <>
      {onTryAiAgain && <IconButton icon="retry" label={chatCopy.tryAiAgain} onClick={onTryAiAgain} />}
      {messages.length > 1 && (
        <>
          <IconButton icon="download" label={chatCopy.download} onClick={download} />
          <IconButton icon="trash" label={chatCopy.clear} onClick={onClear} />
        </>
      )}
    </>
  );
}
