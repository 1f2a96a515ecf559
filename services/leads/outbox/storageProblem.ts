import { isRecord } from '../../isRecord.ts';

/** Explanations for the owner, some with a remedy, by error code of SQLite, libSQL or the network. */
const explanations: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'the disk is full',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  SQLITE_IOERR: 'the disk of DATA_DIR fails',
  SQLITE_NOTADB: 'leads.db is damaged: restore it or move it away, and restart',
  SQLITE_CORRUPT: 'leads.db is damaged: restore it or move it away, and restart',
  SQLITE_READONLY: 'DATA_DIR cannot be written',
  SQLITE_CANTOPEN: 'DATA_DIR cannot be written',
  EACCES: 'DATA_DIR cannot be written',
  EROFS: 'DATA_DIR cannot be written',
  EPERM: 'DATA_DIR cannot be written',
  ENOTDIR: 'DATA_DIR is no folder',
  EISDIR: 'leads.db is a folder: move it away',
  SQLITE_BUSY: 'another process holds its lock',
  TimeoutError: 'it does not answer',
  ECONNREFUSED: 'nobody listens at LEADS_DATABASE_URL',
  ENOTFOUND: 'there is no host of LEADS_DATABASE_URL',
  'HTTP 401': 'LEADS_DATABASE_TOKEN is refused',
  'HTTP 403': 'LEADS_DATABASE_TOKEN is refused',
  'HTTP 404': 'there is no database at LEADS_DATABASE_URL',
  SyntaxError: 'what answers at LEADS_DATABASE_URL is no database',
  ProtoError: 'what answers at LEADS_DATABASE_URL is no database',
};

/**
 * SQLite error codes by number. An extended code has this number in its last byte, and the package has no name for it.
 */
const sqliteCodes: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};

/** Returns why the database of leads failed, as a code and an explanation. The text contains no data of a lead. */
export function storageProblem(error: unknown): string {
  const code = codeOf(error) ?? 'unknown';
  const known = Object.keys(explanations).find((name) => code.startsWith(name));
  return known === undefined ? code : `${code}, ${explanations[known]}`;
}

/**
 * Returns the innermost error code, such as `ECONNREFUSED` below a failed request. Without a code it returns the HTTP
 * status, and without a status the class of the error.
 */
function codeOf(error: unknown): string | undefined {
  if (!isRecord(error)) return undefined;
  const inner = codeOf(error.cause);
  if (inner !== undefined && inner !== 'Error') return inner;
  const { code, name, status } = error;
  if (typeof status === 'number') return `HTTP ${status}`;
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code)) {
    const [, extended] = /^UNKNOWN_SQLITE_ERROR_(\d+)$/.exec(code) ?? [];
    return sqliteCodes[Number(extended) & 0xff] ?? code;
  }
  return typeof name === 'string' ? name : undefined;
}
