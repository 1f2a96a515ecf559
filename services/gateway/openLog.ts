import { constants, openSync } from 'node:fs';
import pino from 'pino';

import { within } from '../within.ts';

/** Longest wait for the reader of the log when the process ends, in milliseconds, and most bytes that wait for it. */
const [flushMs, waitingBytes] = [1_000, 1_048_576];

const pinoOptions: pino.LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
};

/**
 * Log lines on standard output. A reader that leaves, one that does not read, and a full disk neither end nor stop the
 * process.
 *
 * @param dest descriptor of the file; by default standard output
 */
export function openLog(dest = standardOutput()) {
  const output = pino.destination({ dest, sync: false, maxLength: waitingBytes });
  // The log itself fails, so nothing can report it. Unwritten text waits for the next line, up to the limit.
  output.on('error', () => {});
  return {
    logger: pino(pinoOptions, output),
    write: (line: string) => void output.write(`${line}\n`),
    /** Resolves when all lines are written, or when the reader has gone. */
    async close(): Promise<void> {
      const written = new Promise<void>((resolve) => output.flush(() => resolve()));
      await within(written, flushMs).catch(() => {});
      output.destroy();
    },
  };
}

/** Standard output, opened once more so that a full pipe refuses a write instead of stopping the thread. */
function standardOutput(): number {
  try {
    return openSync('/dev/stdout', constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK);
  } catch (error) {
    // Fails for a socket (systemd's journal, which always reads) and on systems without this file.
    if (!(error instanceof Error && 'code' in error)) throw error;
    return 1;
  }
}
