import { casesByWork } from './caseStudies/casesByWork.ts';
import { companyBrief } from './companyBrief.ts';
import { contact } from './contact.ts';
import { country } from './country.ts';
import { buildPrice, dayRate } from './dayRate.ts';
import { hoursForReturn, reportRange } from './firstYear.ts';
import { formatMoney } from './formatMoney.ts';
import { gettingHere } from './gettingHere.ts';
import { law } from './law.ts';
import { missedResult } from './missedResult.ts';
import { isOffered, type OfferingId } from './offerings/briefs.ts';
import { prices } from './offerings/prices.ts';
import { sample } from './sample.ts';
import { spoken } from './spoken.ts';
import type { MoreFaq } from './types.ts';

const person = `[${contact.email}](mailto:${contact.email}) or ${contact.phone}`;

const callCase = casesByWork.bookings ? ` One of our cases: “${casesByWork.bookings.title}”.` : '';
const hasProfiles = [...Object.values(contact.socialMedia), contact.youtube].some(Boolean);
const trial = prices['ai-automation']?.small;
const smallest = prices['process-automation']?.small;
const agent = prices['voice-agents'];
const leastPrice = Math.min(...Object.values(prices).map(({ small }) => buildPrice(small)));

/**
 * Further questions that clients ask firms in this field, in addition to the six of the home page. All answers are
 * samples.
 */
