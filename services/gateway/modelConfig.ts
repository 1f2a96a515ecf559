import { generationConfig } from '../generation/geminiConfig.ts';
import type { GatewayError, Parameter } from './GatewayError.ts';

/** Parameters for calls to one model, adapted to the errors of earlier calls. */
export interface ModelConfig {
  /** Newer models accept a level, some older ones a token budget, others neither. */
  readonly thinkingConfig?: { readonly thinkingLevel: string } | { readonly thinkingBudget: 0 } | undefined;
  /** Parameters of `generationConfig` that the model refused. */
  readonly refusedParameters: readonly Parameter[];
  /** True if the reply has extra tokens for thoughts, which count towards its length. */
  readonly addsThoughtTokens: boolean;
}

/** Extra tokens for thoughts. */
const thoughtTokens = 3_072;

/** Returns the maximum number of tokens of a reply, including thoughts. */
export const maxReplyTokens = ({ addsThoughtTokens }: ModelConfig) =>
  generationConfig.maxOutputTokens + (addsThoughtTokens ? thoughtTokens : 0);

/** Returns the parameters for the body: `generationConfig`, without refused parameters and with needed ones. */
export function generationConfigOf(config: ModelConfig) {
  const { thinkingConfig, refusedParameters } = config;
  const accepted = Object.entries(generationConfig).filter(
    ([name]) => !refusedParameters.some((refused) => refused === name),
  );
  return { ...Object.fromEntries(accepted), maxOutputTokens: maxReplyTokens(config), thinkingConfig };
}

/** Returns another configuration to try after this failure, or `null` if none could help. */
export function adaptConfig(config: ModelConfig, { code, details }: GatewayError): ModelConfig | null {
  if (code === 'upstream_out_of_tokens')
    return config.addsThoughtTokens ? null : { ...config, addsThoughtTokens: true };
  const refused = (details.parameters ?? []).filter((name) => !config.refusedParameters.includes(name));
  if (refused.length === 0) return null;
  const refusedParameters = [...config.refusedParameters, ...refused];
  const { thinkingConfig } = config;
  if (refused.includes('thinkingConfig') && thinkingConfig && 'thinkingLevel' in thinkingConfig)
    return {
      ...config,
      thinkingConfig: { thinkingBudget: 0 },
      refusedParameters: refusedParameters.filter((name) => name !== 'thinkingConfig'),
    };
  return {
    ...config,
    ...(refused.includes('thinkingConfig') && { thinkingConfig: undefined }),
    refusedParameters,
  };
}

/** Describes for the log how the configuration differs from `generationConfig`. */
export function describeConfig({
  refusedParameters,
  addsThoughtTokens,
  thinkingConfig,
}: ModelConfig): string {
  const sentences = [
    ...(refusedParameters.length > 0
      ? [`The model refuses ${refusedParameters.join(', ')}: left out from now on.`]
      : []),
    ...(thinkingConfig && 'thinkingBudget' in thinkingConfig
      ? ['The model knows no thinking level: its thinking budget is set to 0.']
      : []),
    ...(addsThoughtTokens
      ? [`Thoughts filled a reply: replies have ${thoughtTokens} tokens more from now on.`]
      : []),
  ];
  return sentences.join(' ');
}
