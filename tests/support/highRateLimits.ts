/**
 * Environment of a server for tests. The server sees all tests as one visitor, so the limits are very high. Failed
 * calls are not retried, and failures never pause the calls.
 */
export const highRateLimits = {
  VISITOR_CALLS_PER_MINUTE: '1000000',
  VISITOR_CONCURRENT_CALLS: '1000000',
  VISITOR_TOKENS_PER_DAY: '1000000000',
  VISITOR_LEADS_PER_HOUR: '1000000',
  CALLS_PER_MINUTE: '1000000',
  CONCURRENT_CALLS: '1000000',
  TOKENS_PER_DAY: '1000000000',
  LEADS_PER_HOUR: '1000000',
  UPSTREAM_RETRIES: '0',
  UPSTREAM_FAILURES_TO_PAUSE: '1000000',
  DRAIN_SECONDS: '0',
};
