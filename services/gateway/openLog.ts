import { constants, openSync } from 'node:fs';
import pino from 'pino';

import { within } from '../within.ts';

/** Time limit for writing the rest of the log when the process ends, in milliseconds. */
const flushMs = 1_000;
/** Maximum size of unwritten lines, in bytes. */
const maxUnwrittenBytes = 1_048_576;

const pinoOptions: pino.LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
};

/**
 * Opens a log on standard output. The process continues if the reader leaves or does not read, or if the disk is full.
 * @param dest File descriptor. @default standard output
 */
export function openLog(dest = standardOutput()) {
  const output = pino.destination({ dest, sync: false, maxLength: maxUnwrittenBytes });
  // An error of the log itself cannot be logged. Unwritten lines are written with the next line, up to
  // `maxUnwrittenBytes`.
  output.on('error', () => {});
  return {
    logger: pino(pinoOptions, output),
    write: (line: string) => void output.write(`${line}\n`),
    /** Resolves when all lines are written or the reader has left. */
    async close(): Promise<void> {
      const written = new Promise<void>((resolve) => output.flush(() => resolve()));
      await within(written, flushMs).catch(() => {});
      output.destroy();
    },
  };
}

/** Opens standard output again, so that a full pipe rejects a write instead of blocking the thread. */
function standardOutput(): number {
  try {
    return openSync('/dev/stdout', constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK);
  } catch (error) {
    // Opening fails on systems without this file, and if standard output is a socket, such as that of systemd's
    // journal. The journal always reads, so it does not block.
    if (!(error instanceof Error && 'code' in error)) throw error;
    return 1;
  }
}
