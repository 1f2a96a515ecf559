import { stem } from './stem.ts';

/** Words that a rule need not tell apart; the first of each group stands for all. */
const groups: readonly string[] = [
  'price pricing cost costing fee charge tariff quote quotation estimate expensive cheap cheaper affordable afford pricey costly prise ballpark τιμη κοστος',
  'telephone phone mobile landline hotline helpline τηλεφωνο',
  'ring call dial',
  'client customer clientele',
  'company business firm agency organisation organization corporation outfit studio εταιρεια',
  'begin start commence began begun',
  'fast quick quickly rapid rapidly soon speed sooner speedy promptly faster quicker',
  'reply respond response answer react',
  'person human people someone somebody anyone anybody staffer',
  'speak talk chat discuss',
  'meeting appointment session slot demo demonstration',
  'book schedule arrange setup organise reserve',
  'project implementation work engagement',
  'step stage phase',
  'tool software platform program app application',
  'build make create develop made built design redesign rebuild',
  'safe secure security safety protect protected protection',
  'store stored hosted',
  'employee staff team colleague workforce personnel',
  'boss ceo owner director cofounder managing chairman',
  'break broken crash fail failure outage bug fault broke down malfunction wrong error mistake issue problem trouble',
  'repair fix fixes mend solve',
  'big large huge bigger larger',
  'small little tiny',
  'industry sector vertical',
  'example sample reference portfolio',
  'robot bot machine',
  'assist help helping assistance',
  'city town country area region district',
  'nicosia lefkosia limassol lemesos larnaca larnaka paphos pafos famagusta protaras cyprus greece athens thessaloniki london europe uk dubai israel malta',
  'sunday saturday weekend weekends monday tuesday wednesday thursday friday',
  'rival competitor competition competing',
  'report reporting',
  'invoice bill billing payable receipt invoicing',
  'manual routine boring tedious manually repeating repetitive',
  'server datacentre',
  'move migrate migration transfer shift',
  'receptionist reception switchboard secretary operator',
  'happy satisfied satisfaction satisfy',
  'offer provide sell deliver',
  'solution product',
  'advise advice adviser advisor guidance advisory guide',
  'greek ελληνικα ellinika hellenic ellhnika elliniká',
  'month week day year daily weekly monthly yearly',
  'lawyer solicitor legal',
  'whatsapp viber messenger telegram instagram facebook',
  'document contract pdf letter photo scan photograph picture form',
  'automate automatic automatically automation streamline autopilot',
  'website webshop eshop ecommerce webpage',
  'voice voicebot voiceagent spoken',
  'ready finished finish done completed complete live',
  'email mail inbox',
  'forecast predict prediction predictive forecasting',
  'old outdated ancient obsolete legacy',
  'confidential private privacy',
  'warranty guarantee guaranteed',
  'marketing advertising advertise promotion promotional advert',
  'roi payback',
  'worth worthwhile',
  'modernise modernisation modernize upgrade renew',
  'hire employ engage',
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
