import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient, type InValue, LibsqlError, type ResultSet } from '@libsql/client';

import { within } from '../../within.ts';
import { claimSize, comparableEmail, type LeadOutbox, type LeadRecord, leadId } from './LeadOutbox.ts';

/** Location of the outbox. */
export interface LeadDatabase {
  /** `libsql://…` URL of a server that several machines share. If left out, a file in `folder` is used. */
  readonly url?: string | undefined;
  readonly authToken?: string | undefined;
  readonly folder: string;
}

/** Time limit for the database, in milliseconds: for a reply of a server, or for a lock of another process. */
const databaseTimeoutMs = 5_000;

/**
 * Settings of SQLite. With them, SQLite overwrites deleted rows, keeps stored rows through a power failure, and deletes
 * the journal with each write. A write-ahead log would hold erased messages for weeks on a site with few messages.
 */
const pragmas = 'PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; PRAGMA journal_mode = DELETE';
const table = `CREATE TABLE IF NOT EXISTS leads (
  id TEXT NOT NULL, channel TEXT NOT NULL, lead TEXT NOT NULL, email TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting', attempts INTEGER NOT NULL DEFAULT 0, received_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL, leased_until INTEGER NOT NULL DEFAULT 0, delivered_at INTEGER,
  PRIMARY KEY (id, channel))`;

/**
 * Creates an outbox in a libSQL database, in a file or on a server. Throws an `Error` with the remedy if the directory
 * cannot be used.
 */
export function createLibsqlLeadOutbox({ url, authToken, folder }: LeadDatabase): LeadOutbox {
  const { run, removeTraces, close } = openDatabase({ url, authToken, folder });

  return {
    async add(lead, channels, now, dueAt = now) {
      const id = await leadId(lead, now);
      const rows = channels
        .map((_, index) => `(:id, :channel${index}, :lead, :email, :now, :dueAt)`)
        .join(', ');
      const named = Object.fromEntries(channels.map((channel, index) => [`channel${index}`, channel]));
      await run(
        `INSERT INTO leads (id, channel, lead, email, received_at, due_at) VALUES ${rows} ON CONFLICT DO NOTHING`,
        { id, ...named, lead: JSON.stringify(lead), email: comparableEmail(lead.email), now, dueAt },
      );
    },
    async claim(now, leaseMs) {
      const due = `SELECT rowid FROM leads WHERE status = 'waiting' AND due_at <= :now AND leased_until <= :now
        ORDER BY received_at LIMIT ${claimSize}`;
      const { rows } = await run(
        `UPDATE leads SET attempts = attempts + 1, leased_until = :until WHERE rowid IN (${due}) RETURNING *`,
        { now, until: now + leaseMs },
      );
      return rows.map(recordOf);
    },
    async markDelivered({ id, channel }, now) {
      await run(
        `UPDATE leads SET status = 'delivered', delivered_at = :now WHERE id = :id AND channel = :channel`,
        { id, channel, now },
      );
    },
    async recordFailure({ id, channel, attempts }, retryAt) {
      const change = retryAt === null ? `status = 'failed'` : 'due_at = :retryAt, leased_until = 0';
      const thisAttempt = `id = :id AND channel = :channel AND status = 'waiting' AND attempts = :attempts`;
      const args = { id, channel, attempts, ...(retryAt === null ? {} : { retryAt }) };
      await run(`UPDATE leads SET ${change} WHERE ${thisAttempt}`, args);
    },
    list: async () => (await run('SELECT * FROM leads ORDER BY received_at, rowid')).rows.map(recordOf),
    async count() {
      const { rows } = await run('SELECT status, count(*) AS number FROM leads GROUP BY status');
      const found = Object.fromEntries(rows.map(({ status, number }) => [String(status), Number(number)]));
      return { waiting: 0, delivered: 0, failed: 0, ...found };
    },
    async retry(now) {
      const change = `status = 'waiting', due_at = :now, attempts = 0`;
      return (await run(`UPDATE leads SET ${change} WHERE status <> 'delivered'`, { now })).rowsAffected;
    },
    async forget(email) {
      const sql = 'DELETE FROM leads WHERE email = :email';
      const { rowsAffected } = await run(sql, { email: comparableEmail(email) });
      await removeTraces();
      return rowsAffected;
    },
    async eraseEnded(before) {
      // The time of a failure is not stored, but the last lease ended shortly after the failure.
      await run(
        `DELETE FROM leads WHERE (status = 'delivered' AND delivered_at < :before)
          OR (status = 'failed' AND leased_until < :before)`,
        { before },
      );
      await removeTraces();
    },
    close,
  };
}

