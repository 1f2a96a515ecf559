import type { AssistantStatus } from './Assistant.ts';

/** Number of errors in a row that turns the AI off. */
export const errorThreshold = 3;

/**
 * Events that change the status. `failed`: both attempts for one message failed. `unconfigured`: there is no key, which
 * does not change on its own. `modelFound`, `modelAbsent`: the server reported whether it has a key.
 */
export type ModeEvent =
  | { readonly type: 'succeeded' | 'failed' | 'unconfigured' | 'tryAgain' | 'modelFound' | 'modelAbsent' }
  | { readonly type: 'withoutAi'; readonly withoutAi: boolean };

/** Initial status: the AI is on. */
export const initialStatus: AssistantStatus = { mode: 'ai', errors: 0, withoutAi: false, model: 'unknown' };

/**
 * Returns the status after an event; the same object if nothing changed. The mode stays `offline` until the visitor
 * tries again. Then the mode is `ai` with one error less than the threshold, so that a single failure turns it off
 * again.
 */
export function nextStatus(status: AssistantStatus, event: ModeEvent): AssistantStatus {
  switch (event.type) {
    case 'succeeded':
      return changed(status, { mode: 'ai', errors: 0, model: 'available' });
    case 'failed': {
      const errors = Math.min(status.errors + 1, errorThreshold);
      return changed(status, { errors, mode: errors === errorThreshold ? 'offline' : status.mode });
    }
    case 'unconfigured':
      return changed(status, {
        errors: Math.min(status.errors + 1, errorThreshold),
        mode: 'offline',
        model: 'absent',
      });
    case 'tryAgain':
      return status.mode === 'ai'
        ? status
        : changed(status, { mode: 'ai', errors: errorThreshold - 1, model: 'unknown' });
    case 'modelFound':
      return changed(status, { model: 'available' });
    case 'modelAbsent':
      return changed(status, { mode: 'offline', model: 'absent' });
    case 'withoutAi':
      return changed(status, { withoutAi: event.withoutAi });
  }
}

/** Whether the next message is sent to the model. */
export function asksModel({ mode, withoutAi }: AssistantStatus): boolean {
  return mode === 'ai' && !withoutAi;
}

function changed(status: AssistantStatus, change: Partial<AssistantStatus>): AssistantStatus {
  const keys = Object.keys(change) as (keyof AssistantStatus)[];
  return keys.every((key) => change[key] === status[key]) ? status : { ...status, ...change };
}
