import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import { within } from '../within.ts';
import type { LogEntry } from './GatewayOptions.ts';

/** Time limit for counting leads, in milliseconds. */
const countMs = 2_000;

/** Sources of metrics that are read at each request. */
interface MetricsOptions {
  /** Returns for each part of the server whether it works. */
  readonly states: () => Readonly<Record<string, boolean>>;
  /** Returns the number of deliveries by status. */
  readonly countLeads?: (() => Promise<Readonly<Record<string, number>>>) | undefined;
}

/**
 * Creates the metrics of the process and its responses, in the format of Prometheus. They have no more detail than the
 * log.
 */
export function createMetrics({ states, countLeads }: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const responses = new Counter({
    name: 'gateway_answers_total',
    help: 'Responses by route, status and error code; a call of the model without a code succeeded.',
    labelNames: ['route', 'intent', 'status', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'gateway_upstream_seconds',
    help: 'Time of responses for which the model was called, to their last byte.',
    labelNames: ['route'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 60],
    registers,
  });
  const tokens = new Counter({
    name: 'gateway_tokens_total',
    help: 'Tokens of requests and replies, as the model counted them.',
    labelNames: ['intent'],
    registers,
  });
  new Gauge({
    name: 'gateway_working',
    help: '1 for a part of the server that works or is not configured, else 0.',
    labelNames: ['part'],
    registers,
    collect() {
      for (const [part, works] of Object.entries(states())) this.set({ part }, works ? 1 : 0);
    },
  });
  if (countLeads)
    new Gauge({
      name: 'gateway_leads',
      help: 'Stored deliveries of leads by status; no value while their database cannot be read.',
      labelNames: ['status'],
      registers,
      async collect() {
        this.reset();
        // An unreachable database has its own metric above, and lines in the log.
        const counts = await within(countLeads(), countMs).catch(() => ({}));
        for (const [status, count] of Object.entries(counts)) this.set({ status }, count);
      },
    });
  return {
    /** Counts one response. */
    record({ route, status, ms, intent = '', ...rest }: Omit<LogEntry, 'time' | 'level' | 'id'>) {
      const { code = '', upstream, tokens: used } = rest;
      responses.inc({ route, intent, status, code });
      if (upstream !== undefined && intent !== '') seconds.observe({ route }, ms / 1_000);
      if (used !== undefined) tokens.inc({ intent }, used);
    },
    /** Returns all metrics as text. */
    text: () => registry.metrics(),
  };
}
