// Long on purpose: each sentence of the privacy page.
import { law } from '#services/knowledge';
import { dataFlows } from '#site/content/legal/dataFlows.ts';

/** Evidence that sentences of the privacy page are true. */
interface Proof {
  /** Beginnings of sentences, or the first cells of table rows, each found in the page. */
  readonly says: readonly string[];
  /** Tests by file and a part of their title. */
  readonly tests?: readonly (readonly [file: string, title: string])[];
  /** A duty of the owner, by its name in `duties`. */
  readonly owner?: keyof typeof duties;
  /** Law without which the page need not say this. */
  readonly under?: 'GDPR';
}

/** Duties of the owner of a site: no program can do them. The handbook's page "Adding content" lists them. */
export const duties = {
  contracts:
    'Accept Google’s paid terms and data processing terms, and have such terms with the hosting, the mail and the customer systems. Send a copy of the transfer clauses to a person who asks.',
  lawyer:
    'Let a lawyer confirm the legal bases, the transfers and the authority at each new version of the page.',
  logs: 'Set the hosting, the proxy and the machine to delete their logs after 30 days.',
  messages: 'Delete messages in the mail and customer systems 24 months after the last exchange.',
  rights:
    'Answer requests about the rights that the page names without a charge, and in the time that the law sets: a month under the GDPR. Erase with `npm run leads -- forget <email>`, and in the systems of your people.',
  reply: 'Answer within the reply time that the knowledge names.',
  decisions: 'Decide nothing about a person by a program that reads messages or reports.',
  facts: 'Run `npm run facts` twice a year, and compare what it lists with the sources.',
  version: 'Change the page before the practice changes, and keep every older version.',
} as const;

const browsing: readonly (readonly [string, string])[] = [
  ['tests/e2e/privacy.spec.ts', 'browsing stores nothing and sends nothing'],
  ['tests/e2e/everyPage.spec.ts', 'requests this site only, sets no cookie and stores nothing'],
];
const stored: readonly (readonly [string, string])[] = [
  ['tests/e2e/privacy.spec.ts', 'the privacy page names every storage key, and deletes them all'],
  ['services/visitorData/storageTable.test.ts', 'documents each key and the backups'],
];
const withoutAi: readonly (readonly [string, string])[] = [
  ['tests/e2e/chat.spec.ts', 'the chat sends nothing when "without AI" is chosen'],
  ['tests/e2e/auditDraft.spec.ts', 'they and a report by choice send nothing'],
  ['services/assistant/historyWindow.test.ts', 'shows nothing that was asked without AI, nor its answer'],
];
const masked: readonly (readonly [string, string])[] = [
  ['services/maskContacts.test.ts', 'maskContacts leaves no address and no number'],
];
const auditSent: readonly (readonly [string, string])[] = [
  ['services/audit/auditPrompt.test.ts', 'auditPrompt holds the business details'],
  ['services/audit/auditPrompt.test.ts', 'auditPrompt never holds the name, email or phone'],
  [
    'services/audit/auditPrompt.test.ts',
    'replaces what the privacy page says, and sends other text as it was written',
  ],
];
const byButton: readonly (readonly [string, string])[] = [
  [
    'tests/e2e/auditReportTools.spec.ts',
    'a follow-up is requested with one click and stored with the record',
  ],
  [
    'tests/e2e/chatContactCard.spec.ts',
    'the contact card sends the question without the conversation, unless that is ticked',
  ],
];
const policyReports: readonly (readonly [string, string])[] = [
  [
    'tests/contract/gatewayAnswers.test.ts',
    'the log has a policy report with directive and page, without query or sample',
  ],
];

