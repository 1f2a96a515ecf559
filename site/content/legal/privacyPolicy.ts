// This file is long, so that the whole policy can be read and reviewed in one place.
import { sentAnswersListed } from '#services';
import { law } from '#services/knowledge';
import { promises } from '../promises.ts';
import { contactBlocks, type Publisher } from './contactBlocks.ts';
import { dataFlowTable } from './dataFlows.ts';
import { type LegalText, link, list, paragraph } from './LegalText.ts';

const { authority } = law;

/** Returns the privacy policy: stored data, sent data and recipients, as Articles 13 and 14 of the GDPR require. */
export const privacyPolicy = (publisher: Publisher): LegalText => ({
  version: '1.1',
  date: '2026-11-26',
  sections: [
    {
      id: 'where',
      heading: 'Where is my data?',
      blocks: [
        {
          kind: 'table',
          head: ['What you choose', 'Where your words go', 'In the European Union?'],
          rows: [
            [
              'Chat or audit without AI',
              'They stay in your browser until you send them to us yourself',
              'Yes: nothing leaves your device',
            ],
            [
              'Chat or audit with AI',
              'To Google (Gemini), which keeps them for 55 days',
              'Not always: Google may process them in the United States',
            ],
          ],
        },
      ],
    },
    {
      id: 'short',
      heading: 'The short version',
      blocks: [
        list(
          'Looking around stores nothing in your browser: no cookies, no analytics and no advertising. It calls no other company. As on every website, our hosting provider sees the technical data of the connection.',
          'Things are stored in your browser when you do something that needs it, such as changing the theme, writing to the assistant or asking for an audit report. You can see and delete all of it on this page.',
          'Questions to the assistant and the business part of the audit form go to Google’s Gemini service, unless you choose answers without AI. What you type into the fields for your name, email address and telephone number never goes there.',
          promises.masked,
          promises.withoutAi,
          'Nothing reaches our own people until you click a button that says so.',
        ),
      ],
    },
    {
      id: 'controller',
      heading: 'Who is responsible',
      blocks: [
        paragraph(
          `${publisher.company.fullName} is the controller of the personal data described here, in the sense of the General Data Protection Regulation (EU) 2016/679 (GDPR) and of ${law.dataProtection}. For anything to do with your data, write to us; a person answers ${publisher.contact.replyTime}.`,
        ),
        ...contactBlocks(publisher),
      ],
    },
    {
      id: 'purposes',
      heading: 'What we process, why, and on which legal basis',
      blocks: [
        {
          kind: 'table',
          head: ['Purpose', 'Categories of data', 'Legal basis'],
          rows: [
            [
              'Showing you the site and protecting it from misuse',
              'Technical data of the connection: IP address, time, address of the page, type of browser',
              'Our legitimate interest in a site that works and is safe, Article 6(1)(f) GDPR',
            ],
            [
              'Noticing attacks and faults that a browser reports',
              'If your browser refuses to load something on a page, it may send us the path of the page and the address of what it refused; nothing you wrote, and no IP address in the log',
              'Our legitimate interest in a site that is safe, Article 6(1)(f) GDPR',
            ],
            // This row is shown only if the build sends error reports.
            ...(__REPORTING_RELEASE__ ? [errorReports] : []),
            [
              'Remembering how you like the site to look',
              'Theme, contrast and motion, in your browser only',
              `Needed for a setting you asked for, ${law.browserStorage}; nothing reaches us`,
            ],
            [
              'Answering your questions in the chat, with AI',
              'Your question and, of the last five messages, those asked or answered with AI; what looks like an email address or a phone number in them is replaced',
              'Steps you ask for before a possible contract, Article 6(1)(b) GDPR; for other questions, our legitimate interest in answering them, Article 6(1)(f)',
            ],
            [
              'Preparing an audit report, with AI',
              `Answers of the form: ${sentAnswersListed}`,
              'Steps you ask for before a possible contract, Article 6(1)(b) GDPR',
            ],
            [
              'Answering without AI, and reports from templates',
              'The same, in your browser only',
              'Nothing is sent and nothing reaches us, so no legal basis is needed',
            ],
            [
              'Replying when you write to us or ask for a follow-up',
              'Name, email address, telephone number if you give it, your message, and a report or conversation if you attach it. How long the page had been open goes along, which tells programs apart and is not kept',
              'Steps you ask for before a possible contract, Article 6(1)(b) GDPR',
            ],
          ],
        },
        paragraph(
          'You are not obliged to give us any of this. Without a question the assistant cannot answer, and without an address we cannot reply; nothing else depends on it.',
        ),
        paragraph(
          'Please do not write personal data of other people, or anything about health, beliefs or other special categories, into the chat or the audit form. Neither needs it.',
        ),
      ],
    },
    {
      id: 'ai',
      heading: 'Where artificial intelligence is used',
      blocks: [
        paragraph(
          'The assistant in the chat is an AI system, and so is the writer of an audit report that is marked as AI-generated. Both say so before you send anything. Their answers can be wrong; check what matters with a person.',
        ),
        list(
          'What is sent from the chat: your question with those of the last five messages that were asked or answered with AI, together with our instructions. It goes through a gateway of ours, so that Google receives it from us and not from your browser.',
          `What is sent from the audit form: ${sentAnswersListed}, with our instructions, by the same way.`,
          promises.maskedAudit,
          promises.masked,
          'What is never sent to Google: the fields for your name, email address and telephone number in the audit form and in the contact forms, and every question asked without AI.',
          'How to do without: choose answers without AI in the chat, or a report from templates in the audit. The choice takes effect at once, and you can change it at any time.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Who receives data',
      blocks: [
        dataFlowTable,
        list(
          'Google, as the processor that generates AI answers and reports when you choose them (the Gemini API). We use it under its paid terms and data processing terms: Google does not use what is sent to improve its products. Google keeps questions and answers for 55 days to detect misuse, and its authorised staff may read what its filters have flagged.',
          'Our hosting provider, as the processor that delivers this site and runs the gateway.',
          'The mail and customer systems in which our own people read and answer what you send us.',
        ),
        link(
          'Google: abuse monitoring of the Gemini API',
          'https://ai.google.dev/gemini-api/docs/abuse-monitoring',
        ),
        link('Google: additional terms of the Gemini API', 'https://ai.google.dev/gemini-api/terms'),
        paragraph(
          'We sell no data, and there are no advertising or social networks on this site. Links to social networks are plain links; nothing is sent until you follow one.',
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Transfers outside the European Economic Area',
      blocks: [
        paragraph(
          'Google may process requests outside the European Economic Area, including in the United States. Such transfers rest on the European Commission’s adequacy decision for the EU-US Data Privacy Framework, to which Google was certified on the date of this page (Article 45 GDPR). Where that does not reach, they rest on the Commission’s standard contractual clauses (Article 46 GDPR). Write to us if you would like a copy. Without AI there is no such transfer.',
        ),
      ],
    },
    {
      id: 'storage',
      heading: 'What is kept in your browser',
      blocks: [
        paragraph(
          'This list is made from the program itself and is complete. We use no cookies. Each entry appears only after the action it serves. On a shared computer, delete your data before you leave.',
        ),
        { kind: 'storage-table' },
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep the rest',
      blocks: [
        list(
          `Questions to the assistant and audit forms: we keep no copy. They pass through the gateway and are gone from it with the answer. ${promises.atGoogle}`,
          'Technical logs: our hosting is set to delete them after 30 days. The logs of the gateway hold no messages, no email addresses and no IP addresses.',
          'Counts that protect the gateway: how often an address has asked, for at most one day, under a number worked out from the address with a secret, not under the address itself.',
          'Messages you send with a form, on our server: it passes them on to our people and deletes its copy at most 30 days after. A message that could not be delivered is deleted at most 30 days after the last attempt. If you ask us to erase it, a person deletes the copy without delay.',
          'Messages you send us, with our people: deleted 24 months after our last exchange. If a contract follows, they are kept as long as tax and company law require.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        paragraph(
          'You have these rights under Articles 15 to 22 GDPR. Writing to us is enough, and it is free.',
        ),
        list(
          'Access: to know whether we process your data, and to receive a copy (Article 15).',
          'Rectification: to have wrong data corrected (Article 16).',
          'Erasure: to have data deleted (Article 17).',
          'Restriction: to have data set aside while a question is open (Article 18).',
          'Notification: recipients are told of a correction or deletion (Article 19).',
          'Portability: to receive what you gave us in a common format (Article 20).',
          'Objection: to object to processing that rests on our legitimate interest (Article 21).',
          'No decision about you by a machine alone (Article 22).',
          'Withdrawal: where something rests on your consent, you can withdraw it at any time. What was done before stays lawful.',
        ),
        paragraph(
          'What is in your browser you can export and delete yourself, on this page and beside your saved reports. We cannot see it, so we cannot do it for you. What you have sent us is not in it: write to us to have that erased. If your browser sends a Global Privacy Control signal, there is nothing to switch off: we neither sell nor share data.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Complaints',
      blocks: [
        paragraph(
          `If you think that we handle your data wrongly, we would like to hear it first, but you need not ask us. You can complain to the ${authority.name} of ${authority.place}, or to the authority of the country in which you live or work.`,
        ),
        ...(authority.url ? [link(authority.name, authority.url)] : []),
      ],
    },
    {
      id: 'decisions',
      heading: 'No automated decisions',
      blocks: [
        paragraph(
          'Nothing on this site decides anything about you. There is no profiling and no decision that has a legal or similarly significant effect, by a machine or otherwise. A report’s priorities and ranges concern a business as you described it.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Adults only',
      blocks: [
        paragraph(
          'This site is made for businesses. The assistant and the audit are for people aged 18 or over.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        paragraph(
          'When something changes in what we store or send, this page changes first, with a new version and date. Ask us for older versions.',
        ),
      ],
    },
  ],
});

const errorReports = [
  'Finding our own mistakes when a part of the site fails',
  'Which part failed, the kind of error and the version of the site; nothing you wrote, and no address',
  'Our legitimate interest in a site that works, Article 6(1)(f) GDPR',
];
