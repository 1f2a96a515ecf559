import { GatewayError } from './GatewayError.ts';
import type { GatewayOptions } from './GatewayOptions.ts';
import { createBodyWriter } from './modelBody.ts';
import { adaptConfig, describeConfig, type ModelConfig } from './modelConfig.ts';
import type { RequestLog } from './RequestLog.ts';

type Body = Uint8Array<ArrayBuffer>;

/**
 * Creates the writer of request bodies for one model. It adapts the parameters once a call shows that the model refuses
 * or needs one, and uses them for all later calls.
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
  let usual = withWriters(firstConfig);
  const adapt = (config: ModelConfig, requestLog: RequestLog) => {
    usual = withWriters(config);
    requestLog.code = 'model_adapted';
    requestLog.note = describeConfig(config);
  };

  return {
    config: () => usual.config,

    write: (intent: 'chat' | 'audit', contents: unknown): Body => usual[intent](contents),

    /** Gives later replies extra tokens, because thoughts filled this one. */
    addThoughtTokens(requestLog: RequestLog): void {
      if (!usual.config.addsThoughtTokens) adapt({ ...usual.config, addsThoughtTokens: true }, requestLog);
    },

    /**
     * Returns a function that sends a body. It sends an adapted body again for each parameter that the model refuses
     * or needs, and rejects with the error of `send` if no parameter could help.
     */
    adapting<Reply>(
      send: (body: Body) => Promise<Reply>,
      {
        intent,
        contents,
        requestLog,
      }: { intent: 'chat' | 'audit'; contents: unknown; requestLog: RequestLog },
    ) {
      const sendAdapted = async (body: Body, adapted?: ModelConfig): Promise<Reply> => {
        let next: ModelConfig | null;
        try {
          const reply = await send(body);
          if (adapted) adapt(adapted, requestLog);
          return reply;
        } catch (error) {
          if (!(error instanceof GatewayError)) throw error;
          next = adaptConfig(adapted ?? usual.config, error);
          if (!next) throw error;
        }
        return sendAdapted(withWriters(next)[intent](contents), next);
      };
      return (body: Body) => sendAdapted(body);
    },
  };
}