const allMoreFaqs = (offers: (id: OfferingId) => boolean): readonly MoreFaq[] => [
  {
    topic: 'ownership',
    question: 'Who owns the code and the data?',
    answer:
      'You do: the code, the accounts and the data are yours from the first day, with a manual a colleague can follow. There is no lock-in: you could leave us tomorrow, and everything would go on working.',
    path: '/about',
  },
  {
    topic: 'jobs-and-ai',
    question: 'Will AI replace my people?',
    answer:
      'We do not build it to replace people. It takes single tasks that repeat, and your people keep the rare cases, the apologies and the decisions.',
    path: '/blog/what-not-to-automate',
  },
  {
    topic: 'mistakes',
    question: 'What happens when the AI is wrong?',
    answer:
      'No model is right every time, so what we build knows when to ask: it answers from your own documents, shows where an answer comes from, and passes what it is unsure of to a person with the context attached. At first a person reads every answer, then only the doubtful ones. How often it is right is counted before it goes live and afterwards.',
    path: '/services/ai-automation',
  },
  {
    topic: 'payment',
    question: 'How are projects priced and paid?',
    answer:
      'Each project has one fixed price, agreed in writing before work starts; consulting is priced the same way. It includes the build, the tests, the training and the manual; running costs are listed beside it, and nothing else is added without your signature. You pay in three parts, at the start, when it goes live and a month later, by bank transfer and without VAT where the law says so. There is no retainer: what we run for you is paid by the month.',
    path: '/contact',
  },
  {
    topic: 'contract',
    question: 'What do we sign, and do you sign an NDA?',
    answer:
      'We sign your non-disclosure agreement (NDA), or send ours, before you show us anything. The contract is a proposal of a few pages, with a fixed price, a date and a list of what we need from you, and a data processing agreement under the GDPR.',
    path: '/contact',
  },
  {
    topic: 'guarantee',
    question: 'Do you guarantee results, and is there a refund?',
    answer: `Each project has one number to move, and the proposal names it. ${missedResult.text} A step that does not do what the proposal says is put right at our cost.`,
    path: '/contact',
  },
  {
    topic: 'cancel',
    question: 'How can we cancel?',
    answer:
      'You can stop a project after each step, and pay for the steps that are done. What we run for you has no minimum term and ends with a month’s notice by email. The code, the accounts and the data stay with you.',
    path: '/contact',
  },
  {
    topic: 'changes',
    question: 'Can we ask for changes, and can it grow?',
    answer:
      'We build in small steps, and you see each one before the next: as many changes as the agreed work needs are included. A new wish gets its own fixed price, which you accept or not. After the launch small changes are part of our support. More calls, messages or users raise the running costs and need no new system.',
    path: '/contact',
  },
  {
    topic: 'preparation',
    question: 'What do you need from us?',
    answer:
      'From you we need little: a day or two beside the people who do the work, past cases to try it on, access to the programs it works with, and one person who decides, for about an hour a week. The data need not be clean. The proposal lists all of it. For the first talk one task that takes too long is enough.',
    path: '/contact',
  },
  {
    topic: 'contact-person',
    question: 'Who is our contact, and how are we kept informed?',
    answer:
      'The consultant who watched the work stays your contact until the end, and afterwards for support. Once a week you get a short message: what is done, what comes next, and what we need from you.',
    path: '/about',
  },
  {
    topic: 'fit',
    question: 'What if AI is not the right answer?',
    answer:
      'If AI is not the right answer, we say so, and that is free. AI suits routine that needs reading, listening or a little judgement. Where fixed rules are enough, plain software is cheaper; what is rare, or needs an apology or a decision, stays with people. The free audit gives a first answer, and a consultation a better one.',
    path: '/ai-audit',
  },
  {
    topic: 'advice-or-build',
    question: 'Do you only advise, or build it too?',
    answer:
      'We do both. If you ask for advice, you get a plan that anybody can carry out. Otherwise we do everything from the first visit to the day it runs, and look after it afterwards if you want.',
    path: '/services',
  },
  {
    topic: 'do-it-yourself',
    question: 'Can we build it ourselves, or just use ChatGPT?',
    answer:
      'You can, for single letters, summaries and small automations: ChatGPT, Copilot and tools such as n8n are made for that, and we say so in a consultation. You need a project where it has to work inside your systems, answer customers, ask a person in doubt and keep a record of what it did.',
    path: '/services/ai-automation',
  },
  {
    topic: 'own-server',
    question: 'Do we need a server of our own?',
    answer:
      'You need no server: what we build runs in the cloud in the European Union, in accounts of your own, and there is nothing to install. If it has to stay inside your company, it can run on your own hardware with an open model such as Llama.',
    path: '/enterprise-it-strategy',
  },
  {
    topic: 'call-details',
    service: 'voice-agents',
    question: 'How does a voice agent take a call?',
    answer: `A voice agent picks up on the second ring, says that it is an AI system, and takes as many calls at once as come in. You keep your number: your telephone system forwards calls to it. It books into your calendar, and passes a call to a person when the caller asks for one or when it does not understand.${callCase}`,
    path: '/services/voice-agents',
  },
  {
    topic: 'remote',
    question: 'Do you work on site, remotely and abroad?',
    answer: `We come to you anywhere in ${country.name}: a consultant sits beside your people for a day or two, and after that most work is done remotely. For companies abroad we work by video, in ${spoken.or}, and travel for the first days if it is worth it.`,
    path: '/contact',
  },
  {
    topic: 'ai-agent',
    question: 'What is an AI agent, and how does it differ from a chatbot and from ChatGPT?',
    answer:
      'A chatbot answers questions in writing, a voice agent on the telephone. An AI agent also acts: it reads an email or takes a call, looks things up in your systems, does the steps of a task and asks a person when it is in doubt. ChatGPT is a general assistant that knows nothing of your company; what we build works from your own documents, inside your systems and by your rules. Fixed rules without judgement (RPA) are cheaper where nothing has to be understood, and we use them there.',
    path: '/services/ai-automation',
  },
  {
    topic: 'ai-act',
    question: 'How does the AI Act apply to a small firm?',
    answer:
      'For a small firm the AI Act is mostly one duty, which has applied since 2 August 2026: people must be told that they are dealing with an AI system, at the latest at the first interaction. One sentence in each place where a machine speaks or writes to somebody is usually enough; governance in a small firm can be a page that says who checks what. Heavier duties are for high-risk uses, for example in hiring. This is not legal advice: for a doubtful case ask a lawyer.',
    path: '/blog/ai-act-article-50',
  },
  {
    topic: 'legal',
    question: 'Is this allowed under the law?',
    answer:
      'This is not legal advice, and whether your case is allowed only a lawyer can say. Three rules come up most: personal data need a purpose, a legal basis and an agreement with whoever processes them (GDPR); people must know that they are talking to a machine (AI Act); and callers must be told before a call is recorded. We bring our part in writing.',
    path: '/blog/ai-act-article-50',
  },
  {
    topic: 'seo',
    service: 'digital-presence',
    question: 'What about search engines, phones and hosting?',
    answer:
      'The sites we build load in a second, work on phones, can be read by search engines and chatbots, and can be changed by your own staff. Hosting and domain are in your own accounts, so they stay yours; changes and updates after the launch are part of our support. Search engine optimisation is part of the build, but nobody can promise a place in Google’s results. We do not run advertising or social media accounts, and build no native phone apps.',
    path: '/services/digital-presence',
  },
  {
    topic: 'training',
    question: 'Do you train our people, and do they need technical knowledge?',
    answer:
      'No technical knowledge is needed: your people keep the mailbox, the telephone and the programs they know. Before it goes live we show those who will work with it how it goes, on their own cases, and leave a manual. The fixed price includes that.',
    path: '/contact',
  },
  {
    topic: 'takeover',
    question: 'Can you take over what somebody else built?',
    answer:
      'Often we can. First we look at what is there, free of charge, and write down whether to mend it, move it or leave it. For that we need access, and somebody who knows how it is used.',
    path: '/contact',
  },
  {
    topic: 'outage',
    question: 'Something is down. Can you help now?',
    answer: `If we built it or run it for you, ring ${contact.phone} (${contact.hours}): that is the quickest way to a person. If another firm runs it, ring that firm first; we are no repair service for computers and networks, and run nobody’s daily IT. If it was hacked, change the passwords and keep the logs.`,
    path: '/contact',
  },
  {
    topic: 'complaint',
    question: 'Something went wrong. Who helps?',
    answer: `I am sorry. This needs a person, and our people do not read this chat: please ring ${contact.phone} (${contact.hours}) or write to [${contact.email}](mailto:${contact.email}). A message is answered ${contact.replyTime}; if yours was not, the phone is quickest.`,
    path: '/contact',
  },
  {
    topic: 'unanswered',
    within: 'complaint',
    question: 'I wrote to you, and nobody answered. What now?',
    answer: `I am sorry. A message is answered ${contact.replyTime}; if yours was not, please ring ${contact.phone} (${contact.hours}) and say when and how you wrote. The form on the contact page says whether it was sent. Our people do not read this chat.`,
    path: '/contact',
  },
  {
    topic: 'vacancies',
    question: 'Do you have vacancies?',
    answer: `Which posts are open is not written on this site. Send a few lines about yourself and your CV to [${contact.email}](mailto:${contact.email}); please do not paste it here, as our people do not read this chat.`,
    path: '/contact',
  },
  {
    topic: 'offers',
    question: 'May I offer you something?',
    answer: `Offers of services, links, advertising and partnerships go to [${contact.email}](mailto:${contact.email}). Our people do not read this chat, and nothing can be sold to it.`,
    path: '/contact',
  },
  {
    topic: 'unwritten',
    question: 'How large are you, and are you certified?',
    answer: `We have not written that down here. A person can tell you: ${person}. Written down are ${companyBrief.stats.clients} clients and ${companyBrief.stats.projectsCompleted} projects since ${companyBrief.foundedYear}, and what came of some of them.`,
    path: '/contact',
  },
  {
    topic: 'vat',
    within: 'payment',
    question: 'Do prices include VAT?',
    answer: 'All prices on this site are without VAT. The invoice adds it where the law asks for it.',
    path: '/services',
  },
  {
    topic: 'discount',
    within: 'payment',
    question: 'Is there a discount?',
    answer:
      'That is not written here: each project has its own fixed price, and no discounts are named. Consultations and the AI business audit are free for everybody.',
    path: '/contact',
  },
  {
    topic: 'free',
    within: 'price',
    question: 'Is anything free?',
    answer:
      'Yes: consultations, the AI business audit, and a first look at what somebody else has built for you. If AI is not the right answer, hearing so is free as well.',
    path: '/ai-audit',
  },
  {
    topic: 'trial',
    within: 'method',
    question: 'Can we try it first?',
    answer: `Yes. In each project a first version runs on your own past cases, where a mistake costs nothing, and you can stop after each step.${trial && offers('ai-automation') ? ` ${trial.example} costs ${formatMoney(buildPrice(trial))} and takes ${trial.weeks} weeks.` : ''}`,
    path: '/services/ai-automation',
  },
  {
    topic: 'hourly-rate',
    within: 'payment',
    question: 'What is your hourly rate?',
    answer: `We name no price for an hour: each project has one fixed price, in writing before work starts. Our worked examples count ${formatMoney(dayRate)} a day, without VAT.`,
    path: '/services',
  },
  {
    topic: 'data-officer',
    within: 'data-protection',
    question: 'Who is your data protection officer?',
    answer: `No data protection officer is named here. ${companyBrief.fullName} is responsible for the data: write to [${contact.email}](mailto:${contact.email}), and a person answers ${contact.replyTime}.`,
    path: '/privacy',
  },
  {
    topic: 'erasure',
    within: 'data-protection',
    question: 'Can you delete my data?',
    answer: `Yes. What is in your browser, the chat and saved reports too, you see and delete yourself on the privacy page. To have erased what you have sent us, write to [${contact.email}](mailto:${contact.email}): it is free, and a person does it.`,
    path: '/privacy',
  },
  {
    topic: 'cookies',
    within: 'data-protection',
    question: 'Do you use cookies?',
    answer:
      'No. This site uses no cookies, no analytics and no advertising. Your browser keeps something only when you do something that needs it, such as writing here; the privacy page lists it and deletes it.',
    path: '/privacy',
  },
  {
    topic: 'chat-storage',
    within: 'data-protection',
    question: 'Is this chat recorded?',
    answer:
      'Not by us: our people do not read it, and we keep no copy. Without AI, what you write stays in your browser. With AI it goes to Google, and the privacy page says how long Google keeps it.',
    path: '/privacy',
  },
  {
    topic: 'recipients',
    within: 'data-protection',
    question: 'Who receives data?',
    answer:
      'On this site: our hosting provider, the mail and customer systems in which our people answer you, and Google if you choose AI, which may process it in the United States. In a project, the proposal names every place outside the European Union.',
    path: '/privacy',
  },
  {
    topic: 'training-data',
    within: 'data-protection',
    question: 'Are models trained on our data?',
    answer:
      'No. We use only services that do not train on what you send, and sign a data processing agreement under the GDPR.',
    path: '/privacy',
  },
  {
    topic: 'authority',
    within: 'data-protection',
    question: 'Where can I complain about the use of my data?',
    answer: `Write to us first if you like: [${contact.email}](mailto:${contact.email}). You can complain to the ${law.authority.name} of ${law.authority.place}.`,
    path: '/privacy',
  },
  {
    topic: 'parking',
    within: 'location',
    question: 'Is there parking?',
    answer: gettingHere?.join(' ') ?? 'That is not written here.',
    path: '/contact',
  },
  {
    topic: 'emergency-calls',
    within: 'voice-agents',
    service: 'voice-agents',
    question: 'What does the agent do with an urgent call?',
    answer:
      'It passes the call to a person. In our clinic case anything about symptoms goes straight to a nurse, and a caller who asks for a person gets one at once.',
    path: '/case-studies',
  },
  {
    topic: 'handwriting',
    within: 'ai-automation',
    service: 'ai-automation',
    question: 'How well is handwriting read?',
    answer:
      'Not always well. In our invoice case handwritten receipts stayed unreadable: they are 3% of the pile, and a person does them. In the wholesaler’s case, with photographed lists, wrong order lines fell from 3.8% to 0.9%. A trial on your own past cases shows how it is with yours.',
    path: '/case-studies',
  },
  {
    topic: 'which-automation',
    within: 'ai-automation',
    service: 'ai-automation',
    question: 'How do process automation and AI automation differ?',
    answer:
      'Process automation is for work that is the same every time, such as entering invoices: fixed rules, and cheaper. AI automation is for work that is worded differently every time, such as orders by email: a model reads it, and a person checks what is doubtful.',
    path: '/services',
  },
  {
    topic: 'edit-site',
    within: 'website',
    service: 'digital-presence',
    question: 'Can we change the site ourselves?',
    answer: `Yes. Your own staff can change the pages, in ${spoken.and}, and hosting and domain are in your own accounts.`,
    path: '/services/digital-presence',
  },
  {
    topic: 'not-our-work',
    within: 'services',
    question: 'What do you not do?',
    answer:
      'We repair no computers and networks, and run nobody’s daily IT. We build no native phone apps, and run no advertising and no social media accounts. Whether we do something else is best asked: the first look is free.',
    path: '/services',
  },
  {
    topic: 'travel-costs',
    within: 'payment',
    question: 'Do you charge for travel?',
    answer: `Travel within ${country.name} is part of the fixed price. For a company abroad the proposal names what the first days cost.`,
    path: '/contact',
  },
  {
    topic: 'backups',
    within: 'support',
    question: 'Do you make backups, and how often does it stand still?',
    answer:
      'What we run for you is watched around the clock and backed up every night, and we restore a backup once a quarter to be sure that it works. How often it may stand still is not written here: ask before you sign.',
    path: '/contact',
  },
  {
    topic: 'liability',
    within: 'guarantee',
    question: 'Who pays for a mistake?',
    answer:
      'Who pays for damage is not written here; ask before you sign. Written is this: doubtful cases go to a person, and a step that does not do what the proposal says is put right at our cost.',
    path: '/contact',
  },
  {
    topic: 'somebody-else',
    within: 'small-talk',
    question: 'Is this another company or an authority?',
    answer: `No. ${companyBrief.description} That is all I know about.`,
    path: '/about',
  },
  {
    topic: 'measured',
    within: 'results',
    question: 'Who measured your figures?',
    answer: `We counted the projects ourselves: each starts with one number to improve, which is counted again a quarter after it goes live, and ${companyBrief.stats.successRate} moved theirs as far as promised. Who measured the client satisfaction is not written here.`,
    path: '/about',
  },
  {
    topic: 'sample',
    within: 'about',
    question: 'Is this a real company, and are its clients real?',
    answer: sample ? `No. ${sample.terms}` : `Yes. ${companyBrief.description}`,
    path: '/terms',
  },
  {
    topic: 'cancel-call',
    within: 'consultation',
    question: 'How do I cancel or move a call?',
    answer: `Nothing is booked or changed by what you type in this chat. A time is chosen on the Contact page, which says whether your request was sent. To cancel or move a call, ring ${contact.phone} (${contact.hours}) or write to [${contact.email}](mailto:${contact.email}).`,
    path: '/contact',
  },
  {
    topic: 'audit-figures',
    within: 'audit',
    question: 'Why does the report name these figures?',
    answer: `The ranges in a report are no promise: they describe a typical solution that saves ${hoursForReturn(reportRange.least)} hours a week or more, before anyone has seen your figures. You can change the figures in the report, and a consultation about yours is free.`,
    path: '/ai-audit',
  },
  {
    topic: 'registration',
    within: 'unwritten',
    question: 'What are your company and VAT numbers?',
    answer: `Company number ${contact.companyNumber}${contact.vatNumber ? `, VAT number ${contact.vatNumber}` : ''}.`,
    path: '/terms',
  },
  {
    topic: 'social-media',
    within: 'contact',
    question: 'Are you on social media?',
    answer: hasProfiles
      ? 'Yes. The links are at the foot of each page.'
      : 'No profile is named on this site.',
    path: '/contact',
  },
  {
    topic: 'licences',
    within: 'payment',
    question: 'Do you sell licences, software or computers?',
    answer: `That is not written here: ask ${person}. Running costs, whatever they are for, are listed in the proposal beside the fixed price.`,
    path: '/contact',
  },
  {
    topic: 'texts-and-photos',
    within: 'digital-presence',
    service: 'digital-presence',
    question: 'Who writes the texts and takes the photos of a website?',
    answer:
      'We do: we design, write and build a website. Text and pictures that do not exist yet make it dearer; who takes the photos is not written here.',
    path: '/services/digital-presence',
  },
  {
    topic: 'training-cost',
    within: 'training',
    question: 'What does the training cost?',
    answer:
      'It is in the fixed price. Before it goes live we show those who will work with it how it goes, on their own cases, and leave a manual. How many hours that takes is not written here.',
    path: '/contact',
  },
  {
    topic: 'project-erasure',
    within: 'data-protection',
    question: 'Do you delete our data at the end of a project?',
    answer: 'We delete what is no longer needed. The accounts and the data are yours and stay with you.',
    path: '/privacy',
  },
  {
    topic: 'least-price',
    within: 'price',
    question: 'What is the least that a project costs?',
    answer: `The smallest of our worked examples costs ${formatMoney(leastPrice)} to build, without VAT. Free are consultations, the AI business audit, and hearing that AI is not the right answer.`,
    path: '/services',
  },
  {
    topic: 'data-place',
    within: 'data-protection',
    question: 'Are the servers in Europe?',
    answer:
      'Yes, in the European Union, wherever the supplier lets us choose. The proposal names every place outside it.',
    path: '/privacy',
  },
  {
    topic: 'model-sees',
    within: 'data-protection',
    question: 'Does the supplier of the language model see our documents?',
    answer:
      'A language model has to receive what it reads. We use only services that do not train on it, the proposal names every place outside the European Union, and what has to stay inside your company can be read by an open model on your own hardware.',
    path: '/privacy',
  },
  {
    topic: 'leaving-cost',
    within: 'cancel',
    question: 'What does it cost to leave?',
    answer:
      'You pay for the steps that are done, and what we run for you ends with a month’s notice. The code, the accounts and the data stay with you, with a manual, so that a colleague or another firm can go on.',
    path: '/contact',
  },
  {
    topic: 'customers-mind',
    within: 'jobs-and-ai',
    question: 'What if customers do not like to talk to a machine?',
    answer: `They are told that it is a machine, and whoever asks for a person gets one. How content callers are with it is not written here: ask ${person}.`,
    path: '/contact',
  },
  {
    topic: 'too-expensive',
    within: 'price',
    question: 'It is too expensive. Is there a cheaper way?',
    answer:
      'Start small: one task, in steps, and you can stop after each. If it will not pay for itself we say so, and that is free, as are consultations and the AI business audit. For some tasks a tool that you use yourself, such as ChatGPT, is enough.',
    path: '/ai-audit',
  },
  {
    topic: 'reports',
    within: 'data-analytics',
    service: 'data-analytics',
    question: 'Can you make our reports?',
    answer:
      'Yes. Figures from your systems and spreadsheets become one page a week, which says what changed, why, and what to do about it. The first page takes 2 to 4 weeks.',
    path: '/services/data-analytics',
  },
  {
    topic: 'notice',
    within: 'cancel',
    question: 'How much notice do we give?',
    answer:
      'A month’s notice by email ends what we run for you; there is no minimum term. A project can be stopped after each step.',
    path: '/contact',
  },
  {
    topic: 'instalments',
    within: 'payment',
    question: 'Can we pay in parts?',
    answer: 'Yes, in three parts: at the start, when it goes live and a month later.',
    path: '/contact',
  },
  {
    topic: 'payment-means',
    within: 'payment',
    question: 'Which ways of payment are there?',
    answer: `By bank transfer. Whether a card or another way is possible is not written here: ask ${person}.`,
    path: '/contact',
  },
  {
    topic: 'once-or-monthly',
    within: 'payment',
    question: 'Do we pay once or every month?',
    answer:
      'Both: the building has one fixed price, paid in three parts, and what we run for you is paid by the month, without a minimum term.',
    path: '/services',
  },
  {
    topic: 'no-obligation',
    within: 'price',
    question: 'Do we have to buy something afterwards?',
    answer:
      'Consultations and the AI business audit are free, and you pay for nothing before you have agreed to a fixed price in writing.',
    path: '/ai-audit',
  },
  {
    topic: 'audit-answers',
    within: 'audit',
    question: 'Who sees our answers in the audit?',
    answer:
      'Our people see them only if you ask us for a follow-up. With AI, the business part of the form goes to Google; your name, email and telephone number never do.',
    path: '/privacy',
  },
  {
    topic: 'after-audit',
    within: 'audit',
    question: 'What happens after the audit?',
    answer: `Nothing, unless you want it: the report stays with you, and nothing is sent to us before you ask for a follow-up. Then a person answers ${contact.replyTime}, and a consultation is free.`,
    path: '/ai-audit',
  },
  {
    topic: 'audit-time',
    within: 'audit',
    question: 'How long does the audit take?',
    answer:
      'The audit is a form on this site: about three minutes of questions, free, with nothing to prepare and nobody to meet. The report follows at once.',
    path: '/ai-audit',
  },
  {
    topic: 'own-time',
    within: 'preparation',
    question: 'How much time do our people need for it?',
    answer:
      'A day or two in which we sit beside the people who do the work, and then about an hour a week of one person who decides. Before it goes live we show those who will work with it how it goes.',
    path: '/contact',
  },
  {
    topic: 'demo',
    within: 'method',
    question: 'Can we see one working?',
    answer:
      'A demonstration is not on this site: ask for one in a free consultation. In a project a first version runs on your own past cases before anything goes live.',
    path: '/contact',
  },
  {
    topic: 'who-works',
    within: 'contact-person',
    question: 'Who does the work?',
    answer: `Our own consultants and developers: ${companyBrief.name} does everything from the first visit to the day it runs, and the consultant who watched the work stays your contact. Whether freelancers help is not written here: ask ${person}.`,
    path: '/about',
  },
  {
    topic: 'downtime',
    within: 'cloud-migration',
    service: 'enterprise-it-strategy',
    question: 'How long do systems stand still during a move?',
    answer:
      'How long a system stands still differs, and is not written here. Systems move one at a time, with a rehearsal and a way back for each. Ask about yours in a free consultation.',
    path: '/services/cloud-migration',
  },
  {
    topic: 'hiring',
    within: 'legal',
    question: 'Can AI choose between applicants?',
    answer:
      'Ranking applicants is a high-risk use under the EU AI Act, and we leave it to you. The routine around it can be automated: every applicant gets an answer, the documents are checked, and the application reaches the right person. This is not legal advice.',
    path: '/automations',
  },
  {
    topic: 'hire-instead',
    within: 'fit',
    question: 'Would it be better to employ a developer?',
    answer:
      'It depends on the work. A project is for one task: it has a fixed price and date, and you can stop after each step. If you need somebody every day, an employee of your own may be right, and we say so: a consultation about it is free.',
    path: '/services',
  },
  {
    topic: 'firm-stops',
    within: 'ownership',
    question: 'What happens if your company closes?',
    answer:
      'The code, the accounts and the data are yours from the first day, with a manual that a colleague can follow, and everything would go on working without us. More about such a case is not written here: ask before you sign.',
    path: '/about',
  },
  {
    topic: 'nis2',
    within: 'legal',
    question: 'Do you do IT security and NIS2?',
    answer: `Whether a law such as NIS2 applies to you is a question for a lawyer, and IT security as a service is not written about here. In enterprise IT strategy we list every system and what happens if it stops. Ask ${person}.`,
    path: '/services/enterprise-it-strategy',
  },
  {
    topic: 'references',
    within: 'case-studies',
    question: 'Can we talk to one of your clients?',
    answer: `The clients on this site are without names on purpose, so there is none to call here. Ask ${person} whether one of them would talk to you.`,
    path: '/contact',
  },
  {
    topic: 'proposal',
    within: 'price',
    question: 'How do we get an offer with an exact price?',
    answer: `We need to see the task first: leave it on the contact page or ring ${contact.phone}. After a day or two beside your people you get a proposal of a few pages, with a fixed price and a date.`,
    path: '/contact',
  },
  {
    topic: 'apps',
    within: 'seo',
    service: 'digital-presence',
    question: 'Do you build mobile apps?',
    answer: 'No, we build no native phone apps. We build websites and shops that work on phones.',
    path: '/services/digital-presence',
  },
  {
    topic: 'advertising',
    within: 'seo',
    service: 'digital-presence',
    question: 'Do you run advertising and social media?',
    answer:
      'No, we do not run advertising or social media accounts. We do build messages that go out by themselves when something happens, such as a quote left open.',
    path: '/services/marketing-automation',
  },
  {
    topic: 'fear',
    within: 'jobs-and-ai',
    question: 'What if our people are afraid of it, or do not want it?',
    answer:
      'It takes single tasks that repeat, and your people keep the decisions. We begin beside those who do the work, and before it goes live we show them how it goes, on their own cases.',
    path: '/blog/what-not-to-automate',
  },
  {
    topic: 'chatbot-content',
    within: 'chatbots',
    service: 'ai-automation',
    question: 'Where does a chatbot get its answers, and who updates it?',
    answer:
      'It answers from your own documents and pages, and shows where each answer comes from. When a price changes, it changes in the document. Small changes after the launch are part of our support.',
    path: '/services/chatbots',
  },
  {
    topic: 'tells-bot',
    within: 'ai-act',
    question: 'Do people know that they talk to a machine?',
    answer:
      'Yes, they are told at the start: what we build says that it is an AI system, as the AI Act asks.',
    path: '/blog/ai-act-article-50',
  },
  {
    topic: 'noise',
    within: 'call-details',
    service: 'voice-agents',
    question: 'Does a voice agent understand accents, and noise on the line?',
    answer:
      'How well it understands your callers is tried on your own past cases before it goes live. When it does not understand, it passes the call to a person, and a caller who asks for a person gets one.',
    path: '/services/voice-agents',
  },
  {
    topic: 'bookings',
    within: 'voice-agents',
    service: 'voice-agents',
    question: 'Can it take bookings?',
    answer:
      'Yes. A voice agent books, changes and confirms in your own calendar. On a website or in a chat, bookings and orders can be taken too, if it is connected to your system.',
    path: '/services/voice-agents',
  },
  {
    topic: 'channels',
    within: 'chatbots',
    service: 'ai-automation',
    question: 'On which channels does a chatbot work?',
    answer:
      'A chatbot works on your website and on WhatsApp, and AI automation also reads email. Viber, Instagram, Messenger and SMS are not written about here: ask in a free consultation.',
    path: '/services/chatbots',
  },
  {
    topic: 'reminders',
    within: 'marketing-automation',
    service: 'process-automation',
    question: 'Can it send reminders and messages by itself?',
    answer:
      'Yes. A message goes out by itself when something happens: the day before an appointment, when a service is due, when a quote is left open. Consent is checked each time.',
    path: '/services/marketing-automation',
  },
  {
    topic: 'refund',
    within: 'guarantee',
    question: 'Do we get our money back?',
    answer: `In part. If you stop a project, you pay only for the steps that are done. ${missedResult.text}`,
    path: '/contact',
  },
  {
    topic: 'grants',
    within: 'payment',
    question: 'Are there grants for it?',
    answer: `Grants are not written about here: ask ${person}.`,
    path: '/contact',
  },
  {
    topic: 'access',
    within: 'data-protection',
    question: 'Who gets access to our systems and files?',
    answer:
      'Our people need access to the programs that the task works with; who of them has it is not written here. The accounts stay yours, and we sign a non-disclosure agreement (NDA) and a data processing agreement before.',
    path: '/privacy',
  },
  {
    topic: 'sceptic',
    within: 'fit',
    question: 'Do you say so when AI does not pay?',
    answer: `We say so if it will not pay for itself, and hearing that is free. Each project is measured by one number, which is counted again a quarter after it goes live: ${companyBrief.stats.successRate} moved theirs as far as promised.`,
    path: '/about',
  },
  {
    topic: 'leave-to-people',
    within: 'fit',
    question: 'What should not be automated?',
    answer:
      'Six kinds of work: what is rare, what keeps changing, a process that is broken, an apology, a decision about somebody’s life such as hiring or a diagnosis, and what only one expert knows.',
    path: '/blog/what-not-to-automate',
  },
  {
    topic: 'per-unit',
    within: 'running-costs',
    question: 'Do you charge per user, per call or per minute?',
    answer: `No price for one user, call, message or minute is written here. The build has one fixed price, and what we run for you is paid by the month; with more use the monthly cost is higher.${
      agent && offers('voice-agents')
        ? ` A voice agent costs, in our worked examples and without VAT, ${[agent.small, agent.usual, agent.large].map(({ monthly, example }) => `${formatMoney(monthly)} a month (${example})`).join(', ')}.`
        : ''
    }`,
    path: '/services',
  },
  {
    topic: 'small-start',
    within: 'method',
    question: 'Can we begin with something small?',
    answer: `Yes, one task is enough. ${
      smallest && offers('process-automation')
        ? `Our smallest example of process automation (${smallest.example}) takes ${smallest.weeks} weeks and costs ${formatMoney(buildPrice(smallest))}, without VAT. `
        : ''
    }From your people it needs a day or two in which we sit beside them, and then about an hour a week of one person who decides.`,
    path: '/automations',
  },
  {
    topic: 'google-rank',
    within: 'seo',
    service: 'digital-presence',
    question: 'Will we be first on Google?',
    answer:
      'Nobody can promise a place in Google’s results, and we do not. The sites we build load in a second and can be read by search engines, and search engine optimisation is part of the build.',
    path: '/services/digital-presence',
  },
  {
    topic: 'tried-before',
    within: 'takeover',
    question: 'What if we tried it before and it did not work?',
    answer:
      'Then tell us what went wrong: a first look at what somebody else built is free. What we build runs first on your own past cases, where a mistake costs nothing, and you can stop after each step. Each project has one number to move, and it is counted again after the start.',
    path: '/contact',
  },
  {
    topic: 'database',
    within: 'data-analytics',
    service: 'data-analytics',
    question: 'Can you build one place for all our data?',
    answer:
      'Yes, where it serves a task or a report: figures from your systems and spreadsheets come into one place, with one meaning each. First we look whether a program that you have can do it.',
    path: '/services/data-analytics',
  },
  {
    topic: 'audit-email',
    within: 'audit',
    question: 'Do I have to give my email for the audit?',
    answer:
      'Yes, the form asks for your business, your name and your email. Name, email and phone stay in your browser unless you ask us for a follow-up.',
    path: '/ai-audit',
  },
];

/** Returns the further questions of a firm that offers these services. */
export const moreFaqsOf = (offers: (id: OfferingId) => boolean): readonly MoreFaq[] =>
  allMoreFaqs(offers).filter(({ service }) => !service || offers(service));

export const moreFaqs = moreFaqsOf(isOffered);
