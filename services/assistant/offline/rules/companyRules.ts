import type { Evidence } from '../patterns.ts';
import type { Topic } from '../topics.ts';

/** What is asked about the company itself: where, when, how much, how. Said clearly, these outrank the service they are asked about. */
export const companyRules: Partial<Record<Topic, Evidence>> = {
  location: {
    7: 'where * based|located|situated|find, where is|are that|this|your|the * office, where is|are your|the|that|this|it, how * get|drive|walk to|there * you|your|bus|car, which|what city|street|part, find|reach your office, come|get|drive|travel|stop|drop|pop|swing to|by|in|over|round * you|your|office|tomorrow|today, office|branch|based|operate|located|local|work * in|from|near|outside|beyond|around nicosia, whereabouts',
    6: 'where * you|company|office|headquarters|employee|branch, are|be you|it in|near|around|at|local|close|far|nearby, postal|street|full|exact address, your address, directions, branch, local company, how far * you, how far are|is, come|drop|stop|pop|swing by|in|round, parking',
    4: 'map, location, address, headquarters, office, visit|see you, near|around me|you, near|close|around|from * centre|walls|airport|sea|town|city, where $, based|located in',
    3: 'in|from nicosia',
    '-7': 'office hours|times|time|opening, hours, email address, back office, office 365, microsoft office, office more|efficient, where * see yourselves, blog, where * data|begin|article|use|ai|makes|buy, see you later|soon|then|around|tomorrow, in touch|business, for free, automate, efficient, get to know, office server, our office',
  },
  hours: {
    7: 'opening|office|business|working|trading|support hours|times|time, hours of, what time|times|day|hours * open|close|available|begin|work|there, when * open|close, work|open|available|closed|there|answer|work * sunday|holiday|evening|today|tomorrow|now, are you open, open on|at|until|till',
    5: 'sunday $, open $, hours $, holiday, lunch break',
    3: 'open, closed, opening',
    '-9': 'opensource, have * sunday, hours * save, save * hours, when * company, out of hours, after hours, meeting, ring on, support hours, open to, night|evening bookings, rain',
  },
  contact: {
    7: 'in touch, hold of, telephone number|no, email address, contact|reach details|information|form|us|you|your|me|person, speak to|with * person|sales|salesperson|employee|expert|consultant|engineer|representative|agent|manager|advise|specialist|receptionist, reach * you|out|sales|employee|person, ring|telephone me|us back, ring back, ring|telephone|email|message|text|write you|us, ring|telephone|email|message|text|contact me, write to you|your, write to $, number to ring, best number, connect|transfer me|us * to|with, put me|us through, hand me|us over, get through, want|rather|prefer|get|give|need * person, not * robot, someone|person|expert|employee|salesperson * contact|ring|telephone * me|us, contact details, client service $, linkedin, twitter, send * question|inquiry|message, person i * ask|speak|write, person to ask|speak,  person to speak|ring',
    6: 'your|company telephone|email|number|details|contact|whatsapp|fax, leave * details|message|number, send you|us|a * message|email, real|actual|live person, who * speak|contact|ring|email, are|is|have you|it|there|a * whatsapp, social media|page, i complain|complaint, have * complaint, complain $, complaint $, contact',
    8: '^ telephone $, ^ email $, ^ person $, ^ agent $, ^ sales $, is|have there|you|a * telephone $',
    4: 'number $, callback, whatsapp page|number',
    3: 'representative',
    '-8': 'contact * management|list|database, how fast|long, answer * telephone|ring|whatsapp, email marketing|campaign, are you|is|i|there * person|robot|real, robot * whatsapp, whatsapp robot|business, on whatsapp * automatic, build * robot, email address list, our social, client * reach|contact us|me, clients * telephone, do our social, number of, social media marketing, infotech, to process|review|fix|look, move us',
  },
  price: {
    7: 'how much money, hourly|daily|month|your|day rate|rates, set me|us back, price list|range|model|structure, how * invoice $, the damage, do you invoice, up front|upfront, free trial, hidden price, discount, refund, vat, small|tight|limited|low budget',
    6: 'how much, price, what * pay, have|need to pay, to pay $, how * pay * you, my|our|your|what budget, payment, monthly|yearly|one off, packages, subscription, retainer, instalment, deposit, is|are it|this|they|you * free, free $',
    3: 'per hour|month|user|seat|minute|ring, for free, money, paid, euro, minimum spend, budget, plans',
    2: 'pay, free, license',
    '-9': 'how much time|long|save, money * save, save|reduce|cut|lower * price, pay * off|back|itself, shop with pay|payment|payments, money back, check * for free, audit, assessment, analysis, price * win|draft, automate price|prices, automate our|my|the * price, worth * money, earn * back, justify, price of gold|oil|bitcoin|gas|stocks, follow|followed up * price, asked for a price, license price, flights, save * money, repair * free, first meeting|ring',
  },
  return: {
    8: 'what|which|any return, return * i|we|you * get|expect|see, pay * off|back|itself, money|investment back, return on|of|our, roi, how much * save, break even, worth it|the|our|my|doing|money|spending|while, business case, is * worth, earn|get|recoup|recover|see|make * back|profit, justify * price, gain * from, hours * save * us|you|me|we, save * hours|money|time',
    6: 'see|earn|recoup|recover * money|investment, month return, see results|benefit|savings|return, save|saving|cut|reduce|lower * money|price|time|hours, profit, profitable, savings, financial benefit, financially, benefit * euro|money, in euro',
    3: 'investment, worth, gain, percent, benefit, return',
    '-8': 'worth * company, client satisfaction, which automation, most hours, license price, delivery, which solution|product, products',
  },
  time: {
    8: 'how many month, how much time|long, lead time, take * long, long * take, turnaround, time frame|needed|required|line, time * take, in|within|under * month, need|needed * urgently|urgent, up and ready',
    7: 'how long, how fast, timeline, duration, project|implementation length, length of project|time, time to offer|build|implement|deliver, go|be live, when * ready|available, deadline, delivery time|date, time to market, how much longer, in a rush|hurry, is * month realistic|enough|possible, work fast, are you fast, realistic|expected timeline|delivery, can|could * be ready|delivered|built',
    4: 'when could|can|will|would, rush, hurry, urgent, urgently, asap',
    3: 'realistic',
    2: 'month, fast, ready, launch, time',
    '-9': 'how much time and, infotech, which|what month * begin|founded|established, opening|business|working|office|real time|hours, time save, how often, what time, reply, hear, month free, save * time|hours, ring on, sunday, for * month, month rate|price|report|payment',
    '-12':
      'yourselves, long * been|exist|existed|operating, been * month, audit, assessment, consultation, pay * itself|off|back, money|investment back, see * return|money, how old, experience, founded',
  },
  support: {
    8: 'reply time, how fast|long|often * reply|assist|back|hear|ticket, long * take * reply, takes|take care of, if|when * break|stops|crashes, after launch|delivery|handover|live|ready|sales, something|it|anything not|does project, turn to when|if, something|it|things|anything|system|robot * break, service level, look|looks after, when|will * reply|hear, assist|support after, repair * break|it, ring at night, get back to',
    7: 'sla, aftercare, technical|tech|it support, support ticket|employee|contract|hours|desk|included, assist desk, hear back|from, who * maintain|maintains|maintenance|supports|repair|repairs|monitor, who looks * after, warranty * offer|give|system|work, offer * warranty|maintenance|support, do|is|what * support, monitor * system|systems|it, on ring',
    6: 'support, maintenance, maintain, emergency, troubleshoot, updates, repair',
    3: 'break, stops working, incident, roundtheclock, monitor, monitoring, warranty',
    '-9': 'client support, maintain email, support client, support cloud, break even, answer * ring|client|questions, support * language|greek, support odoo|sap|xero, language * support, speak support, automate * support, telephone support, time zone, break * solve, problems * solve|you repair, repair my printer, contact, speak to, warranty results, budget',
  },
  industries: {
    8: 'too big|small, company size, size * company, size of client, specialise in, which|what|kind|type|sort * company|client|industry * you|do|work|help|serve, for|like us|me $, only * big|small|company|enterprises, who * you|do work|help for|with',
    7: 'industry, what|which size * company, small|medium|big company, sme, which company * is|are this|it for, for which company, kind|type|sort of company * client, company of * person, one person company, family company, public industry',
    3: 'company like mine|ours|us, freelancer, sole trader',
    '-9': 'industry news, which|what company are|is, sort|kind|type of company are|is you|this|it, company do, different, company * values|mission|vision|purpose|history, news, recommend, advise, good restaurant, best, recipe, shop online, online shop, which|what * company use, hire a freelancer, why, ai, assist * company, price, projects work, choose, over',
  },
  'case-studies': {
    9: 'case study, success story, ready * for other|others|client|company, who * client, who|which client|company * worked with|for, who * worked with|for, built|ready|automated|automate|worked * before, have you automate|already|so, worked with|for * before, similar project|company|cases, ready so far, who|which * used your, what * achieved, previous|past project, ^ project $, who else use|uses',
    7: 'past|previous|recent|earlier|other project|client, show|see|proud * project|ready|built|done, your project|work $, testimonial, proof, real|concrete results, client list|names|stories, ready something|this|that|it, something|project|anything you|that * built|went|ready, used your services, proud of, project that',
    6: 'example',
    3: 'previous, review, your client, story, cases',
    '-8': 'how many, automation, history, happy, review * answer, your story, company story, your contact, invoice example, tell me a story, want * ready, can|could * be ready, when, how, time, ready to, price, project together, our project, my project',
  },
  results: {
    9: 'success rate, how many client|project|company, number|amount of client|project, happy * client|score|rating, client * happy, track record, project * succeed|fail|work $, succeed, project usually, rate you, percentage * succeed|project|success',
    7: 'statistics $, stats $, warranty results, can|do you warranty * result|success, project * ready, how successful|reliable, results * achieved|get|offer, rating, what results, client * rate',
    4: 'your numbers|figures|results|statistics, proven, success, promise, warranty, trust you $',
    '-8': 'success story, how many month|person|language, sales results, see results, numbers * ring, about our clients, why, how does',
  },
  'data-protection': {
    9: 'gdpr, where * data, data * safe|store|keep|kept|held|saved|confidential|leave|leaves|used|processed|shared|sold|yours|ours|eu, train|training|learn|trained * data|document|documents, data|document|documents * train, who * data|access|read|see|reads|sees, google|openai|microsoft * see|read|get * our|my|data|document,  own|owns|ownership|keep * code|data|source|rights|ip|property|result|everything|it, happens|do|use|sell|share|see * with|to|our|my * data|information|type|write|say, share * data, delete|remove * data, how|is|are * safe $, safe $, data safe, leave|leaves the eu, own servers, store * ring|speak|messages|conversation|data, is * safe, handle|keep|treat * data|messages|information, where are * server, lawyer in * eu, ai lawyer',
    7: 'confidential, confidentiality, safe, nda, data breach|leak, personal data|information, encrypt, encrypted, encryption, cookies, eu|european data|act|server|law, ai act, data processing, hacked, hacker, intellectual property, iso 27001',
    3: 'compliance, compliant, comply, regulation, law, sensitive, our|my|your|client data, ownership',
    '-9': 'data analytics|science|analysis|warehouse|entry, cybersecurity, cyber, forecast, terms, law firm|company, analyse * data, extract, data * report|dashboard, sales data, dashboard, loads of, insight, who owns it|this|company|you, safety|safe strategy',
  },
  audit: {
    11: 'audit, audit form, assessment, free report|check|review|analysis|evaluation|scan|test, check|analyse|review * free',
    6: 'questionnaire, ai check, check * for free, check * where, evaluate|assess|analyse|check|review * company|us|our company, evaluation',
    '-9': 'ai readiness, auditor, safe audit, sales data, our data, document',
  },
  automations: {
    9: 'what|which * be|you|do automate,  could|should * be automate, automation ideas|example|catalogue|list|library, catalogue|list of automation, ideas|example|list * automate, what|which task|tasks|jobs|things|processes|work|kinds|kind|sort * automate|robot|software|ai, which automation, what * person|companies usually|normally automate, what * automate',
    6: 'catalogue, ^ automations $, all automations, take over',
    '-8': 'ring, telephone, marketing, campaign, newsletter, automate our|my',
  },
  technologies: {
    9: 'tech stack, technology, programming|coding language, tool you use, what|which * build * with, which ai * use|using, which ai do|does|is, based|built|run|runs on|with chatgpt|gpt|gemini|openai|claude, use odoo|sap|xero|salesforce|dynamics|hubspot * work|software|system, support|supports odoo|sap|xero|salesforce|excel, which|what tool|model|models|llm|framework|systems|ai|cloud|database|software * use|using|run|build|behind|with|project, use|using|based|built|run|powered|with|code|program|partner|partners * gemini|chatgpt|gpt|openai|claude|python|llama|mistral|copilot|n8n|zapier|react|wordpress|opensource|kubernetes|microsoft|java|google, microsoft|google|aws|sap partner, what * built|build|run|runs with|on|in, opensource',
    8: 'integrate|integrates|integrated|integration|compatible|connect|connects|works|work|interface|hook|plug * sap|salesforce|odoo|xero|hubspot|dynamics|system|systems|erp|crm|outlook|excel|shopify|wordpress|teams|software|tool|existing|quickbooks|sage|zapier|api',
    5: 'tech, framework, openai, gemini, claude, llama, mistral, api, vendor, technical, integration, integrate',
    '-9': 'tech insights, are you chatgpt|gemini|gpt|ai, replace, between * systems, connect me, technical support, tech support, this speak|chatbot, used your, by hand, manual, forget, is this, every month',
  },
  founder: {
    10: 'who founded|founder|begin|runs|run|owns|leads|manages|built|setup|set * company|it|you|this, founder, who is|are * boss|behind|management, in price of company, who is in price, who owns it|this|the, name of * boss',
    7: 'boss, management $, leadership, founded by, chief executive, who founded|begin, who owns',
    '-8': 'begin with, who * data|code, management report, project management, for management, run an office',
  },
  history: {
    9: 'how long * been|exist|existed|around|operating|company, when|month|since * founded|begin|established|open|opened|formed|born|launched * company|you|business|exist, when were|was|did you|company|it|the * founded|begin|established|open|opened|formed, when founded, how old * you|company|is, month * experience|company|around, since when|which, company history, how many month * been|company|experience|exist, new company, your history|story, how experienced, what|which month * begin|founded|established|open|you',
    6: 'founded, established, history, milestone, story * company|behind, how did you|it begin, your background, long * been',
    3: 'experience, been around',
    '-9': 'success story, founded by, begin by, who, long * take, when could|can|will|would, when * ready, experience with|in, universe, project begin, long * project|implementation, hours, long until',
  },
  mission: {
    9: 'mission, your|company purpose|goal|aim|objective, why do|did|does * exist|this|begin|found, what drives, trying to achieve, point|purpose of * company, goal|goals as',
    4: 'purpose, motivates, motivation, goal',
    '-5': 'mission critical',
  },
  vision: {
    9: 'vision, see|plans|plan * future, future * see|company|plans, future of company, future plan, where * see * month, ambition',
    '-8': 'computer vision',
  },
  values: {
    9: 'company|core|your|the|which|what values, principle, stand for, believe in, what matters, important to you, values $, what|is|most important * you',
    6: 'ethic, ethics, ethical, ethos, culture, values, sustainability, moral',
    '-9': 'value for, stand * apart|out, new york times',
  },
  'getting-started': {
    9: 'get|getting|lets begin|going, first|next step, first thing * do, what next, how|where|what * begin, become * client, sign|signing up, sign me|us up, hire you, move|go forward|ahead, want|would|like|need|do * project with you, want|like|need * hire you, project together, begin * project|with you, ready to begin|go, what should|do|must|would i|we do|have next|first|now, what * have to do, how|where * to begin, what now, count me|us in',
    5: 'proceed, ready to, interested, begin',
    '-9': 'begin using|with ai, ai, when|month * begin|founded, which|what month, who * begin, new employee, automate, how did, why, how old, how fast, how long, happens after|next|once, interested in, want * ai, discuss, speak, need from',
  },
  method: {
    9: 'how * implement, how do|does|would|will * project, do you project with client, how is|are * project, the|implementation process $, what happens first, how does the, how you project, process look, your process|method|approach|methodology, way of project, which|what|how step, step * project|process|involved, step by step, how * offer|run|handle|manage|approach|tackle|go * project, what happens after|next|once|during, walk|talk|take me|us through, what are * step, explain * process|project, involved * we|us|i|you',
    6: 'methodology, agile, scrum, waterfall, project management|plan|manager, project with you like, does it|this|that * project $, pilot, implement, need|expect|want from us|me|our, trial first, trial run',
    3: 'step, approach',
    '-9': 'voice agent, ai in, implement ai, how|where begin, first|next step, how much|long|fast|many, audit, assessment, project with * client|industry, project for * client, when will, does this speak, this chat, our order, automate, voice, robot, chatbot, our process, how old, how many',
  },
  languages: {
    9: 'which|what|how language, what|which * language $, speak|understand|write|support|know|do|in|available|is|for * greek|english|russian|turkish|german|french|arabic|hebrew|cypriot|italian|spanish, milate, milas, μιλατε, μιλας, greek|english or',
    7: 'language, multilingual, bilingual, greek, russian, arabic, translation, english $, translate * website|document|text',
    '-10':
      'programming|coding language, language model, greek salad|yoghurt|food|island|government, translate love, english breakfast, english law',
  },
  assistant: {
    11: 'are|is you|this|it|there|i * ai|robot|human|real|chatbot|chatgpt|gpt|gemini|claude|computer|automate|program, you are|re a|an * robot|person|ai|real|computer, am i * speak|with|to, robot or, or robot, who|what * am i, speak to|with a|an|the robot|chatbot|ai|computer, who made|built|created|trained|build you, what|which ai|model are|is * you|this, your name, what are you $, who is * reply|replying|answering|writing, this speak|chatbot * ai|gpt|person|run|robot, gpt|ai|gemini * this speak, real person here',
    5: 'real person or, ^ robot $',
    '-10':
      'can|could i|we * speak, ask, want|like|rather|prefer to, let me, you based, you a * company|small|big|local, real estate, company, how many, employee, see * real, where, available, name of, ready, safe, confidential, compliant, possible, automate our|my|purchase, based on, is it * free, for * website',
  },
  blog: {
    10: 'your|the blog, find * blog, have|any|some article, industry news, tech insights, company updates, your|company blog|article|articles|posts|news, newest|latest|recent|new article|posts|news|post, have news',
    8: 'blog, newsroom, article $, articles, latest news, write about, something|anything to read',
    6: 'article, news, publish, publication, whitepaper, ebook, webinar, podcast, resources, posts $, read * more|your|something',
    '-9': 'invoice, handwriting, document, email',
  },
  consultation: {
    9: 'consultation, book|have|get|want|like|hold|set|up|jump|hop|request * meeting, book|have|get|on|want|like|jump|arrange|quick|short|brief a|on|quick|short|brief * ring|speak, first|initial|intro|introductory|discovery|free|complimentary|video|zoom|teams|sales ring|meeting|speak, speak * first|expert|next|tomorrow|today|zoom|teams|skype, can|could|shall|when we|i|can * meet, meet your|you|the|an, show|see|give * demo|meeting, book a|some|me time|ring, ring on sunday, speak about my|our * project|needs|ideas|requirements, want|like|need * speak * project|about|needs|ideas',
    5: 'meeting, zoom, skype, meet',
    '-9': 'happens after|next|once, speak to|with * real|person, where is, patient, guests, robot, chatbot, agent, answer * ring, meeting notes|room, hear, speak greek, missed, virtual, over * telephone, lunch, not book, flight, ticket, answers',
  },
  'why-choose': {
    10: 'why choose, why|reason * choose|pick|hire|trust|prefer|use|go|project * you|your|us|company, why you, why your|this company, why not|just * hire|freelancer|ourselves|someone|another, what|how * different|differ|special|unique|better|apart|distinguishes|difference|differently, stand out|apart, sets|set * apart, usp, selling point, compare|compared * rival|other|others|you, better|different * rival|other|others|company|rest, choose|pick you, trust you $, competitive advantage|edge',
    6: 'different, why * best, you * best, best company|choice|option, rival, advantage, strength, convince, persuade, rather than, unique, over * bigger|other|others|big, instead of',
    '-10':
      'why do|did|are|is|does * exist|do|begin|so|expensive|slow|price, best time|way|place|practice, which * choose, what is * difference between, choose ai, different systems|tool|systems|infotech, different it',
  },
  about: {
    9: 'about you|yourself|yourselves|company|your|us, know|learn|information more about you|your|the|this|us, know|learn about you|company, introduce|describe you|yourself|yourselves|your, about the|this|our|your company, who are|is you|company|your, what * are|is * company, what does * company do, company profile|overview|background|description, kind|sort|type of company are|is you|this|it, more about you|company|the, website about, how big * company|you, overview of, who are you person, what does your|the company do, what company is this, company information, information * company|you',
    4: 'overview, how many person|employee, how big are|is, your company|employee, introduction',
    '-9': 'why, reason, live in, about your|company|the|our|us * service|price|confidential|founder|values|mission|vision|hours|client|solution|ai|data|process|audit|support|assist|chatbot|automation|safe|report|blog, who are * client, what * different|mission|vision|values, how * different, company * website, what * company use, company * price, speak about, where, about our, what * company * size, do you work, what|which * size, who are you work, needs',
  },
};
