/**
 * Sentences of people in danger, in the spelling of each language. `{name}` stands for one word of a list, ` .. ` for up to
 * three words, and `~` for the rest of a word. The other signs are those of regular expressions; `^` and `$` are the ends of
 * the message.
 */
interface Phrases {
  /** Somebody may harm themselves. */
  readonly despair: string;
  /** Illness and injury, fire and water, violence, a break-in. */
  readonly danger: string;
}

/** Lists that the phrases name; a list may name those before it. */
export const phraseLists = {
  word: '\\S+',
  number: '\\d+|ten|twenty|thirty|forty|fifty|hundred',
  family: `
    dad|daddy|father|mum|mummy|mom|mother|parent|wife|husband|son|daughter|brother|sister|grand~|
    partner|boyfriend|girlfriend|fiance~|uncle|aunt|cousin|niece|nephew|step~|in law
  `,
  child: 'baby|babies|child|children|kid|toddler|infant|son|daughter|boy|girl|newborn|year old|month old',
  kin: `
    ({family}|{child}|friend|colleague|co ?worker|boss|neighbou?r|employee|customer|client|guest|
    patient|worker|driver|passenger|flatmate|roommate|man|men|woman|women|guy|lady|teacher|student|
    pupil|manager|receptionist|tourist|cyclist|pedestrian|ex)s?
  `,
  someone: `
    i|im|ive|we|he|she|hes|shes|they|some ?one|some ?body|every ?one|every ?body|people|person|{kin}
  `,
  attacker: `
    he|she|hes|shes|they|some ?one|some ?body|stranger|gang|neighbou?r|boss|colleague|man|men|woman|guy|
    ex|({family}|boy|kid|friend|flatmate|roommate)s?
  `,
  victim: 'me|us|him|her|them|(my|his|her|our|their|a|the) (own )?{kin}',
  self: '(my|him|her|your|them|our)(self|selfs|selves)',
  not: `
    can't|cant|cannot|can not|could not|couldn't|not|isn't|aren't|won't|will not|doesn't|don't|never|
    no longer|stopped|stops|struggl~ to|hardly|barely|trouble|difficulty|unable to
  `,
  place: `
    house|home|flat|apartment|office|building|kitchen|bedroom|bathroom|~room|garage|garden|warehouse|
    factory|shop|store|hotel|school|church|restaurant|car|van|truck|bus|boat|roof|basement|cellar|
    balcony|forest|field|village|neighbou?r~|next door|yard|workshop
  `,
  body: `
    (left |right |big |little |whole )?(foot|feet|hand|leg|arm|head|finger|thumb|toe|knee|neck|chest|
    stomach|skull|wrist|ankle|skin|face|rib|eye|hip|back|elbow|shoulder)s?
  `,
  rescue: `
    ambulance|paramedic~|fire ?brigade|fire ?m[ae]n|fire ?fighters?|fire ?department|fire ?engine|
    police|coast ?guard
  `,
  hurt: `
    not breathing|unconscious|unresponsive|faint(ed|ing)|pass(ed|ing) out|black(ed|ing) out|collaps(ed|
    ing)|chok(ed|ing)|suffocat(ed|ing)|drown(ed|ing)|bleeding|bled|convulsing|electrocuted|poison(ed|
    ing)|dying|stabbed|(is|are|am|was|were|been|got) (shot|hurt|injured)|(badly|seriously|very) (hurt|
    ill|injured|burn~)|turn(ed|ing) blue|run over|ran over|hit by an? (car|bus|truck|lorry|van|
    motorbike|train|scooter)|giving birth|having (a fit|contractions)
  `,
  illness: `
    heart ?att?ack|heart ?atack|stroke|seizure|epileptic fit|cardiac arrest|asthma attack|
    allergic (reaction|shock)|anaphyla~|chest pains?|miscarriage|panic attack|overdose|concussion|
    brain bleed|diabetic shock|heat ?stroke|hypothermia|convulsions?|contractions
  `,
  pills: `
    pills?|tablets?|medication|meds|medicines?|paracetamol|panadol|painkillers?|antidepressants?|
    sleeping {word}|xanax|valium|aspirins?|ibuprofen|drugs
  `,
  verwandte: `
    (mein~|unser~|eine?) (vater|mutter|mama|papa|mann|frau|kind|sohn|tochter|baby|oma|opa|freund~|
    kolleg~|chef~|nachbar~|bruder|schwester)
  `,
  thief: '(burglar|intruder|thief|thieve|robber|prowler|gunm[ae]n|stranger)s?',
  /** Things that die, choke and bleed in figures of speech only. */
  thing: `
    servers?|(web ?)?sites?|systems?|software|erp|crm|apps?|sales|market|business|project|deal|prices?|
    revenue|margins?|network|database|cloud|battery|phone|laptop|computer|printer|process|company|
    companies|firm|team|brand|product|department|industry|economy|budget|chatbot|bot|numbers|turnover|
    shares|traffic|ranking|conversion
  `,
  wish: `
    want|wants|wanted|wanna|wana|wish~|going|gonna|ready|trying|need|like|rather|plan~|decided|hope|
    better|might
  `,
  noMore: "(don't|do not|doesn't|does not|no longer|never|not)( really| even| just)?",
  live: 'be alive|live|living|exist|existing|be here|wake up|go on living',
  poison: `
    bleach|poison|rat poison|batter~|detergent|acid|petrol|gasoline|antifreeze|chemicals?|
    cleaning {word}|cleaner|glass|magnets?|glue|paint|mushrooms?
  `,
  sharp: 'nail|glass|knife|needle|screw|splinter|hook|drill|saw|metal|shard|stick|bullet|staple|blade',
  attacks: `
    kill~|beat~|hit|hits|hitting|hurt~|attack~|strangl~|rape~|raping|stab~|shoot~|shot|stalk~|following|
    follows|followed|chas(es|ing|ed)|threaten~|assault~|abus(e|es|ed|ing)|molest~|punch~|kick~|chok(es|
    ed|ing)|slap~|grop(es|ed|ing)|kidnap~|tortur~
  `,
  work: `
    paper ?work|paper|papers|work ?load|e ?mails?|invoices?|deadlines?|admin~|spreadsheets?|excel|
    orders?|tasks?|meetings?|reports?|requests?|tickets?|forms?|bureaucracy|receipts?|calls|messages|
    debts?|costs?|bills?|data|contracts?|subscriptions?|licen[cs]es?|competit~|reviews?|questions?|
    enquiries|routine|tasks|documents?|processes|software|systems?|erp|vendor|suppliers?|cash|money|
    budget
  `,
} as const;

