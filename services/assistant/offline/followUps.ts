import type { Aspect } from './subjectAnswers.ts';

/** Meaning of a short question within a conversation: a topic, or an aspect of the service that is spoken of. */
export interface FollowUp {
  readonly topic: string;
  readonly aspect?: Aspect | undefined;
  /** Unit of a price that is not written here: "user". */
  readonly unit?: string | undefined;
}

/** State of a conversation that decides on the meaning of a short question. */
interface Before {
  /** Topic of the question before. */
  readonly topicBefore: string;
  /** Answer before, in markdown. */
  readonly reply: string;
  /** Id of the service that is spoken of. */
  readonly subject: string | undefined;
}

const connectives = /^(?:(?:and|so|but|ok|okay|then|hm|also|yes|no|well|sorry|please|oh) )+(?=\S)/;
const it = '(?:it|that|this|they|them)';
const thing = `(?:${it}|the (?:ai|robot|bot|agent|program|machine|software|system|model|answer|computer)|(?:an?|the) \\S+|\\S+)`;

/** Matches a price per user, document or another unit that no price here has. */
const perUnit =
  /(?:\b(?:per|for each|for every|for one)|(?:how much|costs?|price).* (?:one|each|a)) (user|seat|person|head|employee|license|licence|call|minute|message|page|document|invoice|email|order|room|shop|branch|location)\b/;
const perMonthNow =
  /\b(?:how much|how many|euros?|money|costs?|price|pay)\b.*\b(?:per|a|each|every|by) (?:the )?(?:month|year)$/;
const perMonth = new RegExp(
  `^(?:is|are) ${it} (?:(?:a|the|price|cost|amount) )*(?:(?:per|by|every|each|a) (?:month|year)|monthly|yearly|one ?(?:off|time)|once|only once)|^(?:can|could|do) (?:we|i) pay (?:monthly|(?:by |per |every |each )(?:the )?month)|\\b(?:one time|once) or (?:monthly|every month)`,
);
const nextYears =
  /^(?:(?:in|for|after|from) )?(?:the )?(?:second|2nd|next|following|coming) years?(?: \S+){0,2}$/;
const owner =
  /^(?:who (?:owns|keeps) (?:it|this|that|them|the \S+)|(?:is|are|will) (?:it|this|that|they)(?: be)? (?:ours|mine))\b/;
const whoWorks =
  /^who (?:does|do|will do|would do|is doing|is going to do|makes?|will make|builds?|will build|sets up|installs?|programs?) (?:it|this|that|the work|the job|them|all this|all that)\b/;
const mistakes = new RegExp(
  `^(?:what (?:if|happens (?:if|when)|when)|if) ${thing} (?:\\S+ ){0,3}(?:mistakes?|wrong|errors?|fails?|lies|invents?|confused)\\b|^(?:and )?how (?:accurate|reliable|exact|correct|sure)(?: (?:is|are) ${it})?$|^how often (?:is|are|does|do) ${it} (?:go )?(?:right|wrong|fail)`,
);
const tooMuch =
  /^(?:(?:thats|that is|this is|its|it is|is|too|very|quite|so|a bit|a little|really|wow|still|oof|but) )*(?:a lot|lots|too much|much|expensive|pricey|costly|high|big money|many money|dear)(?: (?:for (?:us|me)|of money|money|for that|for this|no))*$/;
const muchWork =
  /^(?:(?:thats|that is|this is|its|it is|is|sounds? like|is (?:it|that)|it|that|will it be|too|very|quite|so) )*(?:a lot of|lots of|much|too much|hard|big) (?:work|time|effort)(?: (?:for us|for me|from us|no|then|right|isnt it))*$/;
const whyMuch =
  /^why (?:(?:is|does|are|do) )?(?:(?:it|that|this|they) )?(?:cost )?(?:so |too |that )?(?:much|expensive|high|dear|a lot|many)\b/;
const cheaper =
  /^(?:(?:any|is there|do you have|have you|something|anything|a|an|no) )*(?:cheaper|less expensive|smaller price|lower price)(?: (?:way|one|option|version|price|solution|thing))*$|\b(?:make|do) it cheaper\b/;
const smaller =
  /\b(?:dont|do not|no|not) (?:have |got )?(?:the |much |enough )?time for\b|\b(?:no|not|dont want|do not want|without) (?:an? )?(?:big|large|huge|long) (?:project|thing|system|investment)|\b(?:something|start|starting|begin|anything) (?:more )?(?:small|smaller|simple|simpler)\b|^(?:what is|whats|which is) the (?:smallest|minimum|cheapest|least|lowest)|\b(?:smaller|small) (?:version|start|project)\b|\bonly (?:a )?small\b/;
const smallFirm =
  /\b(?:for|with) (?:(?:a|very|so|such|really) )*(?:small|tiny|little|family|one man|two person)(?: \S+){0,3}$|\b(?:too small|small enough|too (?:big|large|advanced|heavy) for)\b/;
