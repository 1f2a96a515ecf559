import { fold } from '../plainText.ts';

const listOf = (words: string) => words.trim().split(/\s+/).map(fold);
const setOf = (words: string): ReadonlySet<string> => new Set(listOf(words));
/** Each word of the lists, folded, with the name of its list. */
const tableOf = <Name extends string>(lists: Readonly<Record<Name, string>>): ReadonlyMap<string, Name> => {
  const names = Object.keys(lists) as Name[];
  return new Map(names.flatMap((name) => listOf(lists[name]).map((word) => [word, name] as const)));
};
/** Matches a folded text that begins with one of these phrases. */
const beginningWith = (phrases: string) =>
  new RegExp(
    `^(?:${phrases
      .trim()
      .split(/\s*[|\n]\s*/)
      .join('|')})`,
  );

/** Facts of a solution besides title and description. */
export type Fact = 'priority' | 'roi' | 'implementationDifficulty';

/** Words that name an attribute. `ease` is a difficulty, read the other way round. */
export const labels = tableOf<Fact | 'ease'>({
  priority: 'priority priorität prioridad priorité приоритет приоритетность öncelik önceliği προτεραιότητα',
  roi: `roi return rendite kapitalrendite rentabilidad retorno retour rentabilité рентабельность окупаемость getiri
    getirisi απόδοση`,
  implementationDifficulty: `difficulty complexity effort schwierigkeit schwierigkeitsgrad aufwand komplexität
    umsetzungsaufwand dificultad complejidad esfuerzo difficulté complexité сложность трудоёмкость трудность zorluk
    zorluğu δυσκολία πολυπλοκότητα`,
  ease: 'ease ευκολία',
});

/** Words that change nothing around a label, and before a value: "Expected first-year ROI", "very high". */
export const qualifiers = setOf(`
  business overall technical implementation implement execution delivery level score rating rank range value investment
  estimate estimated est expected expectation potential projected projection typical typically target targeted total
  improvement average likely indicative possible suggested recommended relative net gross financial time annual
  annually annualised annualized yearly first second year years month months week weeks day days over during after by
  within every each very quite rather relatively fairly extremely somewhat about approximately approx around roughly
  circa ca up between is have an per annum one two three meses mes año años
  monat monate monaten mois ans típico típica месяцев года ay μήνες μηνών έτος erwartet erwartete erwarteter geschätzt geschätzte geschätzter umsetzung jährlich
  voraussichtlicher jährliche etwa rund sehr ersten jahr inversión esperado esperada estimado estimada anual nivel
  implementación implantación muy aprox investissement attendu attendue estimé estimée annuel niveau mise œuvre oeuvre
  très environ инвестиций ожидаемый ожидаемая уровень реализации внедрения около очень yatırım beklenen tahmini uygulama
  düzeyi seviyesi çok επένδυσης αναμενόμενη αναμενόμενο εκτιμώμενη εκτιμώμενο υλοποίησης εφαρμογής επίπεδο περίπου
  πολύ πρώτο χρόνο`);

/** Words that join others: like qualifiers, but no label begins with one. */
export const joints = setOf(`
  of on the a in for to and from at de del la le en du sur à di der die das im pro innerhalb por al dentro durante dans
  par за в на yılda içinde ilk τον το την στον στο σε μέσα εντός ετησίως p`);

/** Meanings of the values of priority and difficulty. Low and High are of both. */
export const levels = tableOf({
  High: `high highest critical urgent top essential immediate must p0 p1 1 hoch hohe hoher kritisch dringend haute haut
    élevé élevée critique urgente alta alto crítica высокий высокая высокое критический yüksek acil υψηλή υψηλό υψηλός
    κρίσιμη`,
  Medium: `medium moderate normal average intermediate mid middle should p2 2 mittel mittlere mittelhoch moyen moyenne
    modéré modérée media medio moderada средний средняя среднее orta μεσαία μεσαίο μέτρια μέτριο`,
  Low: `low lowest minor could p3 p4 p5 3 4 5 niedrig niedrige gering geringe faible basse bas baja bajo düşük низкий
    низкая низкое χαμηλή χαμηλό`,
  Easy: `easy simple beginner basic trivial straightforward easiest einfach leicht facile fácil sencilla sencillo простой
    простая просто лёгкий лёгкая легко kolay basit εύκολη εύκολο απλή απλό`,
  Hard: `hard difficult complex advanced challenging expert hardest schwer schwierig komplex difficile complexe difícil
    compleja complejo avanzada avanzado сложный сложная сложно трудный zor karmaşık δύσκολη δύσκολο`,
});

