import { GatewayError } from './GatewayError.ts';
import type { GatewayOptions } from './GatewayOptions.ts';
import { createBodyWriter } from './modelBody.ts';
import { adaptConfig, describeConfig, type ModelConfig } from './modelConfig.ts';
import type { RequestLog } from './RequestLog.ts';

type RequestBody = Uint8Array<ArrayBuffer>;

/**
 * Creates the writer of request bodies for one model. When a call shows that the model refuses a parameter or needs
 * another one, the writer adapts the parameters for all later calls.
 */
export function createAdaptedBodies(
  firstConfig: ModelConfig,
  systemInstructions: NonNullable<GatewayOptions['systemInstructions']>,
) {
  const withWriters = (config: ModelConfig) => ({
    config,
    chat: createBodyWriter(config, systemInstructions.chat),
    audit: createBodyWriter(config, systemInstructions.audit),
  });
  let current = withWriters(firstConfig);
  const adapt = (config: ModelConfig, requestLog: RequestLog) => {
    current = withWriters(config);
    requestLog.code = 'model_adapted';
    requestLog.note = describeConfig(config);
  };

  return {
    config: () => current.config,

    write: (intent: 'chat' | 'audit', contents: unknown): RequestBody => current[intent](contents),

    /** Gives later replies extra tokens, because thoughts filled this one. */
    addThoughtTokens(requestLog: RequestLog): void {
      if (!current.config.addsThoughtTokens)
        adapt({ ...current.config, addsThoughtTokens: true }, requestLog);
    },

    /**
     * Returns a function that sends a body with `send`. While the model refuses or needs a parameter, the function
     * sends an adapted body again. If no other parameters could help, it rejects with the error of `send`.
     */
    adapting<Reply>(
      send: (body: RequestBody) => Promise<Reply>,
      {
        intent,
        contents,
        requestLog,
      }: { intent: 'chat' | 'audit'; contents: unknown; requestLog: RequestLog },
    ) {
      const sendAdapted = async (body: RequestBody, adapted?: ModelConfig): Promise<Reply> => {
        let next: ModelConfig | null;
        try {
          const reply = await send(body);
          if (adapted) adapt(adapted, requestLog);
          return reply;
        } catch (error) {
          if (!(error instanceof GatewayError)) throw error;
          next = adaptConfig(adapted ?? current.config, error);
          if (!next) throw error;
        }
        return sendAdapted(withWriters(next)[intent](contents), next);
      };
      return (body: RequestBody) => sendAdapted(body);
    },
  };
}
