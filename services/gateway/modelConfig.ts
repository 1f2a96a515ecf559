import { generationConfig } from '../generation/geminiConfig.ts';
import type { GatewayError, Parameter } from './GatewayError.ts';

/** Parameters for calls of one model, adapted to its refusals and needs so far. */
export interface ModelConfig {
  /** Newer models know a level, some older ones a budget of tokens, others neither. */
  readonly thinkingConfig?: { readonly thinkingLevel: string } | { readonly thinkingBudget: 0 } | undefined;
  /** Parameters of the specification that the model refused. */
  readonly leftOut: readonly Parameter[];
  /** Thoughts count against the length of a reply, which is longer then. */
  readonly hasRoom: boolean;
}

/** Tokens for thoughts, beside those of the reply. */
const room = 3_072;

/** The most tokens that a reply may have, thoughts included. */
export const mostTokens = ({ hasRoom }: ModelConfig) =>
  generationConfig.maxOutputTokens + (hasRoom ? room : 0);

/** The body's `generationConfig`: of the specification, but for what the model refused or needs. */
export function generationConfigOf(config: ModelConfig) {
  const { thinkingConfig, leftOut } = config;
  const taken = Object.entries(generationConfig).filter(
    ([name]) => !leftOut.some((refused) => refused === name),
  );
  return { ...Object.fromEntries(taken), maxOutputTokens: mostTokens(config), thinkingConfig };
}

/** Another configuration to try after this failure, or `null` where none could help. */
export function adaptConfig(config: ModelConfig, { code, details }: GatewayError): ModelConfig | null {
  if (code === 'upstream_out_of_tokens') return config.hasRoom ? null : { ...config, hasRoom: true };
  const refused = (details.parameters ?? []).filter((name) => !config.leftOut.includes(name));
  if (refused.length === 0) return null;
  const leftOut = [...config.leftOut, ...refused];
  const { thinkingConfig } = config;
  if (refused.includes('thinkingConfig') && thinkingConfig && 'thinkingLevel' in thinkingConfig)
    return {
      ...config,
      thinkingConfig: { thinkingBudget: 0 },
      leftOut: leftOut.filter((name) => name !== 'thinkingConfig'),
    };
  return { ...config, ...(refused.includes('thinkingConfig') && { thinkingConfig: undefined }), leftOut };
}

/** A sentence for the log about what differs from the specification. */
export function describeConfig({ leftOut, hasRoom, thinkingConfig }: ModelConfig): string {
  const sentences = [
    ...(leftOut.length > 0 ? [`The model refuses ${leftOut.join(', ')}: left out from now on.`] : []),
    ...(thinkingConfig && 'thinkingBudget' in thinkingConfig
      ? ['The model knows no thinking level: its thinking budget is set to 0.']
      : []),
    ...(hasRoom ? [`Thoughts filled a reply: replies have ${room} tokens more from now on.`] : []),
  ];
  return sentences.join(' ');
}