/** Words behind a value that begin its reason. */
export const reasons = setOf(`
  because since as due thanks given through via with from for in within over if but mainly mostly based assuming considering weil da porque
  parce así так çünkü επειδή γιατί λόγω`);

/** First words of labels of parts of an item: "Benefit:". */
export const details = setOf(`
  description details detail benefit benefits impact timeline timeframe time cost costs budget investment problem
  challenge issue solution action actions approach example examples tool tools technology why how what who when where
  outcome outcomes result results expected owner kpi kpis metric metrics risk risks mitigation scope steps step rationale
  reason note notes implementation use features value current proposed business key success dependencies requirements
  resources summary overview evidence source opportunity quick objective goal target`);

/** Beginnings of headings that group items by time, rank or audience. */
export const groupNames = beginningWith(`
  (?:quick|easy|fast) wins? | (?:short|medium|mid|near|long)(?:er)?[- ]term | (?:phase|stage|wave|tier|horizon)\\b
  (?:months?|weeks?|days?|years?|quarter)\\b | q[1-4]\\b | (?:now|next|later)(?=\\s*(?:$|[:(–—])) | immediate | (?:strategic|foundation)(?=\\s*(?:$|[:(–—]|initiatives|projects))
  (?:this|next) (?:week|month|quarter|year) 
  (?:high|medium|low|top|p\\d)[- ]?(?:priority|impact) | solutions | recommendations | opportunities
  (?:kurz|mittel|lang)frist | (?:corto|medio|mediano|largo) plazo | (?:court|moyen|long) terme
  (?:βραχυ|μεσο|μακρο)προθεσμ | (?:кратко|средне|долго)срочн | (?:k[iı]sa|orta|uzun) vade | \\d+[-–]\\d+ (?:days|weeks|months)`);

/** Beginnings of labels over lists that hold no items of a report. */
export const closingNames = beginningWith(`
  (?:(?:your|our|suggested|recommended|immediate|proposed) )*next steps? | closing | final thoughts | conclusions?
  (?:(?:current|key|main) )?(?:challenges|risks|problems|obstacles|barriers|pain points|weaknesses) | disclaimers?
  (?:to get|getting) started | call to action | notes?\\b | assumptions | sources | references | appendix
  success metrics | kpis | nachste schritte | risiken | herausforderungen | fazit | proximos pasos | desafios | riesgos
  prochaines etapes | defis | risques | επομενα βηματα | προκλησεισ | κινδυνοι | συμπερασμα | следующие шаги | риски
  проблемы | sonraki adimlar | riskler | zorluklar`);

const titleWords = 'title|name|titel|titre|título|название|başlık|τίτλος';
const descriptionWords =
  'description|details?|what it does|beschreibung|descripci[oó]n|описание|açıklama|περιγραφή';
const itemWords = 'opportunity|solution|recommendation|initiative|ευκαιρία|λύση|chance|lösung|solución';
/** "Description: ". */
export const descriptionLabel = new RegExp(`^(?:${descriptionWords})\\s*[:–—-]\\s*`, 'iu');
/** "Solution 2", "2. ". */
const count = `(?:recommended |key )?(?:${itemWords})\\s*#?\\d{1,2}\\b`;
export const counted = new RegExp(`^(?:${count}|\\d{1,2}[.)]\\s)`, 'iu');
/** Pictures, numbers and labels before a title: "✅ 2. Solution 2: Title: ". */
export const beforeTitle = new RegExp(
  `^(?:\\p{Extended_Pictographic}|[\\ufe0f\\u200d•▪►→✓\\s])*(?:(?:\\d{1,2}(?:\\.\\d{1,2})*[.)]|\\d{1,2}(?:\\.\\d{1,2})+|[A-Z][.)])\\s+)?` +
    `(?:${count}\\s*(?:[-.:)–—]\\s*|$))?(?:(?:${titleWords}|${itemWords})(?:\\s*:\\s*|$))?`,
  'iu',
);
