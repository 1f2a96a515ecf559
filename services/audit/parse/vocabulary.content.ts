/**
 * Words in reports, in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, Turkish and
 * Greek.
 */
export const vocabulary = {
  /** Folded names of the sections. A word of `certain` before a name makes its meaning certain. */
  sections: {
    summary: {
      certain: 'executive|management|εκτελεστικη|επιτελικη',
      names: 'summary|overview|συνοψη|περιληψη',
    },
    opportunities: {
      certain: 'key|main|top|major|βασικεσ|κυριεσ',
      names: 'opportunities|findings|ευκαιριεσ',
    },
    solutions: {
      certain: 'recommended|proposed|suggested|key|προτεινομενεσ',
      names: 'solutions|recommendations|λυσεισ',
    },
  },
  /** Words that name an attribute. `ease` is the reverse of a difficulty: high ease means easy. */
  labels: {
    priority: `priority urgency priorität dringlichkeit prioridad urgencia prioridade priorité urgence priorità urgenza prioriteit
      priorytet приоритет приоритетность срочность aciliyet
      öncelik önceliği προτεραιότητα`,
    roi: `roi return rendite kapitalrendite rentabilidad rentabilidade retorno retour rentabilité ritorno rendimento
      rendement zwrot рентабельность окупаемость getiri getirisi απόδοση`,
    implementationDifficulty: `difficulty complexity effort schwierigkeit schwierigkeitsgrad aufwand komplexität
      umsetzungsaufwand umsetzungsschwierigkeit umsetzungskomplexität implementierungsaufwand dificultad dificuldade complejidad complexidade esfuerzo esforço difficulté complexité difficoltà
      complessità sforzo moeilijkheid moeilijkheidsgraad complexiteit inspanning trudność złożoność сложность трудоёмкость
      трудность zorluk zorluğu δυσκολία πολυπλοκότητα`,
    ease: 'ease facilidad facilidade facilità facilité ευκολία',
  },
  /** Words that do not change the meaning of a label or a value: "Expected first-year ROI", "very high". */
  qualifiers: `
    business overall technical implementation implement execution delivery level score rating rank range value investment
    estimate estimated est expected expectation potential projected projection typical typically target targeted total
    improvement average likely indicative possible suggested recommended relative net gross financial time annual
    annually annualised annualized yearly first second year years month months week weeks day days over during after by
    within every each very quite rather relatively fairly extremely somewhat about approximately approx around roughly
    circa ca up between is have an per annum one two three conservative realistic optimistic anticipated strategic action
    operational development setup integration resource resources initial rough goal required our
    erwartet erwartete erwarteter geschätzt geschätzte geschätzter voraussichtlicher potenzial implementierung einführung jährlich jährliche umsetzung etwa
    rund sehr ersten erstes jahr monat monate monaten
    investissement attendu attendue estimé estimée annuel niveau mise œuvre oeuvre très environ première premier année mois ans
    inversión previsto prevista promedio esperado esperada estimado estimada anual nivel implementación implantación muy aprox típico típica meses
    mes año años primer primera primero
    investimento atteso attesa stimato stimata annuo annuale livello implementazione attuazione molto primo prima anno
    mesi esperado implementação nível estimado muito primeiro ano
    verwacht verwachte geschat jaar maanden implementatie niveau zeer oczekiwany szacowany wdrożenia inwestycji bardzo rok
    инвестиций ожидаемый ожидаемая уровень реализации внедрения около очень первый первого год году месяцев года
    yatırım beklenen tahmini uygulama düzeyi seviyesi çok yıl ay
    επένδυσης αναμενόμενη αναμενόμενο εκτιμώμενη εκτιμώμενο υλοποίησης εφαρμογής επίπεδο περίπου πολύ πρώτο χρόνο έτος
    μήνες μηνών`,
  /** Words that connect other words. They are used like qualifiers, but no label begins with one. */
  joints: `
    of on the a in for to and from at entre zwischen tra tussen от между από μεταξύ der die das im pro innerhalb la le du sur à dans par durante de del el los las un
    una por al dentro il lo nel di della sull da do no na op van het en za на в yılda içinde ilk τον το την στον στο σε
    μέσα εντός ετησίως p`,
  /**
   * Words that can be part of a label, such as "ROI impact" and "ROI & payback period". In a value they have a meaning
   * of their own.
   */
  beside: `
    payback impact period timeline calculation gain gains benefit benefits profile figure percentage status order tier
    outlook savings profit profitability amortisation amortización amortissement απόσβεσης`,
  /** Labels that mean a difficulty if a level follows ("Skill level: Advanced"), and a plain text otherwise. */
  difficultiesOrTexts:
    '(?:implementation|skills?|expertise)(?: level)?(?: required| needed)?|umsetzung|implementaci[oó]n|mise en (?:œ|oe)uvre|implementazione|внедрение|реализация|υλοποίηση|εφαρμογή',
  /** Words for each level of priority and difficulty. Low and High belong to both. */
  levels: {
    High: `high highest critical urgent top essential immediate must p0 p1 1 hoch hohe hoher kritisch dringend haute haut
      élevé élevée critique urgente alta alto altissima crítica hoog hoge wysoki wysoka высокий высокая высокое критический
      yüksek acil υψηλή υψηλό υψηλός κρίσιμη`,
    Medium: `medium moderate normal average intermediate mid middle should p2 2 mittel mittlere mittelhoch moyen moyenne
      modéré modérée media medio moderada médio média gemiddeld średni średnia средний средняя среднее orta μεσαία μεσαίο
      μέτρια μέτριο`,
    Low: `low lowest minor could p3 p4 p5 3 4 5 niedrig niedrige gering geringe faible basse bas baja bajo bassa basso
      baixa baixo laag lage niski niska düşük низкий низкая низкое χαμηλή χαμηλό`,
    Easy: `easy simple beginner basic trivial straightforward easiest einfach leicht facile fácil sencilla sencillo semplice
      makkelijk eenvoudig łatwy łatwa простой простая просто лёгкий лёгкая легко kolay basit εύκολη εύκολο απλή απλό`,
    Hard: `hard difficult complex advanced challenging expert hardest schwer schwierig komplex difficile complexe difícil
      compleja complejo complexa complexo avanzada avanzado complesso complessa moeilijk trudny trudna сложный сложная
      сложно трудный zor karmaşık δύσκολη δύσκολο`,
  },
  /** Words after a value that begin its reason. */
  reasons: `
    because since as due thanks given through via with from for in within over if but mainly mostly based assuming
    considering en nach dans em innerhalb в за weil da porque perché omdat ponieważ parce car así так çünkü επειδή γιατί λόγω`,
  /** Words that form the labels inside an item: "Benefit:", "Expected outcome:". */
  details: `
    description details detail benefit benefits impact timeline timeframe time cost costs budget investment problem
    challenge issue solution action actions approach example examples tool tools technology tech stack outcome outcomes
    result results expected owner kpi kpis metric metrics risk risks mitigation scope steps step rationale reason note
    notes implementation use case cases features feature value current proposed process situation state pain point points
    business key main next success dependencies requirements required needed resources data summary overview evidence
    source status date opportunity quick win objective goal target nutzen wirkung zeitrahmen kosten bénéfice bénéfices délai coût
    beneficio beneficios impacto plazo польза срок fayda süre maliyet όφελος χρόνος κόστος`,
  /** First words of labels that are questions: "How it works:". */
  questions: 'what why how who when where was warum wie qué cómo quoi pourquoi comment τι γιατί πώς',
  /** Folded phrases, separated by bars, for headings that group items by time, rank or audience. */
  groups: `
    (?:quick|easy|fast) wins? | (?:short|medium|mid|near|long)(?:er)?[- ]term
    (?:phase|stage|wave|tier|horizon|months?|weeks?|days?|years?|quarter) [\\divx]+\\b.* | q[1-4] | now | next | later
    immediate(?:ly)? | strategic | foundations?(?:al)? | (?:this|next) (?:week|month|quarter|year)
    (?:high|medium|moderate|low|top|critical)(?:est|er)?[- ](?:priority|impact|effort|value|roi|returns?|ease|difficulty)\\b.* | high | medium | low | critical | p\\d | solutions | recommendations | opportunities
    (?:kurz|mittel|lang)fristig\\p{L}* | (?:a )?(?:corto|medio|mediano|largo) plazo | (?:a )?(?:court|moyen|long) terme
    (?:βραχυ|μεσο|μακρο)προθεσμ\\p{L}* | (?:кратко|средне|долго)срочн\\p{L}* | (?:k[iı]sa|orta|uzun) vade\\p{L}*
    \\d+(?:[-–]\\d+)? (?:days|weeks|months)`,
  /** Folded phrases for headings of lists that are not part of a report. */
  closings: `
    (?:(?:your|our|suggested|recommended|immediate|proposed) )*next steps? | closing(?: remarks)? | final thoughts
    conclusions? | (?:(?:current|key|main) )?(?:challenges|risks|problems|obstacles|barriers|pain points|weaknesses)
    disclaimers? | (?:to get|getting) started | call to action | notes? | assumptions | sources | references | appendix
    (?:implementation )?(?:roadmap|timeline|plan)s? | summary | success metrics | kpis
    nachste schritte | risiken | herausforderungen | fazit | proximos pasos | desafios | riesgos | conclusion(?:es)?
    prochaines etapes | defis | risques | следующие шаги | риски | проблемы | выводы | sonraki adimlar | riskler
    zorluklar | sonuc | επομενα βηματα | προκλησεισ | κινδυνοι | συμπερασμα(?:τα)?`,
  /** First words of remarks to the reader below a report. */
  remarks: `
    if you(?:['’]d| would) like | would you like | do you want | let me know | feel free | (?:shall|can) i | want me to
    i hope (?:this|that) | i can also | please (?:note|let)`,
  /**
   * Folded words after a phrase of `groups` or `closings` that do not change its meaning: "Quick wins for the office".
   */
  following: `
    and | for | to | of | in | within | with | actions | initiatives | projects | solutions | items | improvements
    opportunities | recommendations | priorities | goals | wins | steps | ideas | measures | automations? | tools | phase
    horizon | identified | gaps | risks | findings | tasks | changes | features | needs | you | und | fur | y | para | et | pour | и | для | ve | icin | και | για`,
  titles: 'title|name|titel|titre|título|titolo|название|başlık|τίτλος',
  descriptions:
    'description|details?|what it does|beschreibung|descripci[oó]n|descrizione|descrição|описание|açıklama|περιγραφή',
  /** Further names of the table column that contains the titles. */
  columns:
    'opportunities|automation|initiative|feature|quick win|project|action|measure|scenario|task|maßnahme|iniciativa|oportunidade?|proyecto|projeto|acción|ação',
  items: 'option|opportunity|solution|recommendation|initiative|ευκαιρία|λύση|chance|lösung|solución',
} as const;
