import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { createClient, type InValue } from '@libsql/client';

interface HranaValue {
  readonly type: 'null' | 'integer' | 'float' | 'text';
  readonly value?: string | number;
}
interface HranaRequest {
  readonly type: string;
  readonly stmt?: {
    readonly sql: string;
    readonly named_args?: readonly { readonly name: string; readonly value: HranaValue }[];
  };
}

const fromHrana = ({ type, value }: HranaValue): InValue =>
  type === 'null' ? null : type === 'text' ? String(value) : Number(value);
const toHrana = (value: unknown): HranaValue => {
  if (value === null || value === undefined) return { type: 'null' };
  return typeof value === 'number'
    ? { type: 'integer', value: String(value) }
    : { type: 'text', value: String(value) };
};

/** Answers as a libSQL server does (Hrana 2 over HTTP), on a database in memory. Listens on a free port of 127.0.0.1. */
export function createLibsqlStandIn() {
  const database = createClient({ url: ':memory:' });
  const execute = async ({ type, stmt }: HranaRequest) => {
    if (type !== 'execute' || !stmt) return { type: 'ok', response: { type } };
    const args = Object.fromEntries(
      (stmt.named_args ?? []).map(({ name, value }) => [name.replace(/^:/, ''), fromHrana(value)]),
    );
    const { columns, rows, rowsAffected } = await database.execute({ sql: stmt.sql, args });
    const cells = rows.map((row) => columns.map((name) => toHrana(row[name])));
    const cols = columns.map((name) => ({ name, decltype: null }));
    const result = { cols, rows: cells, affected_row_count: rowsAffected, last_insert_rowid: null };
    return { type: 'ok', response: { type, result } };
  };
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return response.writeHead(request.url === '/v2' ? 200 : 404).end();
    const { requests } = (await json(request)) as { requests: readonly HranaRequest[] };
    const results = [];
    for (const each of requests) results.push(await execute(each));
    return response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ baton: null, base_url: null, results }));
  });
  return {
    server,
    /** Names of the people whose messages are stored. */
    names: async () =>
      (await database.execute('SELECT lead FROM leads')).rows.map((row) => JSON.parse(String(row.lead)).name),
  };
}
