import type { CaseStudyDetails } from './CaseStudyDetails.ts';
import type { ContactInfo } from './ContactInfo.ts';
import type { CaseStudySlug } from './caseStudies/slugs.ts';
import type { Features } from './features.ts';
import type { Brief, OfferingId, SubOfferingId } from './offerings/briefs.ts';
import type { OfferingPrice } from './offerings/OfferingPrice.ts';
import type { SampleNotice } from './sample.ts';

/** Situation in which a service helps, and the benefit of the service in it. */
export interface UseCase {
  readonly text: string;
  readonly benefit: string;
}

/** Details for the page of a service, in addition to its brief. */
export interface OfferingDetails {
  /** Description in two or three sentences. */
  readonly description: string;
  readonly useCases: readonly UseCase[];
  /** The task as it is done today, in the client's own language. */
  readonly problem: string;
  /** The change, in one sentence. */
  readonly change: string;
  /** One process, step by step, before and after the change. */
  readonly process: {
    readonly name: string;
    /** Titles of the two lists of steps: "By hand", "Automated". */
    readonly titles: { readonly before: string; readonly after: string };
    readonly before: readonly string[];
    readonly after: readonly string[];
  };
  /** Time until a first result, e.g. "2 to 4 weeks". It matches the claims of the FAQ. */
  readonly typicalTime: string;
  /** Range of the return, then its scope: "3 to 12 months to return its cost". */
  readonly typicalReturn: string;
  /** Effort for the client's own people. */
  readonly effort: 'Easy' | 'Medium' | 'Hard';
  /** Contribution that the client must make, e.g. "A few conversations". */
  readonly clientProvides: string;
  /** Slug of a case study of this service; leave it out if there is none. */
  readonly caseStudy?: CaseStudySlug | undefined;
}

/** Price of a service or solution; left out if there is none. */
interface Priced {
  readonly price?: OfferingPrice | undefined;
}

/** A service with all content of its page. */
export type Offering = Brief<OfferingId> & OfferingDetails & Priced;

/** Details for the page of a solution, in addition to its brief. */
export type SubOfferingDetails = Pick<OfferingDetails, 'description' | 'useCases'>;

/** A solution that is part of a service and has its own page. */
export type SubOffering = Brief<SubOfferingId> &
  SubOfferingDetails &
  Priced & { readonly parent: OfferingId };

/** A frequent question. `topic` lets the assistant find the answer for its subject. */
export interface Faq {
  readonly question: string;
  readonly answer: string;
  readonly topic?: 'time' | 'return' | 'price' | 'support' | 'industries' | 'data-protection';
}

/** A question that the assistant answers in addition to the frequent ones. */
export interface MoreFaq {
  /** Id of the assistant's topic. */
  readonly topic: string;
  /** Id of the wider topic, if this is a detail of it. The model only receives the wider topics. */
  readonly within?: string;
  /** The only service that the answer is about. Without this service, the answer is left out. */
  readonly service?: OfferingId;
  readonly question: string;
  /** Answer in markdown. */
  readonly answer: string;
  /** Path of the page or post with more information. */
  readonly path: string;
}

/** A page for the sitemap, the not-found page and the assistant. */
export interface Page {
  readonly name: string;
  readonly path: string;
  readonly description: string;
}

/** Facts about the company and its method. */
export interface Company {
  /** Short name. It is also the name of the assistant. */
  readonly name: string;
  readonly fullName: string;
  readonly tagline: string;
  readonly description: string;
  /** Typical clients by size and place, as text after "for": "companies of 10 to 350 people". */
  readonly audience: string;
  readonly foundedYear: number;
  readonly mission: string;
  readonly vision: string;
  /** Figures as they are shown, e.g. "87+". */
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
    /** Tasks of this person in a project. */
    readonly does: string;
    /** Topics that clients can ask this person about. */
    readonly askAbout: string;
  }[];
  /** Languages that the people and agents speak, in English, e.g. "Greek". */
  readonly languages: readonly string[];
  /** Steps of a project, in order. */
  readonly method: readonly { readonly title: string; readonly description: string }[];
}

/** Technologies of one category. */
export interface TechnologyGroup {
  readonly name: string;
  /** Purpose of these technologies, in a few words. */
  readonly use: string;
  readonly items: readonly string[];
}

/** Brief of an automation for lists. */
export interface AutomationBrief {
  readonly id: string;
  readonly title: string;
  readonly area: 'Customer service' | 'Sales' | 'Operations' | 'Finance' | 'HR' | 'Marketing';
  /** Saved hours per week, for the company size in `basis`. */
  readonly hoursSaved: number;
  readonly service: OfferingId;
}

/** Details of an automation in the catalogue, in addition to its brief. */
export interface AutomationDetails {
  readonly trigger: string;
  /** Result for the company, in one line. */
  readonly result: string;
  readonly steps: readonly string[];
  readonly systems: readonly string[];
  /** Basis of the saved hours, e.g. "a team of 12: 200 invoices a week, 3 minutes saved on each". */
  readonly basis: string;
}

/** An automation in the catalogue on /automations. */
export type Automation = AutomationBrief & AutomationDetails;

/** Brief of a case study for other pages. */
export interface CaseStudyBrief {
  readonly slug: CaseStudySlug;
  /** Description of the client, e.g. "A logistics company in Limassol, 40 people". */
  readonly client: string;
  readonly title: string;
  readonly summary: string;
  /** Three figures. The first one is the change. */
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  /** Number of working days, charged at the day rate. */
  readonly days: number;
  /** Scope of the price, if it covers less than the whole change, e.g. "the map". */
  readonly priceFor?: string;
  readonly duration: string;
}

/** A case study. The client is anonymous on purpose. */
export type CaseStudy = CaseStudyBrief &
  CaseStudyDetails & {
    /** One sentence by the client, with the role of the speaker. */
    readonly voice: { readonly text: string; readonly speaker: string } | undefined;
  };

/** Facts about a blog post, for the assistant and the search. */
export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: 'tech-insights' | 'industry-news' | 'company-updates';
  readonly tags: readonly string[];
}

/** All facts about the company. With other facts, the site is that of another company. */
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
  /** Left out if the company is no sample. */
  readonly sample?: SampleNotice | undefined;
  readonly features: Features;
  readonly chatbot: {
    readonly name: string;
    readonly welcome: string;
    readonly suggestions: readonly string[];
  };
}
