import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { LogEntry } from './GatewayOptions.ts';

/**
 * Figures of the process and of what it answered, in Prometheus' form. They tell no more than the log does.
 * `countLeads` tells the deliveries of leads by status.
 */
export function createMetrics(countLeads?: () => Promise<Readonly<Record<string, number>>>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'gateway_answers_total',
    help: 'Answers by route, status and error code; a question without a code was answered by the model.',
    labelNames: ['route', 'intent', 'status', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'gateway_upstream_seconds',
    help: 'Time of answers for which the model was asked, to their last byte.',
    labelNames: ['route'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 60],
    registers,
  });
  const tokens = new Counter({
    name: 'gateway_tokens_total',
    help: 'Tokens of questions and answers, as the model counted them.',
    labelNames: ['intent'],
    registers,
  });
  if (countLeads)
    new Gauge({
      name: 'gateway_leads',
      help: 'Deliveries of leads that are kept, by status.',
      labelNames: ['status'],
      registers,
      async collect() {
        for (const [status, count] of Object.entries(await countLeads())) this.set({ status }, count);
      },
    });
  return {
    /** Counts one answer. */
    record({ route, status, ms, intent = '', ...rest }: Omit<LogEntry, 'time' | 'level' | 'id'>) {
      const { code = '', upstream, tokens: used } = rest;
      answers.inc({ route, intent, status, code });
      if (upstream !== undefined && intent !== '') seconds.observe({ route }, ms / 1_000);
      if (used !== undefined) tokens.inc({ intent }, used);
    },
    /** All figures, as text. */
    text: () => registry.metrics(),
  };
}