/** Opens the database. `run` executes a statement and rejects after a time limit. Its first call creates the table. */
function openDatabase({ url, authToken, folder }: LeadDatabase) {
  const client = url ? openServer(url, authToken) : openFile(folder);
  let ready: Promise<unknown> | undefined;
  const prepare = async () => {
    if (!url) await client.executeMultiple(pragmas);
    await client.execute(table);
  };
  const execute = async (sql: string, args: Record<string, InValue>): Promise<ResultSet> => {
    try {
      ready ??= prepare();
      await ready;
      return await client.execute({ sql, args });
    } catch (error) {
      ready = undefined;
      throw error;
    }
  };
  /**
   * Retries until no other process holds the lock. SQLite's own wait would block the thread that serves visitors.
   * Any other refusal is retried once, because the file may have been deleted or restored from a backup. Each try has a
   * new connection: the package leaves a refused statement open, and later statements would not be committed.
   */
  const executeInFile = async (sql: string, args: Record<string, InValue>, endAt: number) => {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await execute(sql, args);
      } catch (error) {
        if (!(error instanceof LibsqlError)) throw error;
        const isLocked = error.code.startsWith('SQLITE_BUSY');
        makeFile(folder);
        client.reconnect();
        if (isLocked ? Date.now() > endAt : !isFirst) throw error;
      }
      // Waits for a random time, so that two processes do not collide at each try.
      await wait(10 + Math.random() * 20);
    }
  };
  /** The previous statement. Each statement waits for it, so that a new connection never ends a running one. */
  let previous: Promise<unknown> = Promise.resolve();
  const run = (sql: string, args: Record<string, InValue> = {}): Promise<ResultSet> => {
    if (url) return within(execute(sql, args), databaseTimeoutMs);
    const endAt = Date.now() + databaseTimeoutMs;
    const result = previous.then(() => executeInFile(sql, args, endAt));
    previous = Promise.allSettled([result]);
    return result;
  };
  return {
    run,
    /**
     * Removes copies of deleted rows, which SQLite leaves in the file when it moves rows. A server manages its own
     * files.
     */
    async removeTraces() {
      if (!url) await run('VACUUM');
    },
    close: () => client.close(),
  };
}

/** Returns the absolute path of the outbox file in a directory. */
export const leadFile = (folder: string): string => path.resolve(folder, 'leads.db');

function openServer(url: string, authToken: string | undefined) {
  // The package has no time limit of its own. It calls `fetch` with a `Request`.
  const limited = (request: Request) => fetch(request, { signal: AbortSignal.timeout(databaseTimeoutMs) });
  return createClient({ url, fetch: limited, ...(authToken ? { authToken } : {}) });
}

function openFile(folder: string) {
  makeFile(folder);
  // Opens a single connection, because the pragmas only apply to one connection.
  return createClient({ url: pathToFileURL(leadFile(folder)).href, concurrency: 1, timeout: 0 });
}

/** Creates the file if it is missing. Only its owner may read it, and SQLite gives its journal the same permissions. */
function makeFile(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    const file = leadFile(folder);
    closeSync(openSync(file, 'a', 0o600));
    if (statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
  } catch (cause) {
    throw new Error(`Messages cannot be stored in ${folder}. Make it writable, or set DATA_DIR.`, { cause });
  }
}

/**
 * Creates a directory and its parents. Node's recursive `mkdir` never ends if the system denies that a parent
 * exists, as under /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function recordOf(row: ResultSet['rows'][number]): LeadRecord {
  return {
    id: String(row.id),
    channel: row.channel === 'email' ? 'email' : 'webhook',
    lead: JSON.parse(String(row.lead)),
    receivedAt: Number(row.received_at),
    attempts: Number(row.attempts),
    status: row.status === 'delivered' || row.status === 'failed' ? row.status : 'waiting',
  };
}
