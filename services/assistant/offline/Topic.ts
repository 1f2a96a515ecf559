import type { KnowledgeBase, Offering, PostSummary, SubOffering } from '../../knowledge/types.ts';
import type { LocalAnswer } from './localAnswer.ts';

/** Input of an answer: the facts, and the service that the question names. */
export interface AnswerContext {
  readonly base: KnowledgeBase;
  readonly posts: readonly PostSummary[];
  /**
   * Service or solution that the question names in addition to its topic, e.g. voice agents in "how much is a phone
   * bot".
   */
  readonly subject: Offering | SubOffering | undefined;
  /** Words of the question in lower case, for choosing an example; never shown. */
  readonly words: readonly string[];
}

/** One kind of question, with its answer. Each file of the directory `topics` exports one as `topic`. */
export interface Topic {
  /** For a service or solution, its id in the knowledge base. Otherwise any unique name. */
  readonly id: string;
  /** Id of the wider topic, if this topic is a detail of it. */
  readonly within?: string;
  /** Id of the service that the topic is about. A later "what does it cost?" then means that service. */
  readonly about?: string;
  /**
   * Other names of a service or solution, for questions that name it. Normalised and singular; `~` stands for any
   * ending.
   */
  readonly names?: readonly string[];
  /**
   * Creates the answer with its links. If left out, a service or solution is answered from its entry in the knowledge
   * base.
   */
  readonly answer?: (context: AnswerContext) => LocalAnswer;
  /**
   * Id of the topic that gives the reasons for this one. For example, "why?" after a price is answered with what the
   * price includes.
   */
  readonly whyTopic?: string;
  /**
   * True for messages about the chat itself and for polite remarks: a greeting, thanks, an objection to an answer, "who
   * are you". They never count as a question about the company. @default false
   */
  readonly isSocial?: boolean;
  /**
   * Examples of the question, separated by semicolons, in the form of `normalise`: lower case, no punctuation.
   * `ourcompany`, `ourfounder`, `ourcity` and `ourcountry` stand for the names. Typos and Greek in Latin letters are
   * intended, because visitors write them.
   */
  readonly examples: string;
}