/** Figures of speech, which are taken out of English before it is read. */
export const figuresOfSpeech = `
  {thing} .. ({hurt}|{illness}|fell|fallen|died|dead|on fire|burning|in flames|attack~|killed)
  (screen|monitor|{thing}) .. (is|went|turned) blue
  {thing} .. {not} (respond~|react~|mov~|wak~)
  {hurt} (in|under|on|from|with|by|of|through|into|for) .. {work}
  {not} breath(e|ing) .. {work}
  (overdose|stroke|heart attack|panic attack|suicide|seizure|choking|drowning) (of|on|by|from|over) .. ({work}|luck|genius|midnight|colou?r)
  (nearly |almost |gave .. |give .. |giving .. )a (heart attack|stroke|panic attack)
  a (heart|panic) attack (when|at|over|because|every|each)
  (an? |the |your |it )+(ai|bot|chatbot|voice agent|agent|assistant|robot|system) .. (call|dial|ring|phone|notify) .. {rescue}
  (does|can|could|will|would|should|what does) (the|a|an|your) (chatbot|bot|voice agent|agent|assistant)( \\S+){0,10}
  we (got|were|have been|had been) attacked|rather die than|(losing|lost) .. blood over
  heart of|at a stroke|brush strokes?|strokes? of (luck|genius)|to die for|die hard|do or die
  drop dead (gorgeous|date)
  (die|dying|died) (of|from|with) (laugh~|boredom|embarrassment|shame|curiosity|heat|envy|hunger)
  dying (to|for) {word}|collaps(e|ed|ing) (the|our|two|all|into|them)|gets? hit by a bus|die laughing
  kil+ing (me|us|it|time|two birds|our|the)
  (commercial|career|business|financial|social|political|professional|corporate|economic|brand|seo|marketing) suicide
  suicide (squad|doors?)|(suicide|crisis) (hotline|helpline)
  suicide prevention (charity|ngo|site|website|line|app)
  (shoot|shooting|shot) {self} in the foot|(stabbed|stab|stabbing) .. in the back
  {self} to death
  (kil+|kil+ing|hurt|hurting|cutting|cut|burning) {self} (laughing|with|over|doing|working|trying|at work|typing|copying|every|shaving|off|out|short|some|a|to (finish|meet|keep))
  bleeding (edge|money|cash|clients|customers|us|talent|users|revenue)
  (shoot|drop|shot) (me|us|him|her|them|you) an?
  (will|would|is going to|is gonna|gonna|are going to) kill (me|us) (if|when|for|over|because)(?! i (leave|go|tell|call))
  follow~ (me|us|him|her|them) (on|up|back|with)|followed (on|up|by .. (people|users|accounts))
  (hit|hitting|hits) (me|us|him|her) (up|with|hard)
  hit by (the|a|an) (new )?(tax|bill|fine|fee|crisis|inflation|price~)
  beat(s|en|ing)? (me|us|them|him|her) (to|on|in|with|by|at)
  kick~ (me|us) out|attack(s|ed|ing)? (me|us) (with|on|in)
  (attacked|threatened|hit|followed|chased|abused|stalked|beaten|robbed|burned|killed) by .. (agency|agencies|hackers?|malware|bots?|spam~|virus~|ransomware|ddos|lawyers?|competit~|suppliers?)
  (break|breaking|broke) into .. (market|business|industry|sector|trade|segment)
  burning (money|cash|budget|question|questions|issue|through|out|platform|need)|slow burning
  flood of|flood(ed|ing)? (with|by) (?!water|sea|rain)
  (fire|emergency|ambulance|suicide|burglar|accident|medical|hospital|smoke|police|crash) (app|website|site|software|company|extinguishers?|alarms? (company|shop|business|website|systems?)|insurance|safety|drills?|doors?|sale|detectors?|reports?|records?|clearance|statistics|data|claims?|exits?|booking|calls? (centre|center)|clinic|services? (website|app|software))
  (domestic (violence|abuse)|suicide|overdose|emergency|ambulance|stroke|police) (charity|ngo|shelter|association|clinic|patients?|rehab~|foundation|victims)
`;

