import type { CaseStudyDetails } from './CaseStudyDetails.ts';
import type { ContactInfo } from './ContactInfo.ts';
import type { CaseStudySlug } from './caseStudies/slugs.ts';
import type { Brief, OfferingId, SubOfferingId } from './offerings/briefs.ts';
import type { OfferingPrice } from './offerings/OfferingPrice.ts';
import type { SampleNotice } from './sample.ts';

/** Details on the page of a service, besides its brief. */
export interface OfferingDetails {
  /** Two or three sentences. */
  readonly description: string;
  /** Use cases. */
  readonly useCases: readonly string[];
  /** Benefits: one for each use case, in their order. */
  readonly benefits: readonly string[];
  /** The work as it is today, in the client's words. */
  readonly problem: string;
  /** Change in one sentence. */
  readonly change: string;
  /** One process, step by step, before and after. */
  readonly process: {
    readonly name: string;
    /** Names of the two ways: "By hand", "Automated". */
    readonly titles: { readonly before: string; readonly after: string };
    readonly before: readonly string[];
    readonly after: readonly string[];
  };
  /** Time until a first result, e.g. "2 to 4 weeks", from the FAQ claims. */
  readonly typicalTime: string;
  /** Return and its scope, the range first: "3 to 12 months to return its cost". */
  readonly typicalReturn: string;
  /** Effort of the client's own people. */
  readonly effort: 'Easy' | 'Medium' | 'Hard';
  /** Description of the effort, e.g. "A few conversations". */
  readonly asked: string;
  /** Slug of a case study that shows it; leave it out while there is none. */
  readonly caseStudy?: CaseStudySlug | undefined;
}

/** Price, beside the brief and the details; left out while there is none. */
interface Priced {
  readonly price?: OfferingPrice | undefined;
}

/** A service with all that its page shows. */
export type Offering = Brief<OfferingId> & OfferingDetails & Priced;

/** Details on the page of a solution, besides its brief. */
export type SubOfferingDetails = Pick<OfferingDetails, 'description' | 'benefits' | 'useCases'>;

/** A solution inside a service, with a page of its own. */
export type SubOffering = Brief<SubOfferingId> &
  SubOfferingDetails &
  Priced & { readonly parent: OfferingId };

/** One frequent question; `topic`, ours, lets the assistant find the answer to its subject. */
export interface Faq {
  readonly question: string;
  readonly answer: string;
  readonly topic?: 'time' | 'return' | 'price' | 'support' | 'industries' | 'data-protection';
}

/** A question that the assistant answers beside the frequent ones; ours. */
export interface MoreFaq {
  /** Id of the assistant's topic. */
  readonly topic: string;
  /** The wider topic that this is a detail of. The model is told the wider ones only. */
  readonly within?: string;
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
  /** The page or post to read on. */
  readonly path: string;
}

/** A page as the sitemap, the not-found page and the assistant know it. */
export interface Page {
  readonly name: string;
  readonly path: string;
  readonly description: string;
}

/** Facts about the company and its method. */
export interface Company {
  /** The everyday name; also names the assistant. */
  readonly name: string;
  readonly fullName: string;
  readonly tagline: string;
  readonly description: string;
  /** Clients by size and place, after "for": "companies of 10 to 350 people". */
  readonly audience: string;
  readonly foundedYear: number;
  readonly mission: string;
  readonly vision: string;
  /** As shown, e.g. "87+". */
  readonly stats: {
    readonly clients: string;
    readonly projectsCompleted: string;
    readonly successRate: string;
    readonly clientSatisfaction: string;
  };
  readonly values: readonly { readonly title: string; readonly description: string }[];
  readonly milestones: readonly {
    readonly year: number;
    readonly title: string;
    readonly description: string;
  }[];
  readonly founder: { readonly name: string; readonly title: string; readonly quote: string };
  /** People that a client meets, in the order of a project. */
  readonly people: readonly {
    readonly name: string;
    readonly role: string;
    /** Work of this person with the client. */
    readonly does: string;
    /** Topics to ask this person about. */
    readonly ask: string;
  }[];
  /** The languages its people and agents speak, in English, e.g. "Greek". */
  readonly languages: readonly string[];
  /** Steps of a project, in order. */
  readonly method: readonly { readonly title: string; readonly description: string }[];
}

/** Technologies of one kind. */
export interface TechnologyGroup {
  readonly name: string;
  /** Purpose, in a few words. */
  readonly use: string;
  readonly items: readonly string[];
}

/** Brief of an automation for lists. */
export interface AutomationBrief {
  readonly id: string;
  readonly title: string;
  readonly area: 'Customer service' | 'Sales' | 'Operations' | 'Finance' | 'HR' | 'Marketing';
  /** Hours a week, for the company size in `basis`. */
  readonly hoursSaved: number;
  readonly service: OfferingId;
}

/** Details of an automation in the catalogue, besides its brief. */
export interface AutomationDetails {
  readonly trigger: string;
  /** Result for the company; one line in the catalogue. */
  readonly result: string;
  readonly steps: readonly string[];
  readonly systems: readonly string[];
  /** Basis of the hours, e.g. "a team of 12: 200 invoices a week, 3 minutes saved on each". */
  readonly basis: string;
}

/** One thing a machine can do; the catalogue on /automations. */
export type Automation = AutomationBrief & AutomationDetails;

/** Brief of a case study for other pages. */
export interface CaseStudyBrief {
  readonly slug: CaseStudySlug;
  /** E.g. "A logistics company in Limassol, 40 people". */
  readonly client: string;
  readonly title: string;
  readonly summary: string;
  /** Three; what changed comes first. */
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  /** Days of work, at the day rate. */
  readonly days: number;
  /** Scope of the price, where it is less than the whole change, e.g. "the map". */
  readonly priceFor?: string;
  readonly duration: string;
}

/** A piece of work, anonymous on purpose. */
export type CaseStudy = CaseStudyBrief &
  CaseStudyDetails & {
    /** One sentence of the client, and the role of the person who says it. */
    readonly voice: { readonly text: string; readonly who: string } | undefined;
  };

/** Facts about a blog post for the assistant. */
export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: 'tech-insights' | 'industry-news' | 'company-updates';
  readonly tags: readonly string[];
}

/** All facts about the company; replace it and the site is another company's. */
export interface KnowledgeBase {
  readonly company: Company;
  readonly contact: ContactInfo;
  readonly offerings: readonly Offering[];
  readonly subOfferings: readonly SubOffering[];
  readonly faqs: readonly Faq[];
  readonly moreFaqs: readonly MoreFaq[];
  readonly pages: readonly Page[];
  readonly technologies: readonly TechnologyGroup[];
  readonly automations: readonly Automation[];
  readonly caseStudies: readonly CaseStudy[];
  /** Left out where the company is no sample. */
  readonly sample?: SampleNotice | undefined;
  readonly chatbot: {
    readonly name: string;
    readonly welcome: string;
    readonly suggestions: readonly string[];
  };
}
