/** Greeting before a sentence. */
const greeting = '^(?:(?:hi|hello|halo|hey|good morning|good afternoon|good evening) )*';
/** Words after "I am" or "we are" that name no business: "we are looking for". */
const states =
  'trying|going|looking|not|to|been|moved|lost|already|just|never|still|in|at|on|my|so|sure|unable|having|being|afraid|worried|sorry|happy|very|too|always|all|open|interested|tired|late|busy|full';
/** Matches the beginning of a sentence about the writer's own company. */
const ofWriter = new RegExp(
  `${greeting}(?:we|our|people|customers|clients|guests|patients|callers|tenants|members|parents|students|tourists|\\S+ (?:call|ring|phone|write|email|message|ask)s? (?:us|me|.*\\b(?:all|every|always|often|many|a lot))\\b(?!.*\\?)|i (?:run|own|manage|sell|rent|grow|lose|miss|spend|waste|receive|need (?:something|anything|help|a way|somebody|someone) (?:for|with|to)|(?:am|have|hav)(?! (?:${states})\\b))|εχω|εχουμε|ειμαι|ειμαστε|χανουμε|περναμε|exo|exw|exoume|eimai|eimaste|xanoume|pername) `,
);
/** Matches the beginning of a sentence that names a business: "I have a", "we are", "I am an". */
const namesBusiness = new RegExp(
  `${greeting}(?:(?:i|we) (?:run|own|manage|have|hav|has|got|do|make|sell|build|produce|import|export|rent|grow|repair|teach|clean|organi[sz]e|are)(?! (?:${states})\\b)|(?:i am|im|were) an?|(?:i am|im)(?= (?:\\S+ ){0,2}\\S+(?:er|or|ist|ian|ant|tect|owner)s?$)) `,
);
/** Matches a business without a verb: "architect office here", "small hotel, 30 rooms". */
const withoutVerb = new RegExp(
  `${greeting}(?!.*\\b(?:is|are|do|does|for|book|call|needs?|please|can|how|what|who|when|where|why|you|your)\\b)(?=(?:\\S+ ){1,5}here\\b|(?:\\S+ ){1,5}\\d+ (?:people|persons|workers|employees|staff|rooms|tables|trucks|cars|shops|branches|lawyers|doctors|teachers|desks)\\b)`,
);
/** Matches words that are no business, and the first word of what happens in it. */
const otherwise =
  /\b(?:lots?|many|much|too|no|never|already|every|(?:questions?|problems?|troubles?|ideas?|doubts?|requests?|offers?|issues?|budget|deadline|emails?|mails?|calls?|invoices?|orders?|messages?|documents?|papers?|reports?|bookings?|enquiries|excels?|spreadsheets?|files|data|website|site|webshop|chatbot|bot|crm|erp|system|software|server|app|euros?|agency from)|(?:and|but|so|that|which|who|where|because) .*|(?:our|we|i|they|my|me|you|your|it|patients|customers?|clients?|members?|users?|students?|person|human|man|woman|guests|parents|tenants|callers|tourists)|(?:call|ring|phone|ask|write|type|copy|forget|wait|send|spend|lose|miss|need|want|look|answer|take|come|goes?|gets?)(?:s|ing)?)\b/;
/** Matches a text without a noun: "a", "200". */
const nameless =
  /^(?:(?:an?|the|my|our|some|one|two|\d+|small|big|new|in|on|at|for|with|of|to|them|it|this|that|these|those|everything|all|here|the same)(?: |$))*$/;
/** Maximum number of words that name a business. */
const mostWords = 9;

/**
 * Returns the kind of a sentence about the writer's own company, normalised. `business`: it only names the company, such
 * as "we are a bakery, 8 people". `task`: it says more, such as a problem. `undefined`: it is about something else.
 */
export function ownSentence(text: string): 'business' | 'task' | undefined {
  const name = businessIn(text);
  if (name !== undefined && !/ \S+ \S+/.test(text.slice(text.lastIndexOf(name) + name.length)))
    return 'business';
  return ofWriter.test(`${text} `) ? 'task' : undefined;
}

/** Returns the words of a sentence that name the writer's business; `undefined` if it names none. */
export function businessIn(text: string): string | undefined {
  const [opening] = namesBusiness.exec(text) ?? withoutVerb.exec(text) ?? [];
  if (opening === undefined) return undefined;
  const rest = text.slice(opening.length);
  const { index = rest.length } = otherwise.exec(rest) ?? {};
  const name = rest.slice(0, index).trim();
  return nameless.test(name) || name.split(' ').length > mostWords ? undefined : name;
}
