import { stem } from './stem.ts';

/** Words that a rule need not tell apart; the first of each group stands for all. */
const groups: readonly string[] = [
  'price pricing cost fee charge tariff quote quotation estimate expensive cheap cheaper affordable afford pricey costly τιμη κοστος',
  'telephone phone phones mobile landline τηλεφωνο',
  'ring call calls calling phoning dial',
  'client customer customers clients',
  'company business firm businesses companies agency organisation outfit studio εταιρεια',
  'begin start started starting kick commence begins',
  'fast quick quickly rapid rapidly soon speed sooner speedy promptly',
  'reply respond response answer react replies responds answers responding',
  'person human people someone somebody anyone anybody humans persons',
  'speak talk chat discuss speaking talking chatting',
  'meeting appointment session slot demo demonstration',
  'book schedule arrange setup organise reserve',
  'project implementation work engagement',
  'step stage phase steps stages phases',
  'tool software platform program app application tools',
  'build make create develop made built creating design redesign rebuild',
  'safe secure security safely protected protection secured safety',
  'store stored hosted',
  'article articles',
  'employee staff team colleague employees workforce',
  'boss ceo owner director cofounder managing',
  'break broken crash fail failure outage bug fault broke down malfunction wrong',
  'big large huge',
  'small little tiny',
  'industry sector vertical industries niche',
  'example reference portfolio sample examples references',
  'robot bot bots robots machine',
  'assist help helping assistance',
  'city town country island area region',
  'rival competitor competition competing',
  'report reporting reports',
  'invoice bill billing invoices payable receipt receipts',
  'repetitive manual routine boring tedious manually repeating',
  'server servers datacentre',
  'move migrate migration moving transfer shift',
  'receptionist reception switchboard secretary operator',
  'happy satisfied satisfaction satisfy',
  'offer provide sell deliver provides offering offerings offers',
  'solution product solutions products',
  'advise advice adviser advisor guidance advisory guide recommend',
  'greek ελληνικα ellinika hellenic ellhnika',
  'month week day year months weeks days years',
  'lawyer solicitor legal',
  'join hiring vacancy vacancies career careers recruit recruiting intern internship',
];

const head = new Map(
  groups.flatMap((group) => {
    const [first = '', ...rest] = group.split(' ');
    return [first, ...rest].map((word) => [stem(word), stem(first)] as const);
  }),
);

/** The stem that stands for this one and its synonyms. */
export function canonical(wordStem: string): string {
  return head.get(wordStem) ?? wordStem;
}

/** All words that have synonyms, as they are spelt. */
export const wordsWithSynonyms: readonly string[] = groups.flatMap((group) => group.split(' '));
