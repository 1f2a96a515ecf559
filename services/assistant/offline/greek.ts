import type { KnowledgeBase } from '../../knowledge/types.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';

/** A topic in Greek: how it is asked for, normalised and in Greek or Latin letters, and its answer with links in braces. */
interface GreekTopic {
  readonly examples: string;
  readonly answer: (base: KnowledgeBase) => string;
}

const link = (base: KnowledgeBase, path: string) => markdownLink(pageAt(base, path));

/** The commonest topics, by their ids. */
export const greekTopics: Readonly<Record<string, GreekTopic>> = {
  hello: {
    examples: 'γεια; γεια σου; καλησπερα σας; καλημερα σας; χαιρετε; geia sas; kalimera sas; kalispera sas',
    answer: (base) =>
      `Γεια σας! Ρωτήστε με τι κάνουμε, πόσο κοστίζει, πόσο διαρκεί ή πού βρισκόμαστε. Όλες οι υπηρεσίες: ${link(base, '/services')}.`,
  },
  services: {
    examples:
      'τι υπηρεσιες προσφερετε; ποιες ειναι οι υπηρεσιες σας; τι κανετε; με τι ασχολειστε; τι προσφερετε; υπηρεσιες; τι μπορειτε να κανετε για μας; ti ypiresies prosferete; ti ipiresies exete; ti kanete; me ti asxoleiste; ypiresies',
    answer: (base) =>
      `Κάνουμε συμβουλευτική τεχνητής νοημοσύνης, φωνητικούς βοηθούς, αυτοματισμό εργασιών και διαδικασιών, αναλύσεις δεδομένων, ιστοσελίδες και στρατηγική πληροφορικής. Όλες με μια γραμμή: ${link(base, '/services')}.`,
  },
  price: {
    examples:
      'ποσο κοστιζει ενα chatbot; ποσο κανει; ποσο κοστιζει μια ιστοσελιδα; τι τιμες εχετε; τιμες; ποια ειναι η τιμη; τι κοστος εχει; κοστος; τιμοκαταλογος; μπορω να εχω μια προσφορα; θελω προσφορα; χρεωνετε; poso kostizei; poso kanei; poso kostizei mia istoselida; times; ti times exete; kostos; thelo prosfora',
    answer: (base) =>
      `Κάθε έργο έχει σταθερή τιμή, γραπτή πριν αρχίσει η δουλειά, μαζί με το μηνιαίο κόστος λειτουργίας. Η πρώτη συζήτηση και ο έλεγχος ${link(base, '/ai-audit')} είναι δωρεάν. Παραδείγματα με ποσά έχει κάθε υπηρεσία: ${link(base, '/services')}.`,
  },
  contact: {
    examples:
      'πως μπορω να επικοινωνησω; πως επικοινωνω μαζι σας; επικοινωνια; τηλεφωνο; ποιο ειναι το τηλεφωνο σας; εχετε email; θελω να μιλησω με καποιον; θελω να μιλησω με ανθρωπο; μπορω να μιλησω με καποιον; pos mporo na epikoinoniso; epikoinonia; tilefono; thelo na miliso me kapoion; pos sas vrisko',
    answer: (base) =>
      `Γράψτε στο [${base.contact.email}](mailto:${base.contact.email}), τηλεφωνήστε στο **${base.contact.phone}** (Δευτέρα έως Παρασκευή) ή γράψτε στη φόρμα: ${link(base, '/contact')}. Απαντά άνθρωπος μέσα σε 24 ώρες.`,
  },
  location: {
    examples:
      'που βρισκεστε; που ειστε; που ειναι τα γραφεια σας; ποια ειναι η διευθυνση σας; διευθυνση; που ειναι το γραφειο; ειστε στη λευκωσια; pou eiste; pou vriskeste; pou einai ta grafeia sas; diefthinsi; dieythinsi',
    answer: (base) =>
      `Το γραφείο μας είναι στη Λευκωσία: ${base.contact.headquarters.address}, ${base.contact.headquarters.zip} Nicosia. Ο χάρτης: ${link(base, '/contact')}.`,
  },
  hours: {
    examples:
      'τι ωρες ειστε ανοιχτα; ωραριο; ποτε ειστε ανοιχτα; ειστε ανοιχτα σημερα; τι ωρα κλεινετε; ti ores eiste anoixta; orario; pote eiste anoixta',
    answer: (base) =>
      `Είμαστε στο γραφείο Δευτέρα έως Παρασκευή (${base.contact.hours.replace(/^.*?, /, '')}). Μηνύματα απαντώνται μέσα σε 24 ώρες: ${link(base, '/contact')}.`,
  },
  time: {
    examples:
      'ποσο χρονο παιρνει; ποσο διαρκει ενα εργο; σε ποσο καιρο ειναι ετοιμο; ποσο καιρο θελει; ποσο γρηγορα; ποτε θα ειναι ετοιμο; poso xrono pairnei; se poso kairo; poso diarkei; poso kairo thelei',
    answer: (base) =>
      `Απλοί αυτοματισμοί λειτουργούν σε 2 έως 4 εβδομάδες, σύνθετα έργα σε 3 έως 6 μήνες. Την ημερομηνία την παίρνετε γραπτή πριν αρχίσουμε. Ανά υπηρεσία: ${link(base, '/services')}.`,
  },
  consultation: {
    examples:
      'θελω ραντεβου; μπορω να κλεισω ραντεβου; κλεισιμο ραντεβου; να κλεισουμε μια συναντηση; μπορειτε να με καλεσετε; καλεστε με αυριο; thelo rantevou; na kleisoume ena rantevou; mporeite na me parete tilefono',
    answer: (base) =>
      `Η πρώτη συζήτηση είναι δωρεάν. Διαλέξτε ώρα για τηλεφώνημα ή γράψτε μας: ${link(base, '/contact')}, ή τηλεφωνήστε στο ${base.contact.phone}.`,
  },
  audit: {
    examples:
      'τι ειναι ο δωρεαν ελεγχος; δωρεαν ελεγχος; δωρεαν αξιολογηση; ti einai o dorean elegxos; dorean elegxos',
    answer: (base) =>
      `Ο δωρεάν έλεγχος λέει πού θα απέδιδε η τεχνητή νοημοσύνη στην επιχείρησή σας και με ποια σειρά: λίγες ερωτήσεις και μια γραπτή έκθεση. Αρχίστε εδώ: ${link(base, '/ai-audit')}.`,
  },
  about: {
    examples:
      'ποιοι ειστε; πειτε μου για την εταιρεια; τι εταιρεια ειστε; σχετικα με εσας; poioi eiste; ti etaireia eiste',
    answer: (base) =>
      `Η ${base.company.name} είναι εταιρεία συμβούλων τεχνητής νοημοσύνης και πληροφορικής στη Λευκωσία, από το ${base.company.foundedYear}. Περισσότερα: ${link(base, '/about')}.`,
  },
  'voice-agents': {
    examples:
      'τι ειναι ο φωνητικος βοηθος; φωνητικος βοηθος; απαντατε τηλεφωνα; μπορει να απανταει τα τηλεφωνα μας; fonitikos voithos; mporei na apantaei ta tilefona mas',
    answer: (base) =>
      `Ένας φωνητικός βοηθός απαντά στο τηλέφωνο στα ελληνικά και στα αγγλικά, λέει πρώτα ότι είναι σύστημα τεχνητής νοημοσύνης, κλείνει ραντεβού και συνδέει με άνθρωπο μόλις του ζητηθεί: ${link(base, '/services/voice-agents')}.`,
  },
  chatbots: {
    examples:
      'κανετε chatbot; θελω ενα chatbot; chatbot για την ιστοσελιδα μας; θελουμε chatbot; kanete chatbot; thelo ena chatbot',
    answer: (base) =>
      `Ναι. Ένα chatbot απαντά στην ιστοσελίδα ή στο WhatsApp από τα δικά σας έγγραφα και παραδίδει σε άνθρωπο όταν δεν ξέρει: ${link(base, '/services/chatbots')}.`,
  },
  website: {
    examples:
      'φτιαχνετε ιστοσελιδες; κανετε ιστοσελιδες; θελω ιστοσελιδα; θελω ενα site; ηλεκτρονικο καταστημα; ftiaxnete istoselides; kanete istoselides; thelo istoselida; thelo ena site; eshop',
    answer: (base) =>
      `Ναι, φτιάχνουμε ιστοσελίδες και ηλεκτρονικά καταστήματα, στα ελληνικά και στα αγγλικά: ${link(base, '/services/digital-presence')}.`,
  },
  languages: {
    examples:
      'μιλατε ελληνικα; στα ελληνικα; απαντατε στα ελληνικα; ελληνικα; milate ellinika; sta ellinika; ellinika',
    answer: (base) =>
      `Ναι, δουλεύουμε στα ελληνικά και στα αγγλικά, και οι βοηθοί μας μιλούν και τα δύο. Οι σελίδες είναι στα αγγλικά. Επικοινωνία: ${link(base, '/contact')}.`,
  },
  'data-protection': {
    examples:
      'τι γινεται με τα δεδομενα μας; ειναι ασφαλη τα δεδομενα; gdpr στα ελληνικα; προσωπικα δεδομενα; ti ginetai me ta dedomena mas; einai asfali ta dedomena',
    answer: (base) =>
      `Τα δεδομένα μένουν δικά σας, και στην Ευρωπαϊκή Ένωση όπου το επιτρέπει ο προμηθευτής. Υπογράφουμε σύμβαση επεξεργασίας (GDPR). Αναλυτικά: ${link(base, '/privacy')}.`,
  },
  thanks: {
    examples: 'ευχαριστω πολυ; σας ευχαριστω; efxaristo; euxaristo poly; efharisto',
    answer: (base) =>
      `Παρακαλώ! Αν μένει κάτι ανοιχτό, ρωτήστε ή γράψτε σε άνθρωπο: ${link(base, '/contact')}.`,
  },
};

/** The Greek answer for a topic, or a pointer to the page of the English one; without a topic, that there is none. */
export function greekAnswer(
  base: KnowledgeBase,
  topic: string,
  english: LocalAnswer | undefined,
): LocalAnswer {
  const contact = pageAt(base, '/contact');
  const greek = greekTopics[topic];
  if (greek) return { ...localAnswer(english?.pages ?? [contact], greek.answer(base)), lang: 'el' };
  const [page] = english?.pages ?? [];
  return {
    ...localAnswer(
      page ? [page, contact] : [contact],
      page
        ? `Γι’ αυτό έχω απάντηση μόνο στα αγγλικά, στη σελίδα ${markdownLink(page)}.`
        : 'Δεν έχω πληροφορίες γι’ αυτό και δεν θέλω να μαντέψω.',
      `Στα ελληνικά απαντά άνθρωπος: ${markdownLink(contact)}, ${base.contact.phone}.`,
    ),
    lang: 'el',
  };
}

/** True for a text mostly in Greek letters. */
export function isGreek(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/\p{Script=Greek}/gu) * 2 > count(/\p{L}/gu);
}