const needs =
  /^what must (?:we|i) (?:do|give|bring|prepare)\b|^what (?:(?:do|would|will|must|should) )?(?:you|u|we|i) (?:need|want|require|have to (?:do|give|bring|prepare)|must (?:do|give|bring|prepare)|prepare|give|do from our side)(?: (?:from|to give|to do|to have|to bring|to prepare))?(?: (?:us|me|you|our side|first|before|for (?:it|that|this)))*$/;
const passesOn =
  /^(?:can|could|will|does|do|would|is it possible (?:that|for)) (?!you\b|u\b|i\b|we\b)(?:\S+ ){1,4}?(?:still |also |then |just )?(?:transfer\S*|pass\S*|forward\S*|hand\S*|put|give\S*|connect\S*|speak|talk|ask|reach|get)\b.*\b(?:humans?|person|someone|somebody|staff|colleague|operator|reception|us|me|people)\b/;
const next =
  /^(?:then|after that|after this|afterwards|later|what then|what next|whats next|what is next|what (?:happens|comes|is) (?:then|after|afterwards|next)(?: (?:that|this))?|what after)$/;
const plan =
  /^(?:do )?(?:you|u) (?:have|got|know|make|offer) (?:something|anything|sth|a solution|a way|a tool) (?:for|against|to (?:help|solve|fix)) (?:that|this|it|us|me|such \S+)$|^(?:can|could|will|would) (?:you|u) (?:help|fix|solve|improve|change|do something|automate)(?: (?:me|us|with|about|it|that|this|here|something))*$|^(?:what|how) (?:would|could|can|do|will|should) (?:you|u|we|i) (?:do|suggest|recommend|advise|propose|help|solve it|do it)(?: (?:here|then|first|for|about|with|us|me|it|that|this|in our case|to (?:us|me)))*$|^how (?:does|would|will|do) (?:it|that|this) (?:work|go|look|function)(?: (?:exactly|in practice|for us|with us|then))*$/;
const results =
  /^what (?:can|does|will|could) (?:it|this|that|they) do\b|^what (?:do|will|would) (?:we|i) (?:get|have|receive)(?: (?:at the end|in the end|then|from (?:it|that|this|you)|out of (?:it|that)|for (?:it|that|this|the money)))*$|^what (?:is|will be) the (?:result|outcome|benefit)s?(?: (?:at|in) the end| then| for us)?$/;
const others =
  /^(?:what|how) (?:did |do |have |has )?(?:the )?others? (?:did|do|does|done|have|use|made|make)\b|\b(?:to|for|with|at) (?:the )?others$|\b(?:somebody|someone|anyone|anybody|who) else (?:use|do|have|has|did|does|make)|^what (?:did|do) (?:your )?(?:other )?(?:clients|customers|companies|people|firms) (?:say|think)\b|^(?:do|did|have|has|any|are there|is there|was there)\b.*\b(?:others?|another|more) (?:\S+)(?: (?:that|with|do|did|done|use|using).*)?$|\b(?:somebody|someone|anyone|anybody|company|firm|business|people|others?|shops?) (?:like|similar to) (?:us|me|ours|mine|our)\b|\b(?:our|same|similar) (?:trade|sector|industry|line of business|kind of business|type of business|profession)\b/;
const forUs =
  /^is (?:it|this|that) (?:(?:something|anything|good|right|ok|also|really|even) )*for (?:us|me|our \S+|my \S+|people like us)$|^(?:does|would|will) (?:it|this|that) make sense (?:for (?:us|me)|here)$/;
const buildsToo =
  /\b(?:only|just) (?:talk|advise|advice|consult|plan|write|paper|papers)\b|^(?:do|can|will|would) (?:you|u) (?:(?:then|also|only|just|too) )*(?:do|build|make|implement|carry out) (?:it|this|that|them)(?: (?:too|also|as well|then|after|for us))*$/;

const connects =
  /^(?:(?:can|could|does|will|would) )?(?:(?:you|u|it|they|ai|we) )?(?:then )?(?:put|enter|save|write|send|post|copy|sync|import|export|upload|connect)s? (?:it|them|that|this|everything|all|data|the \S+|to|with) .*\b(?:in|into|to|on|with) (?:my|our|the) (?:\S+ )?(?:systems?|programs?|software|erp|crm|pms|database|accounting)\b/;

const paysFor =
  /^(?:for )?what (?:do |exactly do )?(?:i|we) pay(?: for)?(?: exactly)?$|\b(?:nothing|anything) (?:else|more) (?:after|later|to pay|on top)|\b(?:hidden|extra|other) (?:costs?|fees?|charges?)$/;
const howMany =
  /^how many (?:days|weeks|months|hours)(?: (?:is|are|does|it|that|this|needs?|takes?|you|do|for))*$/;
