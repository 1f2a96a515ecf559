import { country, features, law } from '#services/knowledge';
import { contactBlocks, type Publisher } from './contactBlocks.ts';
import { type LegalText, link, list, paragraph } from './LegalText.ts';

/** Returns the terms of service. */
export const termsOfService = (publisher: Publisher): LegalText => ({
  version: '1.1',
  date: '2026-11-26',
  sections: [
    {
      id: 'who',
      heading: 'Who we are',
      blocks: [
        paragraph(
          `This website is run by ${publisher.company.fullName}, called “we” below. By using it you accept these terms. If you do not, please do not use the assistant, the audit or the forms; reading is free of terms.`,
        ),
        ...contactBlocks(publisher),
      ],
    },
    {
      id: 'site',
      heading: 'What this site is',
      blocks: [
        ...(publisher.sample ? [paragraph(publisher.sample.terms)] : []),
        paragraph(
          'The site tells you what we do and lets you ask. It is not an offer in the legal sense, and using it makes no contract for our services. A contract comes about when both of us sign a proposal that names the work, the price and the date.',
        ),
        paragraph(
          'Figures on this site, such as times, hours saved and returns, describe past work or typical cases in the scope stated beside them. They are not a promise for yours.',
        ),
      ],
    },
    {
      id: 'ai',
      heading: 'AI answers and audit reports are information, not advice',
      blocks: [
        paragraph(
          'The assistant and the reports marked as AI-generated are written by an AI system. Reports marked as prepared from templates are general texts chosen by your answers. Neither has seen your business.',
        ),
        list(
          'They can be wrong, incomplete or out of date, and may read well all the same.',
          'They are not legal, tax, financial or technical advice, and no basis for a decision on their own.',
          'What they say about prices, dates or terms does not bind us. A person’s signed proposal does.',
          'Before you act on something that matters, ask a person. We answer without charge.',
        ),
        link('How the assistant and the audit handle data', '/privacy#ai'),
      ],
    },
    {
      id: 'adults',
      heading: 'Adults only',
      blocks: [
        paragraph(
          'The assistant and the audit are for people aged 18 or over who act for a business or are thinking of starting one.',
        ),
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part',
      blocks: [
        list(
          'Write only what you may share, and no personal data of other people.',
          'Do not try to break, overload or copy the service, or to make the assistant produce anything unlawful.',
          'Do not present an answer of the assistant as our advice or our word.',
        ),
        paragraph('If somebody does, we may limit or end their use of the assistant and the forms.'),
      ],
    },
    {
      id: 'content',
      heading: 'Texts, drawings and code',
      blocks: [
        paragraph(
          `The texts, drawings and marks on this site belong to us or to those who licensed them to us. You may read, print and quote them with their source.${features.blog ? ' Code and tables in our posts may be used freely; they come without a warranty.' : ''} What you write to us stays yours, and so does a report made from it.`,
        ),
      ],
    },
    {
      id: 'links',
      heading: 'Links to other sites',
      blocks: [paragraph('We choose links with care and cannot answer for what others publish behind them.')],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        paragraph(
          'We look after this site, but we do not promise that it is free of errors or always reachable. We are liable without limit for intent, gross negligence, fraud, and death or injury caused by our negligence, and wherever the law does not allow a limit. Otherwise, as far as the law allows, we are not liable for loss that follows from relying on the free information on this site, including answers of the assistant and audit reports.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Governing law',
      blocks: [
        paragraph(
          `The law of ${country.state} applies, and ${law.courts} are competent. If you act as a consumer, the mandatory protection of the country in which you live stays with you.`,
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and questions',
      blocks: [
        paragraph(
          `We may change these terms; the version and date tell you when we did. For what you have already asked or sent, the version of that day applies. If one sentence turns out to be invalid, the others stay. Questions? A person answers ${publisher.contact.replyTime}.`,
        ),
        link('Contact', '/contact'),
      ],
    },
  ],
});
