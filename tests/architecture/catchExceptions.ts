/** Files whose catches may be silent, each with how many and why nothing can be lost there. */
export const silentOnPurpose: readonly {
  readonly file: string;
  readonly times: number;
  readonly reason: string;
}[] = [
  {
    file: 'services/generation/GeminiGenerator.ts',
    times: 1,
    reason: 'the SDK rejects a second promise with what breaks its stream, which is read and throws it',
  },
  {
    file: 'services/gateway/postByFetch.ts',
    times: 1,
    reason: 'a stream that broke refuses to be cancelled, with the error that reading it has thrown',
  },
  {
    file: 'services/gateway/upstream.ts',
    times: 1,
    reason: 'an error body that breaks off has told its status already, and that becomes the error',
  },
  {
    file: 'services/gateway/modelReply.ts',
    times: 2,
    reason:
      'what breaks a stream that has begun is told to the client by an event, and to the log when it ends; what breaks it behind its one reason to end took nothing away',
  },
  {
    file: 'services/gateway/openLog.ts',
    times: 2,
    reason:
      'a reader of the log that does not read is no reason to live on, and standard output that cannot be opened anew is used as it is',
  },
  {
    file: 'services/gateway/metrics.ts',
    times: 1,
    reason: 'that the database of leads is away is a figure and a line of the log; the other figures go on',
  },
  {
    file: 'services/gateway/redis.ts',
    times: 1,
    reason: 'that Redis is away is said in the log, once; the limits go on in memory',
  },
  {
    file: 'services/gateway/node.ts',
    times: 1,
    reason: 'what keeps the server from starting is printed, and the process ends with 1',
  },
  {
    file: 'services/gateway/leadsCommand.ts',
    times: 1,
    reason: 'what keeps the command from its work is printed, and the process ends with 1',
  },
  {
    file: 'services/leads/outbox/startLeadDelivery.ts',
    times: 1,
    reason: 'that the outbox cannot be reached is a warning in the log; the leads wait in it',
  },
  {
    file: 'design-system/theme/export/validateDesignTokens.ts',
    times: 1,
    reason: 'the error is the answer: its words are why the design tokens are not written',
  },
];
