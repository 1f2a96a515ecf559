import type { ServiceId, SubService } from '../../../knowledge/types.ts';
import type { Evidence } from '../patterns.ts';

/** What the visitor wants done, in everyday words. Each service's title is added to these. */
export const serviceRules: Readonly<Record<ServiceId | SubService['id'] | 'website', Evidence>> = {
  consultancy: {
    8: 'ai consultancy|consulting|strategy|roadmap|plan|policy|adviser|consultant|training|workshop|expert, where|how * use|apply|adopt|introduce|makes|begin * ai, where|how * ai|it * makes|fits|pays|sense, advise * ai, ai * makes sense',
    5: 'consultancy, consulting, consultant, feasibility, second opinion',
    4: 'advise, workshop, training, train|teach * employee|us, course, which ai',
    2: 'strategy, board, plan, ideas',
    '-4': 'it strategy, consultation, recipe, restaurant, film, movie, book, train * data',
  },
  'process-automation': {
    7: 'process automation|automations, workflow, rpa, retype, copypaste, data entry, back office, repetitive task|tasks|project|jobs|things|admin, between * systems|software|tool, by hand',
    5: 'automate, invoice, payroll, bookkeeping, paperwork, spreadsheet, excel, purchase order, approval, repetitive, admin, administration, reconcile, reconciliation, typing, copying, onboarding, enter * orders|data|invoice, expense|expenses, paper',
    2: 'order, process, accounting, office, hours, forms, finance, hr',
    '-5': 'marketing, ai agent, ai automation, campaign, telephone, intelligent automation, newsletter, website, answer * ring',
  },
  'voice-agents': {
    8: 'voice agent|robot|assistant|ai, telephone robot|agent|assistant|ai|system, reply|pick|handle|take|answering * telephone|ring, missed|miss|missing|lost|unanswered|lose * ring, answering machine, receptionist, telephone|ring * reply|answered|ringing|overnight|robot, ring * night|lunch|weekend',
    6: 'voice, callcentre, ivr, voicemail, inbound, outbound, speech, take * bookings * telephone',
    5: 'telephone',
    3: 'ring, telephony, patients|guests|client * book, book * patients|guests|tables',
    '-4': 'ring to action, callback',
  },
  'data-analytics': {
    8: 'data analytics|analysis|analyst|warehouse|science|scientist, business intelligence, power bi, forecast, forecasting, predict, prediction, predictive, analyse * data|sales|numbers|figures',
    6: 'analytics, dashboard, kpi, kpis, metric, tableau, looker, our|my|sales|month|weekly|monthly|management|better|automatic report, insight, insights, numbers, figures',
    4: 'report, data, statistics, trend, bi, demand',
    '-5': 'tech insights, data entry, campaign, extract, read',
  },
  'digital-presence': {
    8: 'digital|online|web presence',
    4: 'google|search ranking|rank|ranked, online visibility',
  },
  website: {
    7: 'website, webshop, online shop|store|book, ecommerce, web design|designer|development|developer|build, landing page, new|build|our|my|old|redesign|redo site, seo, found on google|online, sell online',
    3: 'site, online, web, shop, mobile app',
    '-6': 'chatbot, assistant * website|site, robot * website|site, bot|assistant|robot|chat on|for * website|site, client on our website',
  },
  'enterprise-it-strategy': {
    8: 'it strategy|plan|roadmap|landscape|department|infrastructure|systems|budget|architecture, enterprise it, digital transformation, legacy, our|the|my it is|are|needs, our|my it, replace|replacing|modernise * system|systems|erp|software|it',
    6: 'infrastructure, nis2, cybersecurity, cyber, modernise, modernisation, old|outdated system|systems|software, systems * old|outdated|mess, architecture, erp, merger, merged',
    3: 'roadmap, systems, license, enterprise, cto, cio, network, disaster recovery',
    '-4': 'ai roadmap, process, connect, integrate, it server',
  },
  'ai-automation': {
    9: 'ai automation|automations, intelligent automation, ai agent|agents|workflow',
    8: 'read|reads|extract|understand|classify|summarise|sort|analyse|process|scan * document|documents|email|contract|photo|handwriting|handwritten|messages|complaints|pdf|scans|letters, document processing|understanding',
    6: 'language model|models, llm, generative, genai, ocr, handwriting, handwritten, agentic, unstructured, rag, copilot',
    3: 'document, contract, photo',
  },
  chatbots: {
    9: 'chatbot, live chat, virtual|digital assistant|agent, whatsapp|messenger|viber|telegram|website|site robot|assistant, robot|assistant * website|whatsapp|client|site, answer|reply * client|questions|inquiry * website|site|whatsapp|online',
    5: 'robot, reply * client|questions|inquiry|messages, whatsapp, messenger, viber, instagram, customer|client support|service, faq',
    '-6': 'telephone, ring, voice, virtual receptionist',
  },
  'marketing-automation': {
    9: 'marketing automation, email|automate * marketing|campaign|sequence|newsletter, newsletter, campaign, mailing list',
    6: 'marketing, mailchimp, drip, lead, followup, follow up, social media, advertising, ads, abandoned',
    3: 'crm, hubspot, subscribers, promotion, remind, reminder',
  },
  'cloud-migration': {
    9: 'cloud, move * server|azure|aws|gcp|files|365, on premise|premises|prem',
    6: 'azure, aws, gcp, server, office|microsoft 365, sharepoint, backup',
    3: 'hosting, virtual machine, remote desktop, move',
    '-6': 'website, web, move forward',
  },
};
