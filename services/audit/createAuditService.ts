import { abortError } from '../errors/abortError.ts';
import { logError, type ReportError } from '../errors/ReportError.ts';
import { withDeadline } from '../generation/deadline.ts';
import {
  type GeneratedText,
  GenerationError,
  type GenerationRequest,
  isExpectedFailure,
  type TextGenerator,
} from '../generation/TextGenerator.ts';
import type { KnowledgeBase } from '../knowledge/types.ts';
import type { AuditService, GeneratedReport } from './AuditService.ts';
import { auditRequest, auditSystemInstruction, singlePromptAuditRequest } from './auditPrompt.ts';
import { unmask } from './maskPersonalData.ts';
import { parseReport } from './parseReport.ts';
import { hasBusinessName } from './templates/auditContext.ts';
import { templateReport } from './templates/templateReport.ts';
import { type AuditFormData, type AuditReport, reportParts } from './types.ts';

/** Method of a text generator that a report needs. */
export type AuditModel = Pick<TextGenerator, 'generate'>;

/** Options of `createAuditService`. */
export interface AuditServiceOptions {
  /** The model, `null` if there is none, or a function that creates it for the first report. */
  readonly generator: AuditModel | null | (() => AuditModel | null | Promise<AuditModel | null>);
  /** Tells the model the name of the company, its services and its prices. */
  readonly knowledge?: KnowledgeBase | undefined;
  /**
   * Whether a report comes from templates if the model fails. If `false`, `generate` rejects instead.
   * @default true
   */
  readonly fallbackEnabled?: boolean | undefined;
  /**
   * Time limit for both requests together, in milliseconds. After it, the report comes from templates. @default 60_000
   */
  readonly timeLimit?: number | undefined;
  /** Receives unexpected errors, before the report comes from templates. @default the console */
  readonly reportError?: ReportError | undefined;
}

/**
 * Creates the service that writes reports. It sends at most two requests to the model. If the model fails or is not
 * wanted, the report comes from templates.
 */
export function createAuditService({
  generator,
  knowledge,
  fallbackEnabled = true,
  timeLimit = 60_000,
  reportError = logError,
}: AuditServiceOptions): AuditService {
  const system = auditSystemInstruction(knowledge);

  return {
    async generate(formData, { withoutAi = false, signal } = {}) {
      if (signal?.aborted) throw abortError(signal);
      if (!hasBusinessName(formData)) return { report: templateReport(null), source: 'sample' };
      if (withoutAi) return { report: templateReport(formData), source: 'template' };
      try {
        const { text, finish } = await withDeadline(timeLimit, signal, (deadline) =>
          askTwice(formData, deadline.signal),
        );
        return attributed(restoreName(parseReport(text, formData, finish), formData));
      } catch (error) {
        if (!fallbackEnabled && !signal?.aborted) throw errorWithoutFallback(error);
        if (!isExpectedFailure(error)) reportError(error, 'audit.generate');
        if (signal?.aborted) throw abortError(signal);
        return { report: templateReport(formData), source: 'template' };
      }
    },
  };

  async function askTwice(formData: AuditFormData, signal: AbortSignal): Promise<GeneratedText> {
    const model = await modelOf(generator);
    // A second request would also find no model.
    if (!model) throw new GenerationError('unconfigured', 'There is no AI service to ask');
    try {
      return await ask(model, auditRequest({ formData, system, signal }));
    } catch (error) {
      if (signal.aborted || !isExpectedFailure(error) || isFinal(error)) throw error;
      return await ask(model, singlePromptAuditRequest({ formData, system, signal }));
    }
  }
}

/** Error of the function that creates the model. */
class BrokenModel extends Error {}

async function modelOf(generator: AuditServiceOptions['generator']): Promise<AuditModel | null> {
  if (typeof generator !== 'function') return generator;
  try {
    return await generator();
  } catch (cause) {
    throw new BrokenModel(messageOf(cause), { cause });
  }
}

async function ask(model: AuditModel, request: GenerationRequest): Promise<GeneratedText> {
  const reply = await model.generate(request);
  if (reply.text.trim() === '') throw new GenerationError('incomplete', 'The AI service returned no text');
  return reply;
}

/** Whether a second request is useless: the caller has aborted, or no model is available. */
const isFinal = ({ problem }: GenerationError) => problem === 'unconfigured' || problem === 'aborted';

/** Replaces the mask in the report by the visitor's name. */
function restoreName(report: AuditReport, formData: AuditFormData): AuditReport {
  const withName = <Item extends { readonly title: string; readonly description: string }>(
    item: Item,
  ): Item => ({
    ...item,
    title: unmask(item.title, formData),
    description: unmask(item.description, formData),
  });
  return {
    ...report,
    executiveSummary: unmask(report.executiveSummary, formData),
    keyOpportunities: report.keyOpportunities.map(withName),
    recommendedSolutions: report.recommendedSolutions.map(withName).map((solution) => ({
      ...solution,
      priority: unmask(solution.priority, formData),
      roi: unmask(solution.roi, formData),
      implementationDifficulty: unmask(solution.implementationDifficulty, formData),
    })),
  };
}

/** Adds the source of a report: `ai` if the model wrote all three parts, `template` if it wrote none, else `mixed`. */
function attributed({ fromTemplates = [], ...report }: AuditReport): GeneratedReport {
  if (fromTemplates.length === 0) return { report, source: 'ai' };
  if (fromTemplates.length === reportParts.length) return { report, source: 'template' };
  return { report: { ...report, fromTemplates }, source: 'mixed' };
}

/** Returns the error for a disabled fallback. The handbook's page "Error messages" prescribes its message. */
function errorWithoutFallback(cause: unknown): Error {
  if (cause instanceof GenerationError && cause.problem === 'unconfigured') {
    return new Error('AI client initialization failed and fallback is disabled', { cause });
  }
  const problem =
    cause instanceof BrokenModel ? 'AI initialization error' : 'Failed to generate audit report';
  return new Error(`${problem}: ${messageOf(cause)}`, { cause });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