/** Every sentence of the page, in its order as far as the evidence allows. */
export const privacyProofs: readonly Proof[] = [
  {
    // Rows of the table of recipients.
    says: dataFlows.map(({ what }) => `${what} | `),
    tests: [['tests/e2e/whatGoesWhere.spec.ts', 'goes where the privacy page says, in every field and mode']],
  },
  {
    says: ['Looking around stores nothing in your browser', 'It calls no other company', 'We use no cookies'],
    tests: browsing,
  },
  {
    says: ['As on every website, our hosting provider', 'Showing you the site and protecting it'],
    owner: 'logs',
  },
  {
    says: [
      'Things are stored in your browser when you do something',
      'You can see and delete all of it',
      'This list is made from the program itself',
      'Each entry appears only after the action',
      'Remembering how you like the site to look',
      'What is in your browser you can export and delete yourself',
      'We cannot see it, so we cannot do it for you',
    ],
    tests: stored,
  },
  {
    says: [
      'Questions to the assistant and the business part of the audit form go to Google',
      'What you type into the fields for your name',
      'Preparing an audit report, with AI',
      'What is sent from the audit form',
      'What looks like an email address or a phone number, and your name as you entered it',
      'Other text is sent as you wrote it, so it can still hold',
    ],
    tests: auditSent,
  },
  {
    says: [
      'What looks like an email address or a phone number is replaced',
      'Other text is sent as you wrote it.',
    ],
    tests: masked,
  },
  {
    says: [
      'What you ask without AI is never sent',
      'Answering without AI, and reports from templates',
      'Chat or audit without AI |',
      'How to do without: choose answers without AI',
      'The choice takes effect at once',
      'Without AI there is no such transfer',
      'What is never sent to Google',
    ],
    tests: [...withoutAi, ...auditSent],
  },
  {
    says: [
      'Nothing reaches our own people until',
      'Replying when you write to us',
      'Links to social networks are plain links',
    ],
    tests: [...byButton, ...browsing],
  },
  {
    says: ['Noticing attacks and faults that a browser reports'],
    tests: policyReports,
  },
  {
    says: ['Finding our own mistakes when a part of the site fails'],
    tests: [
      ['tests/e2e/errorReports.spec.ts', 'one line in the log of the server, without a word of the visitor'],
    ],
  },
  {
    says: ['Answering your questions in the chat, with AI', 'What is sent from the chat'],
    tests: [['services/assistant/historyWindow.test.ts', 'shows the last five messages'], ...masked],
  },
  {
    says: ['It goes through a gateway of ours'],
    tests: [
      ['tests/e2e/assistantCalls.spec.ts', 'in no address, and never to the browser'],
      ['tests/contract/gatewayRequests.test.ts', 'has our key and nothing of the client'],
    ],
  },
  {
    says: ['Both say so before you send anything'],
    tests: [['tests/e2e/chat.spec.ts', 'the chat says before anything is sent that AI answers']],
  },
  {
    says: [
      'The assistant in the chat is an AI system',
      'Nothing on this site decides anything about you',
      'There is no profiling',
      'A report’s priorities and ranges',
    ],
    owner: 'decisions',
  },
  {
    says: ['Questions to the assistant and audit forms: we keep no copy', 'They pass through the gateway'],
    tests: [
      ['tests/contract/LeadDelivery.contract.test.ts', 'and the log nothing of the visitor'],
      ['services/audit/maskPersonalData.test.ts', 'nothing private of any visitor of the world'],
    ],
  },
  { says: ['Technical logs: our hosting is set'], owner: 'logs' },
  {
    says: ['The logs of the gateway hold no messages'],
    tests: [
      ...policyReports,
      ['tests/contract/LeadDelivery.contract.test.ts', 'and the log nothing of the visitor'],
    ],
  },
  {
    says: ['Counts that protect the gateway'],
    tests: [['tests/contract/gatewayBounds.test.ts', 'are counted under no address, for a day at most']],
  },
  {
    says: [
      'Messages you send with a form, on our server',
      'A message that could not be delivered is deleted',
      'If you ask us to erase it, a person deletes the copy without delay',
    ],
    tests: [
      ['tests/contract/describeLeadOutbox.ts', 'eraseEnded erases what was delivered or last tried before'],
      ['tests/contract/describeLeadOutbox.ts', 'forget erases one person in any case'],
      ['tests/contract/LeadOutbox.contract.test.ts', 'holds no byte of people who were forgotten'],
      [
        'tests/contract/gatewaySettings.test.ts',
        'must be a whole number from 1 to 30, as the privacy page says',
      ],
    ],
  },
  {
    says: ['Messages you send us, with our people', 'If a contract follows, they are kept'],
    owner: 'messages',
  },
  {
    says: [
      'You are not obliged to give us any of this',
      'Without a question the assistant cannot answer',
      'You have these rights under',
      'Writing to us is enough, and it is free',
      'Access:',
      'Rectification:',
      'Erasure:',
      'Restriction:',
      'Notification:',
      'Portability:',
      'Objection:',
      'No decision about you by a machine alone',
      'Withdrawal:',
      'What was done before stays lawful',
      'What you have sent us is not in it',
    ],
    owner: 'rights',
  },
  {
    says: [
      'Google, as the processor that generates',
      'Our hosting provider, as the processor',
      'The mail and customer systems',
      'Write to us if you would like a copy',
    ],
    owner: 'contracts',
  },
  {
    says: [
      'We use it under its paid terms',
      'Google keeps questions and answers for 55 days',
      'Google may process requests outside',
      'Chat or audit with AI |',
    ],
    owner: 'facts',
  },
  {
    says: [
      'Such transfers rest on',
      'is the controller of the personal data described here',
      'If you think that we handle your data wrongly',
      `You can complain to the ${law.authority.name}`,
      'This site is made for businesses',
      'The assistant and the audit are for people aged 18',
      'We sell no data',
      'If your browser sends a Global Privacy Control signal',
    ],
    owner: 'lawyer',
  },
  { says: ['Where that does not reach, they rest on'], owner: 'lawyer', under: 'GDPR' },
  { says: ['For anything to do with your data, write to us'], owner: 'reply' },
  {
    says: [
      'Please do not write personal data of other people',
      'Neither needs it',
      'Their answers can be wrong',
      'On a shared computer, delete your data',
      'When something changes in what we store or send',
      'Ask us for older versions',
    ],
    owner: 'version',
  },
];
