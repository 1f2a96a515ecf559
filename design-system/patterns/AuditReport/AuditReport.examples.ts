// Long on purpose: three reports to look at, in full.
import type { ReportContent } from './ReportContent.ts';

/** A report as a visitor would get it. */
export const kyriakou: ReportContent = {
  executiveSummary:
    'Kyriakou Logistics spends about fourteen hours a week copying figures between the quote sheet, the warehouse system and the accounts. Three people do it, so every quote waits for the slowest of them: two days on average.\n\nNone of this needs judgement. With one source for the figures, quotes can leave the same morning, and the same data posts the invoice afterwards. Begin with enquiries, because customers notice them first.',
  keyOpportunities: [
    {
      title: 'Quotes wait for copying, not for decisions',
      description:
        'Prices are agreed in minutes; the two days are spent moving them. A shared rate table would let the system draft the quote and leave the approval to a person.',
    },
    {
      title: 'The same questions arrive every day',
      description:
        'Six in ten e-mails ask where a shipment is. The tracking system knows, and nobody needs to look it up by hand.',
    },
    {
      title: 'Invoices are typed twice',
      description:
        'Once for the customer and once for the accounts, with a difference to be found every month.',
    },
  ],
  recommendedSolutions: [
    {
      title: 'One answer for every enquiry',
      description:
        'An assistant reads each e-mail, finds the shipment and drafts the answer in Greek or English. A person sends it for the first month; after that, only the odd ones wait.',
      priority: 'High',
      roi: '200-300%',
      implementationDifficulty: 'Medium',
    },
    {
      title: 'A forecast of empty legs',
      description:
        'Two years of routes are enough to say on Monday which lorries will come back empty on Thursday.',
      priority: 'Low',
      roi: '150-200%',
      implementationDifficulty: 'Hard',
    },
    {
      title: 'Invoices that post themselves',
      description:
        'What was quoted and delivered becomes the invoice, and the invoice becomes the entry in the accounts. Differences are shown, never guessed.',
      priority: 'Medium',
      roi: '180-250%',
      implementationDifficulty: 'Easy',
    },
  ],
};

const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(' ');

/** As long as a talkative model makes it: it must break across pages without a torn heading. */
export const long: ReportContent = {
  executiveSummary: Array.from({ length: 5 }, () => kyriakou.executiveSummary).join('\n\n'),
  keyOpportunities: Array.from({ length: 9 }, (_, place) => ({
    title: `${kyriakou.keyOpportunities[place % 3]?.title}, part ${place + 1}`,
    description: times(1 + (place % 4) * 3, kyriakou.keyOpportunities[place % 3]?.description ?? ''),
  })),
  recommendedSolutions: Array.from({ length: 8 }, (_, place) => ({
    title: `${kyriakou.recommendedSolutions[place % 3]?.title}, part ${place + 1} of a title that goes on`,
    description: times(2 + (place % 3) * 9, kyriakou.recommendedSolutions[place % 3]?.description ?? ''),
    priority: (['High', 'Medium', 'Low'] as const)[place % 3] ?? 'Low',
    roi: '150-200%',
    implementationDifficulty: 'Medium',
  })),
};

/** In Greek, with words that do not fit on a phone's line. */
export const greek: ReportContent = {
  executiveSummary:
    'Η εταιρεία αφιερώνει περίπου δεκατέσσερις ώρες την εβδομάδα στην αντιγραφή στοιχείων από το ένα σύστημα στο άλλο. Τίποτα από αυτά δεν χρειάζεται κρίση.',
  keyOpportunities: [
    {
      title: 'Οι προσφορές περιμένουν την αντιγραφή, όχι την απόφαση',
      description: 'Οι τιμές συμφωνούνται σε λίγα λεπτά· οι δύο μέρες χάνονται στη μεταφορά τους.',
    },
  ],
  recommendedSolutions: [
    {
      title: 'Παραμετροποιησιμότητααυτοματοποιημένωνδιαδικασιών',
      description: 'Ένας βοηθός διαβάζει κάθε μήνυμα, βρίσκει την αποστολή και συντάσσει την απάντηση.',
      priority: 'High',
      roi: '200-300%',
      implementationDifficulty: 'Medium',
    },
    {
      title: 'Τιμολόγια που καταχωρίζονται μόνα τους',
      description: 'Ό,τι προσφέρθηκε και παραδόθηκε γίνεται τιμολόγιο.',
      priority: 'Medium',
      roi: '180-250%',
      implementationDifficulty: 'Easy',
    },
  ],
};
