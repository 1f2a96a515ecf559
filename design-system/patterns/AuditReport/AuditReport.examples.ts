// Three complete reports for stories and tests, so the file is long.
import type { AuditReportProps } from './AuditReport.tsx';

type Example = Pick<AuditReportProps, 'summary' | 'opportunities' | 'solutions'>;

/** A report of a normal length. */
export const kyriakou: Example = {
  summary:
    'Kyriakou Logistics spends about fourteen hours a week copying figures between the quote sheet, the warehouse system and the accounts. Three people do it, so every quote waits for the slowest of them: two days on average.\n\nNone of this needs judgement. With one source for the figures, quotes can leave the same morning, and the same data posts the invoice afterwards. Begin with enquiries, because customers notice them first.',
  opportunities: [
    {
      title: 'Quotes wait for copying, not for decisions',
      description:
        'Prices are agreed in minutes; the two days are spent moving them. A shared rate table would let the system draft the quote and leave the approval to a person.',
    },
    {
      title: 'The same questions arrive every day',
      description:
        'Six in ten emails ask where a shipment is. The tracking system knows, and nobody needs to look it up by hand.',
    },
    {
      title: 'Invoices are typed twice',
      description:
        'Once for the customer and once for the accounts, with a difference to be found every month.',
    },
  ],
  solutions: [
    {
      title: 'One answer for every enquiry',
      description:
        'An assistant reads each email, finds the shipment and drafts the answer in Greek or English. A person sends it for the first month; after that, only the odd ones wait.',
      priority: 'High',
      roi: '200-300%',
      range: { low: 200, high: 300 },
      difficulty: 'Medium',
    },
    {
      title: 'A forecast of empty legs',
      description:
        'Two years of routes are enough to say on Monday which lorries will come back empty on Thursday.',
      priority: 'Low',
      roi: '150-200%',
      range: { low: 150, high: 200 },
      difficulty: 'Hard',
    },
    {
      title: 'Invoices that post themselves',
      description:
        'What was quoted and delivered becomes the invoice, and the invoice becomes the entry in the accounts. Differences are shown, never guessed.',
      priority: 'Medium',
      roi: '180-250%',
      range: { low: 180, high: 250 },
      difficulty: 'Easy',
    },
  ],
};

const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(' ');

/** A very long report, to check that printed pages break well. */
export const long: Example = {
  summary: Array.from({ length: 5 }, () => kyriakou.summary).join('\n\n'),
  opportunities: Array.from({ length: 9 }, (_, place) => ({
    title: `${kyriakou.opportunities[place % 3]?.title}, part ${place + 1}`,
    description: times(1 + (place % 4) * 3, kyriakou.opportunities[place % 3]?.description ?? ''),
  })),
  solutions: Array.from({ length: 8 }, (_, place) => ({
    title: `${kyriakou.solutions[place % 3]?.title}, part ${place + 1} of a title that goes on`,
    description: times(2 + (place % 3) * 9, kyriakou.solutions[place % 3]?.description ?? ''),
    priority: (['High', 'Medium', 'Low'] as const)[place % 3] ?? 'Low',
    roi: '150-200%',
    difficulty: 'Medium',
  })),
};

/** A report in Greek, with a word that is longer than a line on a telephone. */
export const greek: Example = {
  summary:
    'Η εταιρεία αφιερώνει περίπου δεκατέσσερις ώρες την εβδομάδα στην αντιγραφή στοιχείων από το ένα σύστημα στο άλλο. Τίποτα από αυτά δεν χρειάζεται κρίση.',
  opportunities: [
    {
      title: 'Οι προσφορές περιμένουν την αντιγραφή, όχι την απόφαση',
      description: 'Οι τιμές συμφωνούνται σε λίγα λεπτά· οι δύο μέρες χάνονται στη μεταφορά τους.',
    },
  ],
  solutions: [
    {
      title: 'Παραμετροποιησιμότητααυτοματοποιημένωνδιαδικασιών',
      description: 'Ένας βοηθός διαβάζει κάθε μήνυμα, βρίσκει την αποστολή και συντάσσει την απάντηση.',
      priority: 'High',
      roi: '200-300%',
      difficulty: 'Medium',
    },
    {
      title: 'Τιμολόγια που καταχωρίζονται μόνα τους',
      description: 'Ό,τι προσφέρθηκε και παραδόθηκε γίνεται τιμολόγιο.',
      priority: 'Medium',
      roi: '180-250%',
      difficulty: 'Easy',
    },
  ],
};
