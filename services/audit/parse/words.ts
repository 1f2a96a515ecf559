import { fold } from '../plainText.ts';

/** Facts of a solution besides title and description. */
export type Fact = 'priority' | 'roi' | 'implementationDifficulty';

/** Each word of a list, folded, with what it means. */
const table = <Meaning>(lists: readonly (readonly [Meaning, string])[]): ReadonlyMap<string, Meaning> =>
  new Map(
    lists.flatMap(([meaning, words]) => words.split(' ').map((word) => [fold(word), meaning] as const)),
  );

const joining = 'of on the a in for to and from de del la le en du sur à di der die das';

/** The words of labels: which attribute they name, or `null` for those that only qualify it. `ease` is a difficulty, read the other way round. */
export const labelWords = table<Fact | 'ease' | null>([
  [null, joining],
  [
    'priority',
    'priority priorität prioridad priorité приоритет приоритетность öncelik önceliği προτεραιότητα',
  ],
  [
    'roi',
    'roi return rendite kapitalrendite rentabilidad retorno retour rentabilité рентабельность окупаемость',
  ],
  ['roi', 'getiri getirisi απόδοση'],
  [
    'implementationDifficulty',
    'difficulty complexity effort schwierigkeit schwierigkeitsgrad aufwand komplexität',
  ],
  [
    'implementationDifficulty',
    'umsetzungsaufwand dificultad complejidad esfuerzo difficulté complexité сложность',
  ],
  ['implementationDifficulty', 'трудоёмкость трудность zorluk zorluğu δυσκολία πολυπλοκότητα'],
  ['ease', 'ease ευκολία'],
  [null, 'investment investissement inversión inversion инвестиций επένδυσης yatırım'],
  [
    null,
    'business overall technical implementation implement execution delivery level score rating rank range',
  ],
  [
    null,
    'estimate estimated est expected expectation potential projected projection typical target targeted',
  ],
  [
    null,
    'improvement average likely indicative possible annual yearly first second year years month months week',
  ],
  [null, 'weeks day days time total net gross financial suggested recommended relative value'],
  [
    null,
    'erwartet erwartete erwarteter geschätzt geschätzte geschätzter umsetzung voraussichtlicher jährliche',
  ],
  [
    null,
    'esperado esperada estimado estimada anual nivel implementación implantación attendu attendue estimé',
  ],
  [
    null,
    'estimée annuel niveau mise œuvre oeuvre ожидаемый ожидаемая уровень реализации внедрения beklenen tahmini',
  ],
  [
    null,
    'uygulama düzeyi seviyesi αναμενόμενη αναμενόμενο εκτιμώμενη εκτιμώμενο υλοποίησης εφαρμογής επίπεδο',
  ],
]);

/** Meanings of the values of priority and difficulty. Low and High are of both. */
export const valueWords = table<'High' | 'Medium' | 'Low' | 'Easy' | 'Hard'>([
  [
    'High',
    'high highest critical urgent top essential immediate must p0 p1 1 hoch hohe kritisch dringend haute',
  ],
  [
    'High',
    'haut élevé élevée critique urgente alta alto crítica высокий высокая высокое критический yüksek acil',
  ],
  ['High', 'υψηλή υψηλό υψηλός κρίσιμη'],
  [
    'Medium',
    'medium moderate normal average intermediate mid middle should p2 2 mittel mittlere mittelhoch moyen',
  ],
  [
    'Medium',
    'moyenne modéré modérée media medio moderada средний средняя среднее orta μεσαία μεσαίο μέτρια μέτριο',
  ],
  ['Low', 'low lowest minor could p3 p4 p5 3 4 5 niedrig niedrige gering geringe faible basse bas baja bajo'],
  ['Low', 'низкий низкая низкое düşük χαμηλή χαμηλό'],
  [
    'Easy',
    'easy simple beginner basic trivial straightforward easiest einfach leicht facile fácil sencilla sencillo',
  ],
  ['Easy', 'простой простая просто лёгкий лёгкая легко kolay basit εύκολη εύκολο απλή απλό'],
  [
    'Hard',
    'hard difficult complex advanced challenging expert hardest schwer schwierig komplex difficile complexe',
  ],
  [
    'Hard',
    'difícil compleja complejo avanzada avanzado сложный сложная сложно трудный zor karmaşık δύσκολη δύσκολο',
  ],
]);

const list = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold));

/** Words that join others; no label begins with one. */
export const joints = list(joining);

/** Before a value, without a meaning of their own. */
export const hedges = list(
  'very quite rather relatively fairly extremely somewhat about approximately approx around roughly circa ca an a is have estimated expected typically between environ etwa rund sehr muy très aprox около περίπου очень çok πολύ from over',
);

/** Behind a return: what they begin says when or per what, and goes. */
export const timeWords = list(
  'in within over during after by per annual annually annualised annualized yearly first return roi p.a a each every im innerhalb jährlich pro en dentro durante por al anual dans sur par za за в на ilk yılda içinde τον το την στον στο σε μέσα εντός ετησίως year',
);

/** Behind a value: what they begin is a reason, and stays. */
export const reasonWords = list(
  'because since as due thanks given through from via with if but mainly mostly based assuming considering for weil da porque parce так çünkü επειδή γιατί λόγω',
);

/** Labels, before a colon, of parts of an item that are no items themselves. */
export const detailWords = list(
  'description details detail benefit benefits impact timeline timeframe time cost costs budget investment problem challenge issue solution action actions approach example examples tool tools technology why how what who when where outcome outcomes result results expected owner kpi kpis metric metrics risk risks mitigation scope steps step rationale reason note notes implementation use features value current proposed business key success dependencies requirements resources summary overview evidence source opportunity effort quick objective goal target',
);

/** A heading that begins with one of these groups items by when they come or whom they are for. */
export const groupWords =
  /^(?:(?:quick|easy|fast) wins?|(?:short|medium|mid|near|long)(?:er)?[- ]term|immediate|(?:phase|stage|wave|tier|horizon)\b|months?|weeks?|days?|years?|quarter|q[1-4]|(?:now|next|later)(?=\s*(?:$|[:(–—]))|(?:high|medium|low|top|p\d)[- ]?(?:priority|impact)|strategic|foundation|solutions|recommendations|opportunities|kurzfrist|mittelfrist|langfrist|corto plazo|medio plazo|mediano plazo|largo plazo|court terme|moyen terme|long terme|βραχυπροθεσμ|μεσοπροθεσμ|μακροπροθεσμ|краткосрочн|среднесрочн|долгосрочн|kisa vade|orta vade|uzun vade|\d+[-–]\d+ (?:days|weeks|months))/;

/** A list below one of these has no items of a report. */
export const closingWords =
  /^(?:(?:your |our |suggested |recommended |immediate |proposed )*next steps?|(?:current |key |main )?(?:challenges|risks|problems|obstacles|barriers|pain points|weaknesses)|conclusions?|closing|final thoughts|to get started|getting started|call to action|disclaimers?|notes?|assumptions|sources|references|appendix|success metrics|kpis|nachste schritte|risiken|herausforderungen|fazit|proximos pasos|desafios|riesgos|prochaines etapes|defis|risques|επομενα βηματα|προκλησεισ|κινδυνοι|συμπερασμα|следующие шаги|риски|проблемы|sonraki adimlar|riskler|zorluklar)/;
