// Loaded with the first request, like services/gateway/worker.ts.
export default {
  async fetch(request: Request): Promise<Response> {
    const { answerAtPath } = await import('./testGateways.ts');
    return answerAtPath(request);
  },
};
