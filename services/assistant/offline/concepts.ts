// Long on purpose: one list of words.
import { stem } from './stem.ts';

/** Words that a question may exchange for each other without changing its subject, under a name for what they have in common. */
const concepts: Readonly<Record<string, string>> = {
  // Who
  firm: 'company business firm agency organisation corporation outfit studio enterprise bureau consultancy εταιρεια',
  client: 'client customer clientele buyer patron',
  guest: 'guest visitor patient caller tenant passenger shopper diner',
  person: 'person human people someone somebody anyone anybody guy individual',
  team: 'team staff employee colleague workforce personnel crew worker',
  boss: 'boss ceo owner director cofounder md chairman chairwoman principal head proprietor',
  expert:
    'expert specialist consultant adviser advisor technician programmer analyst representative salesperson salesman manager',
  rival:
    'rival competitor competition competing alternative freelancer vendor supplier contractor deloitte accenture pwc kpmg ibm capgemini mckinsey infosys',
  receptionist: 'receptionist reception switchboard secretary operator frontdesk telephonist',
  lawyer: 'lawyer solicitor attorney notary advocate',
  // Trades, places, languages, tools
  trade:
    'hotel resort hostel guesthouse clinic hospital doctor dentist dental medical healthcare physiotherapist vet optician pharmacy pharmaceutical restaurant cafe bar taverna bakery catering retail retailer wholesale wholesaler supermarket grocery boutique manufacturing manufacturer manufacture factory bank banking insurance insurer broker logistics shipping freight courier shipyard port maritime property estate realtor builder architect engineering school university college education kindergarten tourism travel hospitality government municipality ministry charity nonprofit ngo church farm farmer farming agriculture winery wine brewery fintech finance forex trading fund investment energy solar utility oil automotive garage dealership salon spa gym fitness casino telecom media publisher newspaper transport taxi airline aviation yacht cruise law accountancy accountant accounting plumber electrician hairdresser photographer laundry textile fashion jewellery startup',
  sector: 'industry sector vertical field branch niche domain',
  place:
    'nicosia lefkosia limassol lemesos larnaca larnaka paphos pafos famagusta protaras ayia napa troodos cyprus greece athens thessaloniki london europe uk england dubai israel malta germany russia lebanon egypt turkey america usa',
  town: 'city town country area region district island neighbourhood village',
  language:
    'greek russian turkish german french arabic hebrew italian spanish chinese cypriot romanian bulgarian ukrainian polish hellenic ellinika ellhnika ελληνικα αγγλικα english',
  tool: 'sap odoo xero salesforce hubspot dynamics quickbooks sage netsuite zoho pipedrive softone outlook gmail slack notion jira excel powerpoint word sharepoint wordpress shopify woocommerce magento wix squarespace zapier n8n opera pms protel esoft trello asana mysql oracle postgres',
  cloudname: 'azure aws gcp amazon',
  modelname: 'gpt chatgpt openai gemini claude anthropic mistral llama copilot deepseek grok bard gpt4 gpt5',
  codename:
    'python java javascript typescript php ruby angular vue kubernetes terraform docker golang rust csharp dotnet node',
  // How to reach each other
  phone: 'telephone phone mobile landline hotline helpline cellphone tel fone τηλεφωνο',
  call: 'ring call dial phonecall',
  chatapp: 'whatsapp viber messenger telegram instagram facebook tiktok sms signal',
  profile: 'linkedin twitter youtube socials handle',
  email: 'email mail inbox emailing',
  reply: 'reply respond response answer react reaction',
  speak: 'speak talk chat discuss converse conversation tell',
  meeting: 'meeting appointment session slot demo demonstration viewing consult',
  book: 'book schedule arrange reserve booking reservation organise',
  address: 'address adress street postcode zipcode directions',
  office: 'office headquarters premises hq',
  visit: 'visit drop pop swing walk',
  // Money and time
  price:
    'price pricing cost costing fee charge tariff quote quotation estimate expensive cheap cheaper affordable afford pricey costly prise ballpark budget cash τιμη κοστος κοστιζει',
  euro: 'euro euros eur dollar pound usd gbp money',
  discount: 'discount reduction rebate bargain deal voucher coupon',
  return:
    'roi payback profit profitable profitability gain earn benefit saving savings amortisation amortise amortize breakeven recoup worthwhile',
  period: 'month week day year quarter fortnight decade hour minute monthly weekly daily yearly annual',
  weekday: 'sunday saturday weekend weekends monday tuesday wednesday thursday friday',
  holiday: 'holiday easter christmas august vacation',
  fast: 'fast quick quickly rapid rapidly soon speed sooner speedy promptly faster quicker swift immediately urgent urgently asap',
  begin: 'begin start commence began begun kickoff starting launch',
  ready: 'ready finish finished done complete completed deliver delivered delivery golive',
  // Work
  project: 'project implementation engagement assignment undertaking',
  step: 'step stage phase milestones',
  offer: 'offer provide sell supply offering',
  solution: 'solution product package',
  build: 'build make create develop made built design construct',
  renew: 'redesign rebuild modernise modernize upgrade renew refresh redo relaunch revamp overhaul',
  replace: 'replace replacement swap substitute retire',
  old: 'old outdated ancient obsolete legacy dated antiquated',
  automate: 'automate automatic automatically automation automating autopilot automated mechanise',
  streamline:
    'streamline optimise optimize efficient efficiency productivity simplify digitise digitalise digitise digitize digitalize digitization digitalisation',
  manual: 'manual manually hand tedious repetitive repeating routine boring monotonous handwork',
  retype:
    'retype retyping type typing copypaste copy copying paste pasting enter entering key keying input rekey reenter',
  paper: 'paper paperwork folder filing paperless archive',
  document: 'document contract pdf letter scan attachment agreement photo photograph picture',
  invoice: 'invoice billing payable receipt invoicing receipts',
  payroll:
    'payroll payslip wage bookkeeping reconcile reconciliation ledger vat expense reimbursement timesheet',
  order: 'order purchase procurement',
  report: 'report reporting',
  dashboard: 'dashboard kpi metric chart graph bi powerbi tableau looker metabase analytics',
  figure: 'figure number statistic stat data',
  forecast: 'forecast predict prediction predictive forecasting',
  spreadsheet: 'spreadsheet sheet xls xlsx csv',
  understand: 'understand interpret classify extract summarise summarize categorise categorize sort read',
  handwriting: 'handwriting handwritten ocr scribble',
  ai: 'ai genai neural ki',
  llm: 'llm llms transformer model',
  robot: 'robot bot machine computer',
  chatbot: 'chatbot livechat chatterbot webchat widget',
  voice: 'voice voicebot voiceagent spoken speech ivr telephony voicemail',
  callcentre: 'callcentre contactcentre inbound outbound',
  agentic: 'agentic',
  website: 'website site webpage homepage webdesign web',
  webshop: 'webshop eshop ecommerce store checkout storefront cart',
  app: 'app ios android',
  seo: 'seo google ranking rank ranked searchable bing',
  landing: 'landing onepager microsite',
  accessible: 'accessible accessibility wcag',
  marketing: 'marketing advertising advertise promotion promotional advert ads ad promote',
  campaign: 'campaign mailchimp drip mailshot subscriber subscribers nurturing nurture blast',
  newsletter: 'newsletter bulletin',
  lead: 'lead leads prospect prospects',
  remind: 'remind reminder reminders followup nudge',
  cloud: 'cloud saas iaas virtualisation hosting',
  server: 'server datacentre mainframe nas rack onpremise serverroom',
  migrate: 'migrate migration move transfer shift relocate moving',
  backup: 'backup recovery restore disaster',
  infotech: 'infotech',
  strategy: 'strategy strategic roadmap blueprint masterplan plan planning',
  cyber: 'cyber cybersecurity nis2 ransomware phishing firewall hacker hacked pentest',
  merger: 'merge merged merger acquisition acquired',
  license: 'license licence licensing subscriptions',
  erp: 'erp crm pos mes wms',
  system: 'system platform application software tool infrastructure database',
  integrate: 'integrate integration connect compatible interface hook plug sync link api interoperable',
  technology: 'technology tech technical stack framework',
  train: 'train training workshop course teach seminar learn lesson',
  advise: 'advise advice guidance advisory guide recommend counsel recommendation',
  idea: 'idea opinion suggestion proposal',
  // Trust
  safe: 'safe secure security safety protect protected protection safely encrypt encryption encrypted',
  private: 'confidential private privacy confidentiality discreet secrecy',
  law: 'gdpr regulation comply compliant compliance legal legally regulator legislation',
  nda: 'nda dpa dpia nondisclosure',
  cookie: 'cookie cookies tracking',
  store: 'keep retain retention',
  delete: 'delete erase remove wipe deletion',
  broken: 'break broken crash fail failure outage bug fault broke malfunction wrong error mistake issue down',
  problem: 'problem trouble difficulty challenge',
  repair: 'repair fix mend solve troubleshoot',
  maintain: 'maintain maintenance upkeep monitor monitoring aftercare servicing',
  support: 'support helpdesk sla',
  warranty: 'warranty guarantee guaranteed',
  complaint: 'complaint complain complaining',
  happy: 'happy satisfied satisfaction satisfy pleased content',
  review: 'review rating testimonial feedback trustpilot stars',
  proof: 'proof prove proven evidence reliable reputable trustworthy credible',
  trust: 'trust believe',
  success: 'success successful succeed achieved achieve',
  example: 'example sample reference portfolio showcase instance',
  case: 'case cases story stories',
  past: 'previous previously earlier former before already',
  different: 'different differ differently difference unique special unlike distinguish apart',
  better: 'better best superior advantage strength strong',
  choose: 'choose pick select prefer choice decide hire engage',
  mission: 'mission purpose aim goal objective',
  vision: 'vision future ambition',
  value: 'value values principle ethic ethics ethos culture moral ethical principles',
  founded: 'founded establish established formed inception',
  founder: 'founder creator',
  history: 'history background origin origins',
  experience: 'experience experienced expertise familiar',
  size: 'big large huge bigger larger small little tiny size smaller midsize medium',
  sme: 'sme smes freelance solo',
  // Words of the site
  article: 'article blog post publication whitepaper ebook podcast webinar publish',
  news: 'news newest latest recent update updates',
  audit: 'audit assessment questionnaire checkup evaluation evaluate assess',
  analyse: 'analyse analyze check examine inspect analysis',
  catalogue: 'catalogue list overview menu index',
  term: 'terms conditions tcs tac disclaimer imprint',
  sitemap: 'sitemap',
  job: 'job vacancy vacancies career careers internship intern cv resume recruit recruitment recruiting salary salaries',
  greeting:
    'hello hi hii hey heyy hiya howdy greetings hallo helo yo hullo heya kalimera kalispera yassou yiasou yia geia xairetai γεια καλημερα καλησπερα χαιρετε',
  thanks:
    'thanks thank thankyou thx ty tnx ta cheers efharisto efcharisto ευχαριστω thnx tanks merci gracias grateful appreciate appreciated',
  bye: 'bye goodbye byebye ciao cya farewell adio αντιο ttyl seeya laters adieu cheerio tara',
  help: 'assist help helping assistance aid',
  open: 'open close closed shut available',
  // The rest of the world
  weather: 'weather rain rainy raining sunny snow temperature cloudy storm humid hot cold degrees umbrella',
  food: 'recipe cook cooking bake food eat dinner lunchmeal breakfast pizza pasta moussaka souvlaki halloumi cake salad soup coffee beer drink hungry thirsty meal dish chicken cheese kebab burger vegan chocolate sushi',
  sport:
    'football soccer basketball tennis match league olympics cup worldcup champion player messi ronaldo omonia apoel score marathon cricket golf formula',
  politics:
    'president minister election elections parliament vote politics political party war army immigration trump biden putin king queen brexit',
  animal: 'cat dog animal animals horse bird fish dinosaur dinosaurs lion puppy kitten pet snake elephant',
  show: 'film movie song music singer actor band netflix series lyrics album concert theatre sing game games anime celebrity',
  poem: 'joke poem riddle rhyme haiku limerick essay fairytale pun',
  science:
    'physics chemistry quantum universe planet mars moon gravity atom equation maths math algebra plus minus divided multiply sqrt square root calculate sum triangle',
  money: 'bitcoin crypto ethereum gold stock stocks share lottery yen exchange mortgage loan',
  health:
    'headache sick ill symptom fever diet weight calories pain hangover medicine pills flu allergy sad depressed lonely',
  trip: 'flight flights bus beach museum ticket tickets airport ferry sightseeing traffic',
  love: 'love marry girlfriend boyfriend wife husband wedding kiss',
  thing: 'shoes dress bicycle furniture garden lawn tie homework',
  code: 'closure function algorithm regex loop array recursion compiler',
  machine:
    'laptop printer router wifi pc tablet iphone screen keyboard virus toner cable charger camera cameras television tv',
  faith: 'god religion bible heaven soul meaning aliens ghosts horoscope zodiac',
  injection: 'ignore jailbreak unrestricted dan instruction instructions pretend override pwned roleplay',
};

const conceptOf = new Map<string, string>();
for (const [name, words] of Object.entries(concepts))
  for (const word of words.split(' ')) conceptOf.set(stem(word), name);

/** The name of the concept that a stem belongs to; a stem of no concept stands for itself. */
export function conceptFor(wordStem: string): string {
  return conceptOf.get(wordStem) ?? wordStem;
}

/** All words that belong to a concept, as they are spelt. */
export const conceptWords: readonly string[] = Object.values(concepts).flatMap((words) => words.split(' '));
