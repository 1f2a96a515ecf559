import type { ServiceEntry } from './ServiceEntry.ts';
import type { ServiceId } from './serviceEntries.ts';

/** A service as visitors read it. */
export interface Service extends Omit<ServiceEntry, 'id'> {
  readonly id: ServiceId;
}

/** A solution inside a service, with a page of its own (A1). */
export interface SubService {
  readonly id: 'chatbots' | 'marketing-automation' | 'cloud-migration';
  readonly parent: ServiceId;
  readonly title: string;
  readonly description: string;
  readonly benefits: readonly string[];
  readonly useCases: readonly string[];
  readonly summary: string;
}

/** One frequent question (requirements: Data); `topic`, ours, lets the assistant find the answer to its subject. */
export interface Faq {
  readonly question: string;
  readonly answer: string;
  readonly topic?: 'time' | 'return' | 'price' | 'support' | 'industries' | 'data-protection';
}

/** A page as the sitemap, the not-found page and the assistant know it. */
export interface Page {
  readonly name: string;
  readonly path: string;
  readonly description: string;
}

export interface Company {
  /** The everyday name; also names the assistant. */
  readonly name: string;
  readonly fullName: string;
  readonly tagline: string;
  readonly description: string;
  readonly foundedYear: number;
  readonly mission: string;
  readonly vision: string;
  /** As shown, e.g. "87+" (requirements: Fixed values). */
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
  /** The languages its people and agents speak, in English, e.g. "Greek". */
  readonly languages: readonly string[];
  /** How a project goes, first step first. */
  readonly method: readonly { readonly title: string; readonly description: string }[];
}

export interface ContactInfo {
  readonly email: string;
  readonly phone: string;
  readonly headquarters: {
    readonly address: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly country: string;
  };
  readonly socialMedia: { readonly linkedin: string; readonly twitter: string; readonly facebook: string };
  /** Shown beside the three of the requirements (A7). */
  readonly youtube: string;
  /** E.g. "Monday to Friday, 9:00 to 18:00". */
  readonly hours: string;
  /** E.g. "within 24 hours" (requirements: Fixed values). */
  readonly replyTime: string;
}

export interface TechnologyGroup {
  readonly name: string;
  readonly items: readonly string[];
}

/** One thing a machine can do; the catalogue on /automations. */
export interface Automation {
  readonly id: string;
  readonly title: string;
  readonly area: 'Customer service' | 'Sales' | 'Operations' | 'Finance' | 'HR' | 'Marketing';
  readonly trigger: string;
  readonly steps: readonly string[];
  readonly systems: readonly string[];
  /** Hours a week, for the company size in `basis`. */
  readonly hoursSaved: number;
  /** What the figure rests on, e.g. "a team of 12 with 200 invoices a month". */
  readonly basis: string;
  readonly service: ServiceId;
}

/** Anonymous on purpose (decision D1). */
export interface CaseStudy {
  readonly slug: string;
  /** What its drawing shows; leave it out while nobody has drawn one. */
  readonly subject?:
    | 'logistics'
    | 'clinic'
    | 'accounts'
    | 'food'
    | 'hotel'
    | 'property'
    | 'factory'
    | 'insurance';
  /** E.g. "A logistics company in Limassol, 40 people". */
  readonly client: string;
  readonly title: string;
  readonly summary: string;
  readonly situation: string;
  readonly built: string;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  /** What did not work, honestly. */
  readonly setback: string;
  /** E.g. "11 weeks". */
  readonly duration: string;
  readonly services: readonly ServiceId[];
}

/** What the assistant knows of a blog post. */
export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: 'tech-insights' | 'industry-news' | 'company-updates';
  readonly tags: readonly string[];
}

/** Everything the company says about itself; replace it and the site is another company's (decision D1). */
export interface KnowledgeBase {
  readonly company: Company;
  readonly contact: ContactInfo;
  readonly services: readonly Service[];
  readonly subServices: readonly SubService[];
  readonly faqs: readonly Faq[];
  readonly pages: readonly Page[];
  readonly technologies: readonly TechnologyGroup[];
  readonly automations: readonly Automation[];
  readonly caseStudies: readonly CaseStudy[];
  readonly chatbot: {
    readonly name: string;
    readonly welcome: string;
    readonly suggestions: readonly string[];
  };
}
