import type { KnowledgeBase, PostSummary, Service, SubService } from '../../../knowledge/types.ts';
import type { LocalAnswer } from '../pageLinks.ts';

/** What an answer may use: the facts, and what the question is about besides its topic. */
export interface Ask {
  readonly base: KnowledgeBase;
  readonly posts: readonly PostSummary[];
  /** The service or solution that was named beside the question, e.g. voice agents in "how much is a phone bot". */
  readonly subject: Service | SubService | undefined;
  /** The canonical stems of the question, to choose an example by; never shown. */
  readonly stems: readonly string[];
}

/** Makes one prepared answer. */
export type Answer = (ask: Ask) => LocalAnswer;
