import type { KnowledgeBase, Offering, PostSummary, SubOffering } from '../../knowledge/types.ts';
import type { LocalAnswer } from './localAnswer.ts';

/** Input of an answer: the facts, and the subject of the question besides its topic. */
export interface AnswerContext {
  readonly base: KnowledgeBase;
  readonly posts: readonly PostSummary[];
  /** The service or solution that was named beside the topic, e.g. voice agents in "how much is a phone bot". */
  readonly subject: Offering | SubOffering | undefined;
  /** The words of the question in lower case, to choose an example by; never shown. */
  readonly words: readonly string[];
}

/** Something that visitors ask about. Each file of the folder `topics` exports one, under the name `topic`. */
export interface Topic {
  /** Of a service or solution the id in the knowledge, otherwise any name. */
  readonly id: string;
  /** The wider topic that this is a detail of. */
  readonly within?: string;
  /** Other names of a service or solution, in questions about its price and the like. Normalised, singular; `~` stands for any ending. */
  readonly names?: readonly string[];
  /** Makes the answer and the links it comes with. A service or solution is answered from its entry if this is left out. */
  readonly answer?: (ask: AnswerContext) => LocalAnswer;
  /** Id of the topic whose answer gives the reasons of this one: "why?" after a price is answered by what the price includes. */
  readonly reason?: string;
  /** The topic answers manners, not questions. @default false */
  readonly isManners?: boolean;
  /**
   * Ways to ask for it, with semicolons between them, as `normalise` leaves them: lower case, no punctuation. `ourcompany` and
   * `ourfounder` stand for the names.
   */
  readonly examples: string;
}