const howMuch =
  /^(?:how much|what(?: is)?(?: the)? (?:price|cost)s?|what (?:(?:it|does it|will it|would it|that|this)(?: will| would)? )?costs?)(?: (?:it|that|this|will|would|does|is|be|do|costs?|for|me|us|my|our|i|we|pay|have|to|a|small|firm|shop|company|roughly|about|then|in total|all|everything))*$/;
const checks = /^who (?:(?:is|will|would|does|do) )?(?:check|approv|control|correct|review)\S*\b/;
const sameForUs =
  /^(?:can|could) (?:we|i|you|u) (?:do|have|get|make) (?:the same|something like that|such (?:a )?thing)(?: (?:for|with|to|us|me|too|also|here|our \S+|my \S+))*$/;
const keepsSystem =
  /\b(?:dont|do not|not|no) (?:(?:want|need|like|buy|change|have)(?: to)? )*(?:(?:an?|any|another|my|our|the) )*(?:(?:new|other|different|more) )*(?:systems?|programs?|software)$/;
const namesDay =
  /\b(?:(?:mon|tues|wednes|thurs|fri)day|tomorrow|today|this week|next week|(?:at|after|before) \d{1,2})\b/;
const staff =
  /^(?:can|could|will) (?:my|our|the) \S+(?: \S+)? (?:use|learn|understand|handle|manage|work with) (?:it|this|that|them)\b/;

/** Topic that goes on after another: "and then?" */
const nextTopics: Readonly<Record<string, string>> = {
  audit: 'after-audit',
  'getting-started': 'method',
  consultation: 'getting-started',
  preparation: 'method',
  trial: 'method',
  method: 'support',
  time: 'support',
  training: 'support',
};
const aboutCalls = new Set(['consultation', 'contact', 'hours']);
const advice = new Set(['consultancy', 'enterprise-it-strategy']);

/** A kind of short question. */
interface Rule {
  readonly pattern: RegExp;
  /** Topic that answers it; left out if it is the service that is spoken of. */
  readonly topic?: string;
  readonly aspect?: Aspect;
  /** Condition on the conversation. */
  readonly when?: (before: Before) => boolean;
}

const withSubject = ({ subject }: Before) => subject !== undefined;
const afterOffer = ({ subject, reply }: Before) => subject !== undefined || /\p{Sc}\d/u.test(reply);

/** Kinds of short questions. The first that matches is used. */
const rules: readonly Rule[] = [
  { pattern: perUnit, topic: 'running-costs' },
  { pattern: perMonthNow, topic: 'running-costs' },
  { pattern: perMonth, topic: 'once-or-monthly' },
  { pattern: nextYears, topic: 'running-costs' },
  { pattern: owner, topic: 'ownership' },
  { pattern: whoWorks, topic: 'who-works' },
  { pattern: mistakes, topic: 'mistakes' },
  { pattern: muchWork, topic: 'own-time' },
  { pattern: tooMuch, topic: 'too-expensive', when: afterOffer },
  { pattern: whyMuch, topic: 'dearer', when: afterOffer },
  { pattern: cheaper, topic: 'too-expensive', aspect: 'small' },
  { pattern: smaller, topic: 'least-price', aspect: 'small', when: withSubject },
  { pattern: smallFirm, topic: 'industries', aspect: 'small', when: withSubject },
  { pattern: needs, topic: 'preparation', aspect: 'needs', when: withSubject },
  { pattern: passesOn, topic: 'mistakes', aspect: 'person', when: withSubject },
  { pattern: plan, aspect: 'steps', when: withSubject },
  { pattern: results, aspect: 'results', when: withSubject },
  { pattern: namesDay, topic: 'consultation', when: ({ topicBefore }) => aboutCalls.has(topicBefore) },
  { pattern: paysFor, topic: 'payment' },
  { pattern: howMuch, topic: 'price' },
  { pattern: howMany, topic: 'time', when: withSubject },
  { pattern: checks, topic: 'mistakes' },
  { pattern: sameForUs, topic: 'getting-started' },
  { pattern: keepsSystem, topic: 'technologies' },
  { pattern: staff, topic: 'training' },
  { pattern: connects, topic: 'technologies' },
  { pattern: others, topic: 'case-studies' },
  { pattern: forUs, topic: 'fit' },
  { pattern: buildsToo, topic: 'advice-or-build', when: ({ subject = '' }) => advice.has(subject) },
];

/** Returns the meaning of a short question, normalised; `undefined` if it is of no kind. */
export function followUpOf(text: string, before: Before): FollowUp | undefined {
  const question = text.replace(connectives, '');
  const nextTopic = next.test(question) ? nextTopics[before.topicBefore] : undefined;
  if (nextTopic) return { topic: nextTopic };
  const rule = rules.find(({ pattern, when }) => pattern.test(question) && (when?.(before) ?? true));
  const topic = rule?.topic ?? before.subject;
  return rule && topic ? { topic, aspect: rule.aspect, unit: perUnit.exec(question)?.[1] } : undefined;
}
