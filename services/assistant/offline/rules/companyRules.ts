import type { Evidence } from '../patterns.ts';
import type { CompanyTopic, KeywordTopic } from '../topics.ts';

const trades =
  'hotel|clinic|hospital|doctor|dentist|dental|medical|healthcare|health|restaurant|lawyer|law|accountant|accounting|retail|retailer|shop|wholesale|wholesaler|manufacturing|manufacturer|factory|bank|banking|insurance|insurer|logistics|shipping|courier|property|estate|construction|school|education|university|tourism|hospitality|government|municipality|charity|nonprofit|ngo|pharmacy|farm|agriculture|winery|fintech|finance|energy|automotive|garage|travel|forex|startup|salon|gym';

/** What is asked about the company itself: where, when, how much, how. These outrank the service it is asked about. */
export const companyRules: Partial<Record<CompanyTopic | KeywordTopic, Evidence>> = {
  location: {
    6: 'where * based|located|situated, how * get|drive|walk to you|your, which|what city|street, find|reach your office, where * find you, come|get|drive|travel to your|you',
    5: 'where * you|company|office|headquarters|employee, postal|street address, your address, map, directions',
    4: 'location, address, headquarters, office, visit|see you, near|around me|you|by, near|close|around * town|centre|walls|airport|sea, where $, based|located in',
    3: 'in|from cyprus|nicosia|limassol',
    2: 'in person, parking, local, abroad, remote, que',
    '-5': 'office hours, hours, email address, back office, office 365, microsoft office, where * see|data|begin|article|use|ai|makes',
  },
  hours: {
    6: 'opening|office|business|working hours, what time|times|day * open|close|available, when * open|close, work|open|available|closed * weekend|saturday|sunday|holiday|evening',
    4: 'weekend, saturday, sunday, holiday',
    3: 'open, closed, opening, hours $',
    '-5': 'opensource, reply, have * weekend, hours * save',
  },
  contact: {
    6: 'in touch, hold of, telephone number, email address, contact details|information|form|us|you|your, speak to|with * person|sales|team|employee|expert|consultant|engineer|representative|agent|manager|advise|specialist, reach * you|out|sales|employee|person, ring|telephone me|us back, ring back, ring|telephone|email|message|text|write you|us, ring|telephone|email|message|text me, write to you|your, number to ring, best number, connect me|us * to|with, put me|us through, hand me|us over',
    5: 'your|company telephone|email|number|details|contact|whatsapp, leave * details|message|number, send you|us|a * message|email, real|actual|live person, who * speak|contact|ring|email',
    4: 'contact, number $, callback',
    3: '^ telephone $, ^ email $, ^ person $, ^ agent $, ^ sales $, representative, complain, complaint',
    '-5': 'contact * management|list|database, how fast|long, answer * telephone, email marketing|campaign, are you|is * person|robot|real',
  },
  price: {
    6: 'how much, hourly|daily|day|your|month rate|rates, set me|us back, price list, price range',
    5: 'price, what * pay, have to pay, my|our|your|what budget, payment',
    8: 'discount, refund',
    3: 'subscription, retainer, per hour|month|user|seat|minute|ring, for free, deposit, instalments, money, paid, euro, minimum spend, budget',
    2: 'pay, free, license',
    '-7': 'how much time|long|save|money, save|reduce|cut|lower * price, pay off|back|itself, pays off|back|itself, money back, audit, assessment, free consultation|first, price * win|draft, in price of, automate price, automate * our|my|the price, worth * money, first * free',
  },
  return: {
    7: 'pay * off|back|itself, payback, money back, return on|of, roi, how much * save, break even, worth it|the|our|my|doing|money|spending, business case',
    5: 'get|see|earn|recoup|recover * money|investment, first year return, see results|benefit|savings|return, save|saving * money|price|time|hours, reduce|cut|lower * price, profit, profitable, savings, financial benefit',
    3: 'investment, worth, worthwhile, gain, percent, benefit',
    '-4': 'worth * company',
  },
  time: {
    7: 'how many month, how much time|long, lead time, take * long, long * take, turnaround',
    6: 'how long, how fast, timeline, duration, go|be live, when * ready|live|finished|done|delivered|available|complete, deadline, delivery time|date, time to market, how much longer',
    4: 'when could|can|will|would',
    3: 'long, urgent, in a hurry',
    2: 'month, fast, ready, launch, time',
    '-5': 'opening|business|working|office|real time|hours, time save, how often, what time, reply, hear, month free',
    '-9': 'long * been|exist|operating, been * month, audit, assessment, consultation, pay * itself|off|back, money back, see * return|money, save',
  },
  support: {
    7: 'reply time, how fast|long|often * reply|help|back|hear, if|when * break|stops|problem, after launch|delivery|handover|live, something|it|things|anything * break, service level',
    6: 'sla, aftercare, support ticket|employee|contract|hours|desk, hear back|from, who * maintain|maintains|maintenance|supports|looks',
    5: 'support, maintenance, maintain, emergency, troubleshoot, look after it|us|the',
    3: 'break, stops working, incident, roundtheclock, trouble, monitor, monitoring',
    '-6': 'customer|client support, maintain email, support client|customers, support cloud, break even, answer * ring|client|questions, support * language, language * support, telephone support, time zone',
  },
  industries: {
    7: `which|what|kind|type|sort * company|client|industry|business, too big|small, company size, size * company, specialise in, project|experience|experienced|familiar * ${trades}`,
    6: 'industry, small|medium|big company|team, sme, company of * person, one person company, family company, only * big|small|company|enterprises',
    5: `run|own|have|am|are|we|help|in|for|with * ${trades}`,
    3: `company like mine|ours|us, freelancer, sole trader, ${trades}`,
    '-7': 'industry news, which|what company are|is, company do, different, company * values|mission|vision|purpose|history, news, recommend, advise, good restaurant, best, recipe, insurance claim, property sheet, shop online, online shop, which|what * company use',
  },
  'case-studies': {
    8: 'case study, success story, done * for other|others|client|company, who * client, who * worked with|for, built|done * before|already, worked with|for * before, similar project|company|cases',
    6: 'past|previous|recent|earlier|finished|other project|client, show|see * project|done|built, testimonial, proof, what * achieved, real|concrete results, client list|names|stories, done something|this|that|it',
    5: 'example',
    3: 'previous, review, your client, story, cases',
    '-6': 'how many, automation, automate, history, happy, review * answer, your story, company story, your contact, invoice example',
  },
  results: {
    8: 'success rate, how many client|project|company, happy * client|score|rating, client * happy, track record',
    6: 'statistics, stats, guarantee, guaranteed, project * completed|finished, how successful|reliable, results * achieved|get|deliver, rating',
    4: 'your numbers|figures|results, satisfaction, proven, success, promise',
    '-6': 'success story, how many month|person|language, sales results, see results, numbers * ring',
  },
  'data-protection': {
    8: 'gdpr, where * data, data * safe|store|keep|kept|held|saved|private|leave|go|used|processed|shared|sold|yours|ours, train|training|learn|trained * data, who * data|access, own|owns|keep * code|data|source|rights|ip|property|result, happens|do|use|sell|share|see * data|information, delete|remove * data, security',
    6: 'privacy, safe, confidential, nda, data breach|leak|safe|privacy, personal data|information, encrypt, encrypted, encryption, cookies, eu|european data|act|server, ai act, data processing, hacked, hacker, intellectual property, iso 27001',
    3: 'compliance, compliant, comply, regulation, law, laws, sensitive, our|my|your|customer data',
    '-7': 'data analytics|science|analysis|warehouse|entry, cybersecurity, forecast, terms, law firm|firms|company, analyse * data, extract, data * report|dashboard, sales data, dashboard',
  },
  audit: {
    9: 'audit, assessment, free report|check|review|analysis|evaluation|scan|test',
    5: 'questionnaire, ai readiness|check, evaluate|assess|analyse|check|review * business|company|us|our|my, evaluation',
    '-8': 'auditor, security audit, sales data, our data, contract',
  },
  automations: {
    8: 'what|which * be|you automate, could|should * be automate, automation ideas|example|catalogue|list|library, ideas|example|list * automate, what|which task|tasks|jobs|things|processes|work * automate|robot|software, hours * save',
    5: 'catalogue, automations $, take over, automated $',
    '-5': 'ring, telephone, marketing, campaign',
  },
  technologies: {
    8: 'tech stack, technology, programming language, which|what tool|model|models|llm|framework|systems|ai|cloud|database * use|run|build|on|behind|with|support|using, use|using|based|built|run|powered|with * gemini|chatgpt|gpt|openai|claude|python|llama|mistral|copilot|n8n|zapier|react|wordpress|opensource|kubernetes',
    7: 'integrate|integrates|integration|compatible|connect|connects|works|work|interface|hook|plug|link * sap|salesforce|odoo|xero|hubspot|dynamics|system|systems|erp|crm|outlook|excel|shopify|wordpress|teams|software|tool|existing|quickbooks|sage|zapier|api',
    5: 'tech, framework, openai, gemini, claude, llama, mistral, api, vendor, technical, integration, integrate',
    '-8': 'tech insights, are you chatgpt|gemini|gpt|ai, replace, between * systems, connect me',
  },
  founder: {
    8: 'who founded|founder|begin|runs|run|owns|leads|manages|created|built * company|it|you|this|business, founder, who is|are * boss|behind|management, in price of company, who is in price',
    6: 'boss, management, leadership, founded by, chief executive, who founded|begin, who owns',
    '-6': 'begin with, who * data|code, management report, project management',
  },
  history: {
    8: 'how long * been|exist|existed|around|operating|business, when|month|since * founded|begin|established|opened|formed|born|launched, how old, month * experience|business|around, since when|which, company history, how many month * been|business|experience|exist',
    6: 'founded, established, history, milestone, story * company|behind, your story, how did you|it begin, what month, your background, long * been',
    3: 'experience, been around, new company',
    '-6': 'success story, founded by, begin by, who, long * take, when could|can|will|would, when * ready|done, experience with',
  },
  mission: {
    8: 'mission, your|company purpose|goal|aim|objective, why do|did|does * exist|this|begin|found',
    4: 'purpose, what drives, motivates, motivation',
    '-4': 'mission critical',
  },
  vision: {
    8: 'vision, see|plans * future, future of company, future plan, where * see * month, ambition',
    '-6': 'computer vision',
  },
  values: {
    8: 'company|core|your|the values, principle, stand for, believe in, what matters, important to you, values $',
    5: 'ethic, ethics, ethical, ethos, culture, values, sustainability',
    '-8': 'value for, stand * apart|out',
  },
  'getting-started': {
    8: 'get|getting begin|going, first|next step, how|where|what * begin, become * client, sign|signing up, hire|engage you, move|go forward|ahead, want|would|like * project with you, project together, begin * project|with you, ready to begin|go',
    4: 'proceed, ready to, begin',
    '-8': 'why, reason, when|month * begin|founded, who * begin, new employee, automate, how did, why did, how old',
  },
  method: {
    8: 'how * implement, how do|does|would|will * project, process look, your process|method|approach|methodology|way of working, which|what step, step * project|process|involved, how * deliver|run|handle|manage|approach|tackle * project, what happens after|next|once|during, walk me|us through',
    6: 'methodology, agile, scrum, waterfall, project management|plan|manager, work with you like, does it|this|that * project $, pilot, implement, need|expect|want from us|me',
    3: 'step, approach',
    '-8': 'how|where * begin, first|next step, how much|long|fast|many, audit, project with * client|industry, project for * client, when will',
  },
  languages: {
    8: 'which|what|how * language, speak|understand|write|support|know|do|in|available * greek|english|russian|turkish|german|french|arabic|hebrew|cypriot|italian|spanish, milate, milas, μιλατε, μιλας',
    6: 'language, multilingual, bilingual, greek, translation, translate * website|site|documents|text',
    '-9': 'programming language, language model, greek salad|yoghurt|food|island, translate love',
  },
  assistant: {
    10: 'are|is you|this|it|there * ai|robot|person|real|chatbot|chatgpt|gpt|gemini|claude|computer|automated|live, am i * speak|with|to, who|what * am i, speak to|with a|an|the robot|chatbot|ai|computer, who made|built|created|trained|build you, what|which ai|model are|is * you|this, your name, what are you $',
    4: 'real person or',
    '-8': 'can|could i|we * speak, want|like to, let me, you based, you a * company|small|big|local, real estate, company, how many, team, see * real',
  },
  blog: {
    9: 'industry news, tech insights, company updates, your|company blog|article|articles|posts|news',
    7: 'blog, newsroom, article $, articles, latest news, write about',
    5: 'article, news, publish, publication, whitepaper, ebook, webinar, podcast, resources, read * more|your|something',
    '-8': 'invoice, handwriting, documents, emails, photos',
  },
  consultation: {
    8: 'consultation, book|arrange|have|get|want|like|hold|set|up|jump|hop * meeting, book|have|get|on|want|like * a ring, first|initial|intro|introductory|discovery|free|complimentary|video|zoom|teams|sales ring|meeting|chat|speak, speak * first|expert|next|tomorrow|today, can|could|shall we|i meet, show|see|give * demo|meeting, book a|some time|ring',
    4: 'meeting, zoom, skype, meet',
    '-7': 'speak to|with * real|person, patient, guests, robot, chatbot, agent, client, answer, meeting notes|room, hear, speak greek, missed, virtual, over * telephone, lunch',
  },
  'why-choose': {
    9: 'why choose, why|reason * choose|pick|hire|trust|prefer|use|go|project * you|your|us|company, why you, why your|this company, what|how * different|differ|special|unique|better|apart|distinguishes|difference, stand out|apart, sets|set * apart, usp, compare|compared * rival|other|others, better|different * rival|other|others|agency|rest, choose|pick you',
    5: 'different, best company|choice|option, rival, advantage, strength, convince|persuade me, rather than, unique',
    '-9': 'why do|did|are|is|does * exist|do|begin|so|expensive|slow, best time|way|place|practice, which * choose, what is * difference between',
  },
  about: {
    8: 'about|know you|yourself|yourselves|company|your|us, know|learn more about you|your|the|this, introduce|describe you|yourself|yourselves|your, about the|this|our|your company, who are|is you|company|your, what * are|is * company, what does * company do, company profile|overview|background|description',
    4: 'overview, how many person|employee, how big are|is, your company|employee, introduction',
    '-9': 'why, reason',
    '-8': 'about your|company|the|our|us * services|price|pricing|privacy|founder|office|values|mission|vision|hours|client|solution|ai|data|process|audit|support|assist|website|chatbot|automation|prices|security|report, who are * client, what * different|mission|vision|values, how * different, company * website, what * company use, company * cost',
  },
};
