import type { ServiceId, SubService } from '../../../knowledge/types.ts';
import type { Evidence } from '../patterns.ts';

/** What the visitor wants done, in everyday words. Each service's title is added to these. */
export const serviceRules: Readonly<Record<ServiceId | SubService['id'] | 'website', Evidence>> = {
  consultancy: {
    9: 'ai consultancy|consulting|strategy|roadmap|plan|plans|policy|advise|consultant|training|workshop|expert|readiness|ideas|idea, where|how * apply|adopt|introduce|makes|begin * ai, where * use|using ai, plan * use|using * ai, use of ai, where|how * ai|it * makes|fits|pays|sense, advise * ai, ai * makes sense, suitable|right|good|ready for ai, consultant * ai, review|look|check * ai, choose|which|pick|select * ai tool, should * use ai, teach|train * employee * ai, learn * ai',
    6: 'consultancy, consulting, consultant, feasibility, second opinion',
    4: 'advise, workshop, training, train|teach * employee|us, course, which ai',
    2: 'strategy, board, plan, ideas',
    '-6': 'it|infotech strategy, it|infotech consulting, consultation, recipe, restaurant, film, movie, book, train * data, data, price',
  },
  'process-automation': {
    8: 'process automation, automate our|my|the report|reporting, workflow, rpa, retype, copypaste, data entry, enter|entering|entry|key|type|typing|copy|copying * data|orders|order|invoice|by, back office, manual task|project|jobs|job|things|thing|admin|data|process|processes, between * systems|tool, by hand, on paper, too|lot much|of admin|paperwork, link|connect|sync * with|system * accounting|system|systems|shop, order process|processing, stop typing, office * efficient',
    6: 'automate, prints|print, invoice, payroll, bookkeeping, paperwork, spreadsheet, excel, purchase order, approval, approvals, admin, administration, reconcile, reconciliation, typing, copying, copy, onboarding, expense, expenses, paper, efficient, efficiency, productivity',
    2: 'order, process, accounting, office, hours, forms, finance, hr, operations, manual, task',
    '-7': 'marketing, ai agent, ai automation, campaign, telephone, intelligent automation, newsletter, website, answer * ring, dashboard, price, email * client, reply, read, sort, extract, ring',
  },
  'voice-agents': {
    9: 'robot * speak|speaks * telephone|ring, robot * on the telephone, client|customers|person * reach us|you|me * telephone, voice agent|robot|assistant|ai, telephone robot|agent|assistant|ai|system, reply|pick|handle|take|takes|picks|answering * telephone|ring, missed|miss|missing|lost|unanswered|lose * ring, answering machine, receptionist, telephone|ring * reply|answered|ringing|overnight|robot|rings, ring * night|lunch, ring * all day, automate * ring|telephone, ring automatically, hang up',
    7: 'voice, callcentre, ivr, voicemail, inbound, outbound, speech, take * bookings * telephone, out of hours|office, after hours',
    5: 'telephone',
    3: 'ring, telephony, patients|guests|client * book, book * patients|guests|tables',
    '-6': 'ring to action, callback, morning, ring from',
  },
  'data-analytics': {
    9: 'which|what client * leave|stop|churn|buy, data * systems|overview, visualise * data|numbers, sales|data|profit|margin analysis|analytics|report, which solution|products * profit|money|sell, data analytics|analysis|analyst|warehouse|science|scientist, business intelligence, power bi, forecast, analyse * data|sales|numbers|figures|information, data * means|mean|tell|sense|idea, understand|sense * numbers|data|figures|spreadsheets, what * with|from * our|sales data, loads|lots|lot of data',
    7: 'analytics, dashboard, kpi, kpis, metric, tableau, looker, our|my|sales|month|management|better|automatic report, setup|set report, insight, insights, figures, our|my|the numbers, statistics * client|sales|management|about',
    4: 'report, data, statistics, trend, bi, demand, tracking',
    '-7': 'tech insights, data entry, campaign, extract, read, enter|entering, type, copy, confidential, safe, expense, number to, train, gdpr',
  },
  'digital-presence': {
    9: 'digital|online|web presence',
    5: 'google|search ranking|rank|ranked, online visibility, visible|found|finds|find * google|online',
  },
  website: {
    8: 'website, webshop with, online shop|store|book, web design|designer|development|developer|build, landing page, new|build|our|my|old|redesign|redo|your site, seo, visible|found|finds|find|invisible|rank * google|online|internet, sell|offer * online|internet, bookings|orders online',
    4: 'site, online, web, mobile app, app',
    3: 'shop',
    '-8': 'chatbot, assistant * website|site, robot * website|site, robot|assistant|speak * on|for * website|site, client on our website, widget, live chat, faq, this website',
  },
  'enterprise-it-strategy': {
    9: 'it|infotech strategy|plan|roadmap|landscape|department|infrastructure|systems|budget|architecture|consulting, enterprise it|infotech, digital|it|infotech transformation, infotech, many * systems|tool, our|the|my|whole|entire it|infotech is|are|needs, our|my|whole|entire it|infotech, replace|replacing|modernise * system|systems|erp|software|it, it|infotech * infrastructure, too many systems|tools|programs, old system|systems|software|computers|infotech, erp * month|old, systems|software|computers * old|mess, month old, cyber safe|attack, cybersecurity, company * merged, merged, licence|license price|bill',
    6: 'infrastructure, nis2, architecture, erp, merger, modernise',
    4: 'cyber, roadmap, systems, license, enterprise, cto, cio, network, disaster recovery',
    '-5': 'ai roadmap, process, connect, integrate, it server, infotech support, between, accounting system, telephone',
  },
  'ai-automation': {
    10: 'ai automation, language model * to, ai * sort|read, sort|read * with|using ai, automate with ai, automate * using ai, whatsapp * document|orders * read, orders * document, intelligent automation|document, ai agent|workflow, generative ai',
    9: 'read|reads|extract|understand|classify|summarise|sort|analyse|process|interpret|reading * document|documents|email|emails|handwriting|handwritten|messages|complaints|scans|orders|inquiry|information, document processing|understanding|reading, extract information|data, ai * read|reads|email|emails|document|documents, complaints * sort|urgency',
    7: 'language model|models, llm, generative, genai, ocr, handwriting, handwritten, agentic, unstructured, rag, copilot',
    3: 'document',
    '-6': 'are you, store, confidential, train, on your own, lawyer',
  },
  chatbots: {
    10: 'chatbot, live chat, automate * speak|chat support, support robot|chatbot, virtual|digital assistant|agent, whatsapp|website|site robot|assistant, robot|assistant * website|whatsapp|client|site|shop|page, reply * client|questions|inquiry * website|site|whatsapp|online, speak|chat widget|window|bubble, build|want|get|have * assistant|robot * like|on|for, automate * reply|replies|answers * whatsapp, whatsapp * reply|automate, robot for|on whatsapp',
    6: 'robot, reply * client|questions|inquiry|messages|faqs|faq, whatsapp, client support|service, faq',
    '-9': 'telephone, besides, apart, ring, voice, virtual receptionist, besides, not a robot, are you, real person, process automation, robotic, no robot, want * person',
  },
  'marketing-automation': {
    10: 'marketing automation, automate * marketing, email|automate * marketing|campaign|sequence|newsletter, newsletter, campaign, mailing list, automate email * client, email|remind|message|offers|reminders|write * client * when|by|email, automate * reminders|reminder|followup|offers|offer * client, send automate, lead generation|nurturing|nurture, follow|followed|following up * price|lead|leads|client|with, remind|reminder|reminders client|clients|them, mailchimp',
    7: 'marketing, social media, drip, leads, lead, followup, follow up, social media, ads, abandoned, remind, reminder, promotions',
    3: 'crm, hubspot, subscribers',
    '-6': 'what is the, follow up on my',
  },
  'cloud-migration': {
    10: 'cloud, move * server|azure|aws|gcp|files|365|workspace, server * month, on premise|premises|prem, rid of * server, server room, off * server, server * old|dying|break|slow',
    7: 'azure, aws, gcp, server, office|microsoft 365, google workspace, sharepoint, backup',
    3: 'hosting, virtual machine, remote desktop, move',
    '-8': 'website, web, move forward, store this, own servers * confidential, which cloud',
  },
};