/** Phrases by language, in the order in which a message is compared with them. */
export const crisisPhrases = {
  en: {
    despair: `
      (?<!(au|le|du) )(suicide|suicides|suicidal|sucide|suiside|suicde|sucicide)
      self harm~|unalive {self}|(want to|wanna|gonna|^)kms$
      (kil+|hang|shoot|drown|poison|stab|burn|hurt|harm|cut|starv)e?(t?ing|s)? {self}
      {wish} (to |too |just |really |i could |i would |i |as well |simply |was |were )*(die+|(be )?dead(?! (sure|simple|easy|serious|on|certain))|not alive|never (been )?born|disappear|not exist|(not|never) wake up)
      wish~ (i|he|she) .. never (been )?born
      feel~ like dying|rather be dead|best way to die|painless~ (way|death)|(kill|die) .. painless~
      tie a noose|lethal dose|how to (kill|hang) {self}|better off (dead|without me)
      (end|ending|ends|take|taking|took|takes|taken) (my|his|her|their) (own )?(life|lives)
      end(ing)? it (all|tonight|now|today)(?! with)
      (i (just )?(want|wanna)|im going|i am going|gonna|ready)( to)? end it(?! with)
      want (it|this|everything) (all )?to (end|be over|stop forever)
      {noMore} (wants? to|wanna|wanted to|wish~ to|feel~ like) {live}(?! (with|in|near|on|for|when|until|off))
      ^(i |we )?(just |really )*(can't|cannot|can not) (go on|take it|take this|do this|live)( like this)?( any ?more| no more| any longer)?$
      (can't|cannot|can not) (go on|keep on) living
      (no|any) (reason|point|will|sense) (to|in|for me to|left to) (live|living|go on living|be alive|being alive)
      nothing (left )?to live for
      ({noMore}|cannot|can't) (see|have|find) .. (reason|point) .. (live|living|go on|keep going)
      i .. (feel|see|think) .. no point( any ?more| in anything| in life)?$
      (what|whats) .. point (of|in) (living|going on|my life)
      life (is|isn't|is not|has|feels|seems) (not |no longer |so |completely )*(worth|pointless|no meaning|no sense|meaningless)
      not worth living
      (tired|sick|done|fed up|had enough) (of|with) (my )?(living|life|being alive|existing)|give up on life
      hate my life
      jump~ (off|from|out|in front) (of )?(a|the|my) .. (bridge|roof|building|balcony|window|train|cliff)
      slit~ (my|his|her)
      (thinking|thoughts?|talk~|think~) (of|about) (death|dying|ending (it|my)|suic~|killing {self})
      no ?(one|body) (would|will) (even )?(miss me|care if i|notice if i)
      i (feel|am) (so |completely )?(hopeless|worthless)|^(please )?kill me( now| please)?$
    `,
    danger: `
      (call|calling|need|send|get|want|ring|phone|fetch) (me |us |him |her )?(for )?(an |a |the )?{rescue}
      ^(an |the )?{rescue}( please| now| quick~| help)*$|^(help )+police
      ^(please )?(call|dial|ring) (112|911|999|199)|(call|dial|ring) 112 (for|now|please|quick~)
      ^(112|911|999|199)( please| now)*$
      ^(this is an |its an )?emergency( help| please| now)*$
      ^(some ?body|some ?one|any ?one) (please )?help( me| us)?( please)?$
      (ceiling|roof|wall|bridge|scaffold~|crane|balcony) (has |just |had )*(collapsed|fell|fallen|caved in)
      ({kin}|people|person|some ?one) .. (under it|buried)|({someone}) .. (sea|river|lake|pool) .. .. {not} (see|find|swim)
      (i|we) (am|are|im) in danger|(help )?i am not safe
      (not|don't feel|not feel|unsafe) (safe )?(at home|in my (own )?home|with him|with her)
      {someone} .. (has|have|had|having|getting|suffer~|in|is|was|be) (just |had |a |an |the |some |another |symptoms of )*{illness}
      (think|maybe|possibly|looks like|its|it is) (it is |its )?(an? )?{illness}|slurred speech
      ^(a |an |help |possible )*{illness}( now| right now| please| help| what do i do)*$
      chest (pains?|pressure|tightness|hurts|is tight|feels tight)|(arm|face|side) (is|went|feels) numb
      {child} .. high fever|(pain|tightness|pressure) in .. (chest|left arm)
      (stomach|belly|tummy) (hurts|pain) (so |really |very )?(bad~|much)
      {not} (breathe|breathing|breath|get (any )?air)|no pulse|heart .. stopped
      (he|she|hes|shes|{family}|{child}|friend|man|woman|person) .. {not} (move|moving|wake|wake up|waking up|conscious|get up|stand up)(?! (to|on|ahead|forward))
      ({family}|{child})s? .. .. {not} (respond|responding|moving|waking up|reacting|react)
      ({family}|{child}|friend)s? .. .. (is|went|turned|looks) (blue|lifeless|very pale|limp)
      lying on the (floor|ground|street|road)
      ({someone}) .. .. {hurt}
      (bleeding|bleeds) (a lot|badly|heavily|out|from)|(lots|lot|so much|pool|full) of blood
      (hit|bumped|hurt|cracked|smashed) (my|his|her) head|{not} stop .. bleeding|blood everywhere
      (losing|loosing|lost|cough~|vomit~) .. blood
      (took|taken|taking|swallow~|ate|eaten|had) .. (too many|too much|all|whole|bottle|box|pack|handful|lots?|{number}) .. {pills}(?! (home|back|to|with|for))
      (took|taken|gave|given|swallow~) .. (wrong|double|too much|too many) .. ({pills}|dose)
      {someone} .. overdos~|^overdose|too many {pills}
      {child}s? .. (swallow~|ate|eaten|drank|drunk|chewed|inhaled|choking)
      (swallow~|drank|drunk|drinking|ate|eaten|inhaled) .. {poison}
      (took|swallow~) .. (whole|entire) .. (pack|bottle|box|strip) of|(food|gas|alcohol) poisoning
      carbon monoxide
      (cut|broke|broken|crushed|burnt|burned|severed|sliced|chopped|hammered|fractured|smashed|dislocated|scalded|stapled)( off)? (my|his|her) {body}
      (my|his|her) {body} (is|are|was) (broken|bleeding|cut off|crushed|burnt|burned|stuck in)
      cut .. finger~ off
      {sharp} .. (through|into|in|off) (my|his|her|their) {body}|{body} .. (stuck|caught|trapped) in
      burn(t|ed)? (myself|my)
      can(t|not) feel (my|his|her)|(throat|tongue|face|lips) (is|are) swell~|allergic reaction|electric shock
      {someone} .. (fell|fallen|slipped|falling) .. (stairs?|ladder|roof|scaffold~|height|balcony|window|moving|cliff|head)
      (my|her|wife) waters? .. (broke|broken|breaking)|having (a|the|her|our) baby (now|right)|in labou?r$
      baby is coming
      (bitten|bit|stung) .. (snake|viper|scorpion|spider|dog|jellyfish)
      (snake|viper|scorpion|jellyfish) (bit|stung|bite|bites)
      dog .. (bit|bites|biting|bitten|attack~) (my )?.. ({victim}|{child})
      (car|road|traffic|motorbike|bike|bus|train) (accident|crash)
      (car|bus|van|truck|motorbike) .. (crashed|overturned|rolled over)
      crashed (my|his|her|the|our) (car|bike|motorbike|van)
      (there is|there was|there has been|theres|had|saw|witnessed|in) (just )?(an? )?((bad|terrible|serious|horrible) )*accident( outside| here| at work| on the {word}| near .*)?$
      ({place}|something) .. (caught fire|catching fire|catches fire|on fire(?! (escape|drill|safety|door|exit))|in flames|burning|burning down|is burning)
      (i am|im|he is|she is|some ?one is) (on fire|burning)( help| please)*$
      ^(help |its |theres )*(a )?(on )?fire( fire)*( help)?$|wild ?fire .. (near|close|coming|behind|outside)
      (there is|theres|there s|we have|i see|we see|its|see) (an? )?(big |huge |small )?(fire|smoke|flames)( (in|at|on the|next|near|coming|everywhere|and|outside|inside|help|now|here) .*)?$
      (burning|collapsed) (house|building|car|flat|apartment)|{place} .. (exploded|blew up|explodes)
      (fire|smoke|flames) (is )?(coming |started |broke out )*(in|from|out of|at|inside) (the|my|our|a) .. {place}
      full of (smoke|gas)
      smell~ (of |like |strong |strongly )*(gas|smoke|burning)|gas smell|gas is leaking|(a|the) gas leak|gas leak (in|at|here|help)|^gas leak
      (fire|smoke) ?alarm is (going|ringing)|^explosion|explosion (in|at|near)
      (river|sea|water) is flooding|(there is|theres|its) a flood|(boat|yacht) is sinking|water is up to my
      {place} (is |are )?(being )?(flooding|flooded|under water|filling with water)
      (flood )?water (is )?in (my|our) (house|home|basement|flat|apartment|bedroom|kitchen)
      water (is )?(coming|pouring|rushing|rising) .. (in|into|through|up) .. ({place}|door)
      (stuck|trapped|locked|pinned) .. (lift|elevator|car|toilet|bathroom|basement|fridge|freezer|cold room|tree|machine|rubble)
      ({family}|{child}|people|person|some ?one|he|she|we)s? (is|are) trapped( inside| here| help)*$
      under the rubble|(there was|there is|feel~|theres) an earthquake
      (my|our|his|her) .. ({family}|{child})s? .. (missing(?! (a|an|the|his|her|my|some|out|you))|disappeared|kidnapped|abducted|vanished)
      {not} find my ({child}|{family})s?
      {attacker} .. .. {attacks} {victim}
      (hitting|beating|kicking|punching|slapping|strangling|choking|raping) (me|him|her|(my|his|her) .. {family}|(my|his|her|the) .. {child}s?)
      ({family}|teacher|coach|boss|man|someone|he) .. touch(es|ed|ing) (me|her|my .. {child})
      (been|was|were|am) (drugged|spiked)|spiked my drink
      (car|bus|truck|van|motorbike|train|lorry) .. (hit|ran over|run over|ran into|knocked down|drove into) .. ({kin}|people|crowd|person|me|him|her|some ?one)
      (push~|throw~|threw) {victim} (down|off|against|out of)
      (trying|tried|wants) to (take|grab|steal|snatch) (my|our) {child}
      {not} stop (hitting|beating|hurting|touching|following|kicking) {victim}
      {someone} .. (being|been|was|got|am|im|are|were) .. (raped|assaulted|mugged|robbed|burgled|beaten|kidnapped|held hostage|abused|stalked|stabbed|shot|attacked|threatened|followed|chased|molested)
      (want|going|gonna|will|planning|about|might)( to)? (kill|murder|stab|shoot|strangle|hurt|poison) (him|her|them|some ?one|some ?body|people|every ?one|my .. {kin})
      (he|she|they|some ?one|man|men|guy|guys|attacker|intruder|{family}) .. (has|have|had|got|with|holding|pulled|carrying) (a |an )?(gun|knife|knive|weapon|bomb|axe|pistol|machete)s?|at gun ?point
      {someone} (has |have |just )*(hanged|hung|drowned|burned|burnt) {self}|(put|slipped) .. in my drink
      ({family}|{child}|stranger|man|neighbou?r|teacher)s? .. touch(es|ed|ing) (me|her|my {child})
      (burn|set fire to|blow up) .. {place} .. (with|while) .. inside
      forc(ed|es|ing) (me|her|him) .. sex|(took|taken) (rat )?poison
      i have a (gun|knife|bomb) and|shots? fired|hear~ .. (gun ?shots?|shots|shooting|screams|screaming)|active shooter|bomb (in|at|threat)|domestic (violence|abuse)
      man down
      (afraid|scared|frightened|terrified) (of|for) my (husband|wife|partner|boyfriend|girlfriend|father|stepfather|ex|life)
      {attacker} .. {not} let (me|her) (leave|go|out)|locked (me|us|her) in|held against (my|her|his) will
      {attacker} .. (break|breaking|broke|broken|get|getting|climb~) in(to| to)? .. {place}
      {attacker} .. (break|breaking|broke|broken|trying to get) in$
      {attacker} .. (in my (house|home|flat|garden|apartment|bedroom|kitchen|yard)|at my (door|window)|outside my (door|window|house|flat))
      {thief} .. (in|inside|at|outside|downstairs|upstairs|broke|broken|breaking) ?(into )?(my|our|the|here|right|$)
      (there is|theres|there are|i hear|we have|see|saw) (an? |some |the )?({thief}|break in)
      break in (in progress|at (my|our|the))
      (have|ve|been|being|got|get) (burgled|burglari~|robbed|mugged)
      hear (some ?one|some ?body|footsteps) (downstairs|upstairs|outside|in (my|the))
    `,
  },
  // Compared by sound, so that Greeklish is found as well.
  el: {
    despair: `
      (θέλ~|σκεφτ~|σκέφτ~) (να|πως|ότι θα) (πεθάν~|αυτοκτον~|σκοτωθ~|σκοτώσ~ τον εαυτ~|τελει?ών~ με τη ζω?ή|χαθώ)
      αυτοκτον~|(να|θα) σκοτώσ?ω τον εαυτ~|θα σκοτωθώ|τις φλέβες
      δεν (θέλ~|αντέχ~) (πια |άλλο )?(να (ζω|ζήσ~|ζει|υπάρχω|ζω άλλο)|τη ζω?ή)
      τέλος στη ζω?ή|βαρέθηκα (να ζω|τη ζω?ή)|δεν έχει (κανένα )?νό?ημα η ζω?ή|κανένα νό?ημα η ζω?ή
      δεν αξίζει να ζω
      καλύτερα να (πεθάν~|είχα πεθάν~|μη ζούσα)|^δεν αντέχω (πια|άλλο)$|να μην? (ξ|χ)υπνήσω
      καν(ένας|είς|ις) .. αν πεθάνω
      (πηδήξω|πέσω) από (το μπαλκόνι|τη γέφυρα|την ταράτσα|το παράθυρο)|κόβ(ω|ει) (τα χέρια|τον εαυτ)~
      κάνω κακό στον εαυτ~
    `,
    danger: `
      ασθενοφόρ~
      (κάλε~|φώνα(ξ|χ)τε|πάρτε|στείλ~|χρειάζ~) (μου |μας |ένα |τη |την )*(αστυνομία|πυροσβεστική|γιατρό)
      έμφραγμα|καρδιακ~ (προσβολή|ανακοπή|επεισόδιο)|έπαθ~ (την? )?καρδιά|εγκ?εφαλικό|επιληψία
      κρίση (άσθματος|επιληψίας)
      δεν μπορ~ να (αναπν~|ανασ~)|δεν (αναπν(έ|εύ)~|ανασαίν~)(?! από)|λιποθύμ~|αναίσθητ~|χωρίς τις αισθήσεις~
      αιμορραγ~|(χάνει|τρέχει|έχασε πολύ) αίμα
      πνίγ(εται|ηκε|ομαι|όμαστε)(?! (στ|σε|με|από|απ))|πνίγ~ (στη θάλασσα|στην πισίνα)|δηλητηρι~
      (πολλά|όλα τα) χάπια|κατάπιε|σπασμούς|υπερβολική δόση
      πόν~ (στο|το) στήθος|πεθαίν(ω|ει ο {word} μου|ει η {word} μου)$|τροχαίο|(είχα|είχαμε|έγινε) ατύχημα
      τράκαρ(α|ε|αμε)(?! με)
      έπεσε .. (σκάλα|μπαλκόνι|ταράτσα|σκαλωσιά|κουνιέται|κινείται|(ξ|χ)υπν~)
      δεν (κουνιέται|(ξ|χ)υπνάει|αντιδρά)|έσπασε τα νερά|έσπασαν τα νερά|γεννάει( τώρα)?$|(μου|μας) επιτέθηκ~
      (ε?πίασε|ε?πήρε|έχουμε|έχει) φωτιά(?! (η (αγορά|δουλειά|πώληση)|το (τηλέφωνο|site|server|μαγαζάκι)))
      φωτιά (στο|στη|στην|στον|μέσα)|πυρκαγιά
      καίγ~ .. (σπίτι|γραφείο|κτίριο|κτήριο|μαγαζί|αυτοκίνητο|δάσος|διαμέρισμα|κουζίνα|αποθήκη)
      (σπίτι|γραφείο|κτίριο|μαγαζί|αυτοκίνητο|διαμέρισμα|κουζίνα|αποθήκη)( μου| μας)? καίγεται
      μυρίζ(ει|ω|ουμε) (αέριο|γκάζι|καπνό)|καπνό~ (στο|στη|στην|στον)|διαρροή (αερίου|γκαζιού)
      ^(βοήθεια )?φωτιά( φωτιά| βοήθεια)*$|πλημμύρισε το (σπίτι|υπόγειο)|σεισμός|έκρηξη (στο|στη|στην|σε)|έγινε έκρηξη|χτύπησε (με )?(αυτοκίνητο|αμάξι)
      κλέφτ~ (στο|στη|στην|μέσα|μπήκ)~|έχουμε κλέφτ~
      μπήκ(ε|αν) .. (κλέφτ~|διαρρήκτ~|(στο )?σπίτι|στο (μαγαζί|γραφείο))|διαρρή?(κτ|ξ|χ)~
      να (μπει|μπουν) (μέσα )?(στο )?σπίτι|μας (κλέβουν|ληστεύουν)|ληστεία τώρα
      με (χτυπ|κτυπ|δέρν|βιάζ|βίασ|απειλ|μαχαίρωσ|ακολουθ|παρακολουθ|κακοποι|κυνηγ)~|με (δείρει|έδειρε)
      (χτυπ|δέρν|κακοποι)~ (τη |την |τον |το )?(μάνα|μητέρα|μαμά|αδερφή|αδελφή|γυναίκα|παιδί|παιδιά)( μου| του| της)?
      θα με σκοτώσ~|θα (τον|την|τους) σκοτώσω|έχει (όπλο|μαχαίρι)|ενδοοικογενειακ~|φοβάμαι τον άντρα μου
      κινδυνεύω
    `,
  },
  ru: {
    despair: `
      хоч(у|ет) (умереть|сдохнуть|исчезнуть|не просыпаться)|хочется (умереть|сдохнуть)
      не (хочу|хочет) просыпаться
      не (хочу|хочет|хочется) (больше |дальше )*жить|жить (больше )?не (хочу|хочет|хочется)
      не могу (больше |так )*жить|надоело жить|устал~ жить
      покончить с (собой|жизнью)|(убить|убью|зарезать|повешу|порезать|режу|режет|порезал|порезала) себ(я|е)
      самоубийств~|суицид~|повеситься|вскрыть вены
      смысла .. жить|незачем жить|лучше (бы )?(мне )?(умереть|сдохнуть|не жить)
      спрыгнуть с (крыши|моста|балкона)|с собой что-то сделать
    `,
    danger: `
      скор(ую|ая) помощь|скорую|(вызовите|вызвать|позвоните) .. (полици~|пожарн~|врача)
      нуж(ен|на|ны) .. (врач|скорая|полиция|пожарные)$
      инфаркт~|сердечн~ приступ~|инсульт~|приступ (астмы|эпилепсии)|не дышит|(не могу|трудно|тяжело) дышать
      задыха(юсь|ется)
      (ребенок|сын|дочь|малыш|он|она) .. (подавил|тонет)~|потерял~ сознание|без сознания|упал~ в обморок
      кровотечени~|истека~ кров~|много крови
      умираю$|умирает .. (мама|мать|папа|отец|муж|жена|ребенок)|отравил(ся|ась|и|ись)
      (много|все|пачку|упаковку) таблет~|наглотал~|передоз~|проглотил~
      попал~ .. в аварию|дтп|(упал|упала) с (лестницы|крыши|балкона|высоты)|(упал|упала) и не
      не (двигается|шевелится|просыпается|приходит в себя)|сломал~ (ногу|руку|шею|спину)|боль в груди
      (сердце|живот) .. сильно болит|сильно болит (сердце|живот)|болит (в )?(грудь|груди|сердце)|неме(ет|ют) .. (рука|руки|нога|лицо)|рожа(ю|ет)|отошли воды
      пожар|пожара|горит .. (дом|офис|квартира|кухня|здание|машина|склад)
      (дом|офис|квартира|кухня|здание|машина|склад) горит|^(мы )?горим$
      пахнет .. (газом|дымом|гарью)|утечка газа|дым .. (из|на) (кухн|квартир|офис)~
      (затопило|заливает) (дом|квартиру|подвал)|наводнение|взрыв (в|на)|сбил(а|о)? (машина|меня|его|ее|человека)
      грабят|грабител~|воры? .. (в|лез~|залез~|вломил~)|взлам~ .. (дверь|дом|квартиру|офис)|вломил~
      лезут в (дом|квартиру|окно)|лом(ится|ятся) в (дверь|дом|квартиру)
      (меня|нас|ее|маму|мать|ребенка) .. (бьет|бьют|избива~|изнасил~|преследу~|хотят убить|убива~(?! (дедлайн|срок|бумаг|отчет|налог)~)|душит)
      (бьет|душит|преследует|бил) .. (меня|нас|маму|мать|жену|детей|ребенка)
      (украли|похитили) .. (ребенка|сына|дочь)|избил~|избива(ет|ют)|изнасил~|угрожа~ (мне|нам|убить)
      (мне|нам) угрожа~|напал~ на|на меня напа~|за мной .. (следят|следит|идет|гонится|гонятся)
      у (него|нее|них) .. (нож|пистолет|оружие)|хочет .. убить|убью (его|ее|их)|боюсь мужа|домашнее насилие
      стреляют|^спасите|^помогите$
    `,
  },
  tr: {
    despair: `
      ölmek ist(iyor|edi)~|ölmeyi isti~|intihar~|kend(im|in|is)i(ni)? .. (öldür|kesi|kesm|as)~
      can(ım|ın)a kıy~|yaşamak istemi~|hayat(ım|ın)a son~
      yaşamanın anlam~|keşke ölse~|ölsem|yaşamaktan (bıktı|yoruldu)~|köprüden atla~
    `,
    danger: `
      ambulans~|kalp krizi~|felç geç~|inme geçir~|nefes al(am|mı)~|bayıldı~|bilinci~ .. (kapalı|kaybet|yok)~
      kanama~|kan kayb~|kanıyor
      (?<!(içinde|altında) )boğuluyor(um)?|zehirlen~|çok (fazla )?(ilaç|hap) (iç|al|yut)~
      (hap|ilaç|pil|deterjan)~ (yuttu|içti)~|aşırı doz|göğüs ağrı~|göğsüm ağrı~|göğsü ağrı~
      trafik kazası~|kaza (geçir|yap)~|(merdiven|balkon|çatı|damdan)~ düştü~|çöktü yerde|yere yığıldı~
      doğum (sancı|yapıyor)~|suyum? geldi
      yangın(?! (alarm|söndür|sigorta))~|(ev|ofis|bina|araba|mutfak)~ .. yanıyor~|gaz (kaça|koku)~|itfaiye~
      duman (var|geliyor)|evi~ su bas~|deprem oldu|patlama (oldu|var)|araba çarptı
      hırsız~|soyuluyor~|soygun var|evim~ gir~|beni .. (dövüyor|dövdü|takip ediyor|bıçakla)~
      (annemi|kızımı|çocuğumu|karısını) .. döv~|dövüyor|bana saldır~|tecavüz~|bıça(k|ğ)~
      silahi? .. var|beni tehdit~|(?<!(süreç|iş|sistem|program|yazılım)~ )beni öldür~|polisi? (çağır|ara)~
      imdat|kapı(mı|yı) zorluyor|(evim|eve|ofis|dükkan)~ .. girmeye çalış~|peşimde .. var
    `,
  },
  ar: {
    despair: `
      (تريد|يريد) (الموت|الانتحار|ان تموت|ان يموت)
      (اريد|بدي|ابي|اود|ابغى|عايز|عايزة) (ان )?(موت|اموت|الموت|انتحر|الانتحار|اقتل نفسي)|~انتحار~|~انتحر
      (ي|ت|ا)نتحر|(اقتل|يقتل|تقتل) نفس~|(اؤذي|يؤذي|تؤذي) نفس~
      (لا|ما|مش) (اريد|بدي|اود|ابي|يريد|تريد|عايز) (ان )?(اعيش|العيش|الحياة|يعيش|تعيش)|~انهي حيات~
      ~انهاء حيات~|تعبت من الحيا~|~اتمنى الموت|اكره حياتي
    `,
    danger: `
      ~اسعاف|نوبة قلب~|ازمة قلب~|سكتة~|جلطة|و?لا (يتنفس|تتنفس|استطيع التنفس|يستطيع التنفس)
      (مش قادر|ما يقدر|ما بقدر|ما عم)~ (اتنفس|يتنفس|تتنفس)
      (ي|ت|ا)نزف|نزيف|(فاقد|فقد|فقدت)ة? الوعي|~اغمي|(ي|ت|ا)ختنق|(ي|ت)غرق|~تسمم|(حبوب|حبوبا|ادوية) كثير~
      الكثير من الحبوب|جرعة زائدة|~ابتلع~|حادث (سيار|سير|مرور)~
      (سقط|سقطت|وقع|وقعت) من (السطح|السلم|الدرج|الشرفة)
      ~حريق|(ال)?نار (في|ب)~|(ي|ت)حترق|رائحة (غاز|دخان)|تسرب غاز|دخان في|فيضان في|~انفجار|دهس(ت|ني)~
      (هناك )?(لص|لصوص|حرامي) .. (في|ب)~|(ا|ي)قتحم~|(بي|ي)?ضرب(ني|نا|ها)|يضرب (زوجته|ابنه|ابنته|امي|امه|اطفاله|الاطفال)|يهاجمني|~اغتص~|(معه|يحمل|تحمل) (سكين|سلاح|مسدس)~|مسلح
      (ي|ت)هدد(ني|نا)|سيقتل~|(ب|ا)?الشرطة|~النجدة|(ي|ت)لاحق(ني|نا)|خطف~
    `,
  },
  de: {
    despair: `
      (will|möchte|moechte|würde gerne?|wünscht~) (einfach |nur |auch )*(sterben|tot sein|nicht mehr (leben|da sein)|mich umbringen|mir das leben|sich umbringen)
      bringe? mich .. um|bringt sich .. um
      (mich|sich) (selbst )?(umbringen|töten|toten|erhängen|verletzen|ritzen)|ritzt sich|selbstmord~|suizid~
      nicht mehr leben|(das|mein) leben nehmen|lebensmüde|halte (das|mein) leben .. nicht mehr aus
      wäre ich (doch )?tot|von der brücke springen|keinen sinn (mehr )?zu leben
    `,
    danger: `
      krankenwagen|rettungswagen|notarzt|herzinfarkt|herzanfall|(hat|hatte|habe) (einen )?schlaganfall
      atmet nicht|keine luft|bewusstlos|ohnmächtig|(brust|herz)schmerzen
      ({verwandte}|er|sie|jemand) .. (zusammengebrochen|umgekippt|gestürzt|bewegt sich nicht|reagiert nicht|blutet|erstickt(?! (in|an))|ertrinkt)
      blut(e|et) (stark|sehr)|verblute~|vergift~|zu viele tabletten|überdosis
      ({verwandte}|er|sie) .. (verschluckt|geschluckt)
      (putzmittel|reiniger|bleiche|säure|benzin|batterie|tabletten) .. (getrunken|verschluckt|geschluckt|gegessen)
      (auto|verkehrs)?unfall (gehabt|passiert|auf|vor)|verkehrsunfall|explosion (im|in)|explodiert|angefahren|von der leiter (gefallen|gestürzt)
      arm gebrochen|bein gebrochen|fruchtblase|wehen
      (es brennt|brennt es)(?! (bei|im projekt))|(haus|büro|wohnung|küche|auto|halle) brennt|in flammen
      feuer im|brand im|gasgeruch|riecht .. nach (gas|rauch)
      rauch (im|in der) (haus|büro|wohnung|küche|treppenhaus)|keller .. (läuft voll|überflutet|unter wasser)
      (rufen|rufe|ruft|holen|hol) .. (polizei|feuerwehr|arzt)|^(polizei|feuerwehr)$|einbrecher~
      bricht (jemand |gerade )*ein|(ein|auf)zubrechen
      ((wird|wurde) (bei uns |gerade )*|jemand .. )eingebrochen|überfallen
      (schlägt|bedroht|verfolgt|würgt|stalkt|verprügelt|missbraucht) .. (mich|uns|meine|seine frau|die kinder)
      vergewaltig~|ich (werde|wurde) .. (angegriffen|verfolgt|bedroht)
      (hat|mit) .. (ein|eine|einem|einer) (messer|waffe|pistole)
      (er|sie|jemand|mann|frau|vater|freund|ex) bringt mich um
    `,
  },
  fr: {
    despair: `
      (veu(x|t)|voudrais|envie de|vais|pense à|va) (mourir|me (tuer|suicider|pendre)|se (tuer|suicider|pendre)|plus vivre|en finir)
      suicid~|(plus|pas) envie de vivre|ne (veux|veut) plus vivre
      en finir avec (la vie|ma vie)|mettre fin à (mes|ses) jours|mettre fin à (ma|sa) vie|marre de vivre
      me faire du mal|(me|se) (scarifie|mutile)|sauter du (pont|toit|balcon)
    `,
    danger: `
      (appele(z|r)|appelle|besoin|envoye(z|r)|faut) (d'une |dune |une |un |la |les |le |des |de )*(ambulance|samu|pompiers|police|médecin)
      besoin d'une ambulance|^une ambulance|^(police|pompiers|au secours)$
      crise cardiaque|infarctus|fait un (avc|malaise)|respire(r)? (pas|plus)|peu(x|t) (pas|plus) respirer
      inconscient~|évanoui~|saigne~|hémorragie|étouffe(?! (sous|de))
      se noie(?! (dans|sous) (les|nos|des|la paper~|le travail))|empoisonn~
      trop de (médicaments|pilules|comprimés|cachets)|overdose|a avalé|mal à la poitrine|douleur~ .. poitrine
      accident de (voiture|la route|moto)|(est|suis) tombé~ (de|du|dans) .. (échelle|toit|balcon|escalier~)
      cassé (le|la) (bras|jambe)|(perdu|perd) les eaux|accouche(?! d'une idée)|s'est effondré~
      ne (bouge|réagit|réveille) plus
      au feu|un incendie|incendie (dans|chez|au)
      (maison|bureau|appartement|cuisine|voiture|immeuble) (brûle|prend feu|a pris feu|est en feu)
      il y a le feu|(odeur|fuite) de gaz|ça sent le (gaz|brûlé)|fumée dans|explosion (dans|à|au)|renversée? par (une|un|la) (voiture|moto|camion|bus)|(cave|maison) .. inondée
      cambriol~|voleurs? (chez|dans)|effraction|un intrus
      (il|elle|mari|on|compagnon|père|copain|quelqu'un|homme) (me|m'a|ma|nous) ?(frappe|bat|battue?|agressée?|agresse|menace|étrangle|viole|violée?|suit|poursuit|harcèle)
      frappe (ma|sa) (mère|femme|sœur|soeur)|(va|veut) me tuer|a un (couteau|pistolet)|avec une arme
      a une arme|homme armé|au secours|suis (en danger|suivie?|séquestrée?)
    `,
  },
} as const satisfies Record<string, Phrases>;
