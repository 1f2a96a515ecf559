/** Whom something happens to. */
const being = `(?:(?:my|our|his|her|their|a|the|this|one of (?:my|our)|some) )?(?:\\w+ )?(?:dad|father|mum|mom|mother|parents|wife|husband|son|daughter|baby|child|children|kids?|toddler|brother|sister|friend|grand\\w+|partner|boyfriend|girlfriend|colleague|coworker|boss|neighbou?r|uncle|aunt|cousin|employee|customer|client|guest|patient|worker|driver|flatmate|roommate|man|woman|girl|boy|teacher|manager|passenger)s?`;
const somebody = `(?:i|we|he|she|someone|some ?body|${being}(?: here| there)?)`;
const attacker =
  '(?:he|she|someone|some ?body|a (?:man|guy|stranger)|my (?:ex|husband|wife|boyfriend|girlfriend|partner|father|dad|mother|mum|mom|brother|son|step ?\\w+|neighbou?r|flatmate))';
const victim = `(?:me|us|her|him|my (?:kids|children|mother|mum|mom|dad|father|sister|brother|son|daughter|wife|husband|friend))\\b`;
const place =
  '(?:house|home|flat|apartment|office|building|kitchen|bedroom|\\w+ ?room|garage|garden|warehouse|factory|shop|store|hotel|school|church|restaurant|car|van|truck|bus|roof|basement|balcony|forest|field|village|neighbou?r\\w*)';
const bodyPart =
  '(?:left |right |big |little )?(?:foot|feet|hand|leg|arm|head|finger|thumb|toe|knee|neck|chest|stomach|skull|wrist|ankle|skin|face|rib)s?';
const self = '(?:my|him|her|your|them)sel(?:f|fs|ves)';

/** Figures of speech, which are taken out before English is read. */
export const figuresOfSpeech: readonly RegExp[] = [
  /(?:nearly|almost|giv\w+|gave) (?:\w+ )?(?:had |have )?a (?:heart attack|stroke)/gu,
  /heart of|at a stroke|strokes? of|brush strokes?|\w+ to die for|die hard|do or die/gu,
  /(?:die|dying|died) (?:of|from|with) (?:laugh\w+|boredom|embarrassment|shame|curiosity|heat|envy)|dying to \w+|die laughing|kil+ing (?:me|us)\b/gu,
  /(?:commercial|career|business|financial|social|political|professional|corporate|economic|brand|seo|marketing) suicide|suicide (?:squad|doors?)/gu,
  new RegExp(`(?:shoot|shooting|shot) ${self} in the foot|stabbed in the back`, 'gu'),
  new RegExp(
    `${self} to death|(?:kil+|kil+ing|hurting|cutting|cut) ${self} (?:laughing|with|over|doing|working|trying|at work|typing|copying|every|shaving|off|out|short|some|to (?:finish|meet|keep))`,
    'gu',
  ),
  /(?:drown\w*|chok\w*|suffocat\w*|dying|buried|bleed\w*|trapped) (?:in|under|on|from|with|by) (?!the (?:sea|pool|water|river|lake|lift|elevator)|a |my|his|her|water|food|fire)/gu,
  /bleeding (?:edge|money|cash|clients|customers|us dry)|(?:shoot|drop) (?:me|us|him|her) an?/gu,
  /(?:husband|wife|dad|mum|mom|boyfriend|girlfriend|partner) (?:will|would|is going to|is gonna) kill me (?:if|when|for) (?!i (?:leave|go|tell|call))/gu,
  /follow\w* (?:me|us) (?:on|up|back)|(?:hit|hitting) (?:me|us) (?:up|with)/gu,
  /(?:break|breaking|broke) into (?:the |a )?\w+ (?:market|business|industry|sector|trade)/gu,
  /(?:fire|emergency|ambulance|suicide|burglar|accident|medical|hospital) (?:app|website|software|company|alarms? (?:company|shop|business|website)|insurance|service (?:website|app|software))/gu,
];

/**
 * Sentences of people in danger, by language and as `normalise` leaves them; one kind a line. `despair`: somebody may
 * harm themselves. `danger`: illness and injury, fire, violence, a break-in.
 */
export const crisisPatterns = {
  en: {
    despair: [
      /\bsuicid(?!er)|\bsuc[ie]+d(?:e|al)\b|\bsuiside|\bself harm|\bunalive (?:my|her|him)self|(?:want to|wanna|gonna|^)kms$/u,
      new RegExp(`\\b(?:kil+|hang|shoot|drown|poison|stab|burn|hurt|harm|cut)(?:t?ing)? ${self}\\b`, 'u'),
      /\b(?:want|wanna|wana|wan to|going|gonna|wish|ready|trying|need|like|rather|plan|planning|decided|hope|better|might)(?:s|ed)? ?(?:too?|i could|i would|as well)? ?(?:just )?(?:die+|be dead)\b|feel like dying/u,
      /\bwish (?:i|he|she) (?:was|were|had|would) (?:be )?(?:dead|never (?:been )?born|not alive|die)|\bbetter off (?:dead|without me)/u,
      /\b(?:end|ending|take|taking|took|takes|ends) (?:my|his|her|their) (?:own )?li(?:fe|ves)\b|\bend(?:ing)? it (?:all|tonight|now|today)\b(?! with)/u,
      /\b(?:dont|do not|doesnt|no longer|never|not) (?:really |even )?(?:wants? to|wanna|wanted to|wish to|feel like) (?:be alive|live|living|exist|existing|be here|wake up|go on living)\b(?! (?:with|in cyprus|in the|near|on|for|when|until))/u,
      /^(?:i |we )?(?:just |really )?(?:cant|cannot|can not) (?:go on|take it|take this|do this|live)(?: like this)?(?: any ?more| no more| any longer)?$/u,
      /\b(?:no|any) (?:reason|point|will) (?:to|in|for me to|left to) (?:live|living|go on living|be alive)\b|\bnothing (?:left )?to live for|\bi (?:just |really )?(?:feel|think|see)\b.* no point (?:any ?more|in anything|in life)$/u,
      /\b(?:my )?life (?:is|isnt|is not|has|feels|seems) (?:not |no longer )?(?:worth|pointless|no meaning|no sense|meaningless)\b|\bnot worth living/u,
      /\b(?:tired|sick|done|fed up) (?:of|with) (?:my )?(?:living|life|being alive|existing)\b|\bgive up on life\b|\bi hate my life\b/u,
      /\bjump(?:ing)? (?:off|from|out|in front) (?:of )?(?:a|the|my) (?:\w+ )?(?:bridge|roof|building|balcony|window|train|cliff)|\bslit(?:ting)? my|\bnever wake up|want to disappear forever/u,
      /\b(?:i (?:just )?(?:want|wanna)|i m going|im going|gonna|ready)(?: to)? end it\b(?! with)|want it (?:all )?to (?:end|be over)\b|\bi (?:just )?want to disappear\b|point (?:of|in) (?:living|going on|my life)|(?:see|have|find)(?: any| a| no)? (?:reason|point) (?:to live|in living)|^(?:please )?kill me(?: now| please)?$|\bi (?:feel|am) (?:so |completely )?(?:hopeless|worthless)|best way to die/u,
      /\b(?:thinking|thoughts?) (?:of|about) (?:death|dying|ending (?:it|my))|\bno ?(?:one|body) would (?:miss me|care if i|notice if i)/u,
    ],
    danger: [
      /\b(?:call|calling|need|send|get|want|ring|phone|fetch|where is)(?: me| us| him| her)?(?: for)?(?: an?| the)? (?:ambulance|paramedics?|fire ?(?:brigade|men|fighters|department|engine)|police)\b|^(?:an )?ambulance(?: please| now)?$|^police(?: please| now)?$/u,
      new RegExp(
        `\\b${somebody}(?: am| is| are| s| m| ve| has| had| have| may be| might be| could be| just| was| think he| think she| think i)*(?: been)? (?:having|suffering|had|getting|has|have|in)(?: just)?(?: had)?(?: an?| the| some| symptoms of a)* (?:heart ?at+ack|stroke|seizure|epileptic fit|cardiac|asthma attack|allergic (?:reaction|shock)|anaphyla\\w+|chest pains?|miscarriage|panic attack|overdose|labou?r$)`,
        'u',
      ),
      /\bheart ?attack(?= (?:now|right now|please|help)|$)|\bchest pains?\b|\b(?:pain|tightness) in (?:my|his|her|the) chest\b|\bchest (?:hurts|is tight)/u,
      /\b(?:cant|cannot|can not|not|isnt|stopped|trouble|difficulty|struggling to|hardly|barely) (?:breathe|breathing|breath|get (?:any )?air)\b|\bno pulse\b/u,
      new RegExp(
        `\\b${somebody}(?: am| is| are| s| m| ve| has| have| just| was)*(?: been)? (?:choking|suffocating|drowning|bleeding|unconscious|unresponsive|fainted|passed out|collapsed|electrocuted|poisoned|stabbed|shot|dying|badly (?:hurt|injured|burn\\w*)|seriously (?:hurt|ill|injured)|trapped|convulsing|having (?:a fit|contractions)|turning blue|(?:been |got )?(?:hit by an? (?:car|bus|truck|van|motorbike|train)|run over))\\b`,
        'u',
      ),
      /\b(?:im|i am|i m) (?:bleeding|choking|dying|drowning|suffocating|hurt)\b|\bbleeding (?:a lot|badly|heavily|out|to death|wont stop|from)\b|\b(?:wont|doesnt|does not|will not|cant) stop (?:the )?bleeding|\bblood everywhere|\bloo?sing (?:a lot of )?blood/u,
      /\b(?:too many|all (?:of )?(?:my|the|his|her)|a (?:whole )?(?:bottle|box|lot|handful) of|lots of)(?: \w+)? ?(?:pills?|tablets?|medication|meds|medicines?|paracetamol|painkillers)\b|\boverdos(?:e|ed|ing)\b/u,
      new RegExp(
        `\\b(?:child|kid|baby|toddler|infant|son|daughter|boy|girl|year old|month old)\\b.*\\b(?:swallow\\w*|ate|eaten|drank|drunk|chewed|inhaled)\\b|\\b(?:swallowed|drank|drunk|drinking|ate)(?: some| a| the| of)* (?:bleach|poison|rat poison|batter\\w+|detergent|acid|petrol|gasoline|antifreeze|chemicals?|cleaning \\w+|cleaner|glass|magnets?)\\b|\\b(?:i|he|she|${being})(?: was| were| has| have| been| got| is)+ poisoned\\b|\\bpoisoning\\b`,
        'u',
      ),
      new RegExp(
        `\\b(?:nail|glass|knife|needle|screw|splinter|hook|drill|saw|metal|shard|stick|bullet|staple|blade)\\b.*\\b(?:through|into|in|off) (?:my|his|her|their) (?:\\w+ )?${bodyPart}\\b|\\b(?:cut|broke|broken|crushed|burnt|burned|severed|sliced|chopped|hammered|fractured|smashed|dislocated|scalded|stapled)(?: off)? (?:my|his|her) ${bodyPart}\\b|\\b(?:my|his|her) ${bodyPart} (?:is|are|was) (?:broken|bleeding|cut off|crushed|burnt|burned|stuck in)\\b|\\bwater (?:just )?broke\\b`,
        'u',
      ),
      /^(?:this is an )?emergency$|^(?:call |dial |ring )?(?:112|911|999|199)(?: please| now)?$|^(?:some ?body|someone|anyone|please) help(?: me)?$|^(?:help )+police|\bi am (?:in danger|not safe)|\bnot safe at home|^(?:a )?stroke$|\bman down\b|^explosion|\bexplosion (?:in|at)\b|\bhouse is flooding|\bhear (?:some ?one|some ?body) (?:downstairs|upstairs|outside|in (?:my|the))/u,
      new RegExp(
        `\\b(?:took|taken|swallowed|had) (?:\\d+|ten|twenty|thirty|fifty|hundred) (?:\\w+ )?(?:pills?|tablets?|sleeping|paracetamol)|\\b(?:cant|cannot) feel (?:my|his|her)|\\b(?:throat|tongue|face|lips) (?:is|are) swelling|\\ballergic reaction|\\belectric shock|\\b${somebody} (?:has |had |just )*(?:fell|fallen|slipped)\\b.*\\b(?:stairs|ladder|roof|scaffold\\w*|height|moving|head)|\\bnot moving\\b.*\\bfell|\\b(?:my|her) waters? (?:have |has |just )*broke|\\bhaving (?:a|the|her) baby (?:now|right)|\\bi (?:have |just )*burn(?:t|ed) (?:myself|my)|\\bstomach (?:hurts|pain) (?:so |really |very )?(?:bad|badly|much)`,
        'u',
      ),
      /\b(?:bitten by|bit|stung by|stung) .*\b(?:snake|viper|scorpion|spider|dog|jellyfish)\b|\b(?:snake|viper|scorpion|dog) (?:bit|stung|bite|bites)\b/u,
      /\b(?:there (?:is|was|has been|s)|theres|had|just had|in|seen|saw|witnessed) (?:an? )?(?:bad |terrible |serious |horrible )*(?:car |road |traffic |motorbike )?(?:accident|crash)\b(?! (?:of|in (?:our|the|my)|with|report|log))|\bcar (?:crash|accident)\b/u,
      new RegExp(
        `\\b${place} (?:is |are |s |has )?(?:caught|catching|catches|on|in) (?:fire|flames)\\b|\\b${place} (?:is |are )burning\\b|\\b(?:i am|im|he is|she is|someone is|something is) (?:on fire|burning)\\b|^(?:help |its )?(?:a )?(?:on )?fire(?: fire)*(?: help)?$`,
        'u',
      ),
      new RegExp(
        `\\b(?:there is|there s|theres|we have|i see|we see|its)(?: an?)?(?: big| huge| small)? (?:fire|smoke|flames)\\b(?= (?:in|at|on the|next|near|coming|everywhere|and|outside|inside|help|now|here)|$)|\\b(?:fire|smoke|flames) (?:coming )?(?:in|from|out of|at|inside|started in) (?:the|my|our) (?:\\w+ )?${place}\\b`,
        'u',
      ),
      /\b(?:smells?|smelling)(?: of| like)? (?:gas|smoke|burning)\b|\bgas leak|\bfire ?alarm is (?:going|ringing)/u,
      new RegExp(
        `\\b${attacker}(?: is| are| s| has| have| was| just| keeps?| tried| wants| threatens| threatened| threatening| said he will| going| trying| about| gonna| might| will| to)+ (?:kill|killing|beat|beating|beats|hit|hitting|hits|hurt|hurting|hurts|attack|attacking|attacked|strangl\\w+|rape|raping|raped|stab|stabbing|stabbed|shoot|shooting|shot|stalk\\w*|following|chasing|threaten\\w*|assault\\w*|abus\\w+|molest\\w*) ${victim}`,
        'u',
      ),
      new RegExp(
        `\\b${attacker} (?:beats?|hits?|hurts|attacked|raped|threatened|threatens|abuses|assaulted|strangled|stabbed|shot|choked|choking|punched|kicked) (?:${victim}|my (?:coworker|colleague|boss))|\\b(?:wont|doesnt|will not|does not) stop (?:hitting|beating|hurting|touching) ${victim}|\\bthey(?: are| re| will| want to| tried to| going to)* (?:beat|beating|attack|attacking|hitting|following|threatening|kill|raped) me\\b`,
        'u',
      ),
      /\b(?:i am|im|i was|ive been|i have been|she was|he was|she is|he is|been|just got|i got)(?: being| just)? (?:raped|assaulted|mugged|robbed|beaten|kidnapped|held hostage|abused|stalked|stabbed|shot)\b|\b(?:i am|im|i was|she is) being (?:attacked|threatened|followed|chased|hit)\b(?! by (?:hackers|malware|bots|spam))/u,
      /\b(?:want|going|gonna|will|planning|about|might)(?: to)? (?:kill|murder|stab|shoot|strangle|hurt) (?:him|her|someone|some ?body|people|everyone|my (?:husband|wife|ex|boyfriend|girlfriend|partner|father|dad|mother|mum|mom|brother|sister|neighbou?r|family|kids|children))\b(?! an? )/u,
      /\b(?:he|she|they|someone|man|guy|attacker)(?: has| have| had| got| with| is holding| pulled| carrying)+ (?:a |an )?(?:gun|knife|weapon|bomb)\b|\bi have a (?:gun|knife|bomb) and\b|\bman with a (?:gun|knife)|\bgunman|\bshots? fired|\bactive shooter|\bbomb (?:in|at|threat)|\bdomestic (?:violence|abuse)\b|\b(?:afraid|scared) (?:of|for) my (?:husband|wife|partner|boyfriend|life)\b/u,
      new RegExp(
        `\\b(?:break|breaking|broke|broken|get|getting) ?in(?:to| to)? (?:my|our|the|his|her|a) (?:\\w+ )?${place}\\b|\\b${attacker}(?: is| are| s| was| has| trying to)* (?:break in|breaking in|broken in|broke in|get in|in my house|at my (?:door|window)|outside my (?:door|window|house))\\b|\\b(?:have|ve|been|being|got) (?:burgled|burglari[sz]ed)`,
        'u',
      ),
      /\b(?:burglars?|intruders?|thie(?:f|ves)|robbers?|prowler|stranger)(?: is| are| s)? (?:in|inside|at|outside|on|downstairs|upstairs) ?(?:my|our|the|here|right|$)|\b(?:there is|theres|there are|i hear|we have)(?: an?| some)? (?:burglars?|intruders?|thie(?:f|ves)|robbers?|break in)\b|\bbeing (?:robbed|burgled|mugged)\b|\bbreak in (?:in progress|at (?:my|our|the))/u,
    ],
  },
  // Greek and Greeklish as `greekSound` spells them.
  el: {
    despair: [
      /\b(?:thel\w+|skevt\w+) (?:na|pos|oti tha) (?:pethan|avtokton|skototh|skotoso ton eavto|telion\w+ me ti zo?i)|avtokton|\b(?:na|tha) skotoso ton eavto|\btha skototho\b|\btis fleves\b/u,
      /\bden (?:thelo|adeho) (?:pia |alo )?(?:na (?:zo|ziso|iparho)|ti zo?i)\b|\btelos sti zo?i|\bvarethika (?:na zo|ti zo?i)\b|\bden ehi (?:kanena )?no?ima i zo?i|\bkanena no?ima i zo?i|\bden aksizi na zo\b|\bkalitera na (?:pethan|iha pethan)|^den adeho (?:pia|alo)$|\bna min (?:ks|h)ipniso|\bkan(?:enas|is|is) .*\ban pethano\b/u,
    ],
    danger: [
      /\basthenofor|\b(?:kale\w+|fona(?:ks|h)te|parte|stil\w+|hriaz\w+)(?: mu| mas| ena| tin?)* (?:astinomia|pirosvestiki|giatro\b)|\bemfragma|\bkardiak\w+ (?:prosvoli|anakopi|episodio)|\bepath\w+ (?:tin )?kardia|\beg?k?evaliko|\bden bor\w+ na (?:anapn|anas)\w*|\bden (?:anapn|anasen)(?!\w* apo)|\blipothim|\banesthit|\bemorag|\b(?:hani|trehi) ema\b/u,
      /\bpnig(?:ete|ike|ome|omaste)\b(?! (?:st|se|me|apo|ap))|\bpnig\w+ (?:sti thalasa|stin pisina)|\bdilitiria|\b(?:pola|ola ta) hapia|\bspasmus|\bpono?\w* (?:sto|to) stithos|\bpethen(?:o|i o \w+ mu|i i \w+ mu)$|\btroheo\b|\b(?:iha|ihame|egine) atihima|\bepese .*\b(?:skala|balkoni|kuniete|ksipna)|\bden kuniete\b/u,
      /\b(?:e?piase|e?pire|ehume|ehi) fotia\b(?! (?:i (?:agora|dulia|polisis)|t[oa] (?:tilevon|site|server|magazaki)))|\bfotia (?:sto|sti|stin|ston|mesa)\b|\bpirkagia|\bkeg\w+ (?:to (?:spiti|grafio|ktirio|magazi|avtokinito|dasos|diamerisma)|i (?:kuzina|apothiki)|kati)\b|\b(?:spiti|grafio|ktirio|magazi|avtokinito|diamerisma|kuzina|apothiki)(?: mu| mas)? kegete|\bmirizi (?:aerio|gazi|kapno)|\bkapno\w* (?:sto|sti|stin|ston)\b|\bdiari (?:aeriu|gaziu)|^(?:vithia )?fotia(?: fotia| vithia)*$/u,
      /\bklevt\w+ (?:sto|sti|stin|mesa|bik)|\behume klevt|\bbik(?:e|an) (?:\w+ )?(?:klevt|diarikt|(?:sto )?spiti|sto (?:magazi|grafio))|\bdiari(?:kt|ks|h)\w|\bna bi(?:ne|un)? (?:mesa )?(?:sto )?spiti|\bmas (?:klevun|listevun)/u,
      /\bme (?:[hk]tip|dern|vias|viaz|apil|maheros)\w*|\bme (?:diri|edire)\b|\btha me skotosi|\btha (?:ton|tin|tus) skotoso|\behi (?:oplo|maheri)|endoikogeniak/u,
    ],
  },
  ru: {
    despair: [
      /хочу (?:умереть|сдохнуть)|не хочу (?:больше |дальше )?жить|хочется умереть|жить не хочется|не хочется (?:больше )?жить|надоело жить|покончить с (?:собои|жизнью)|(?:убить|убью|зарезать|повешу|порезать) себя|самоубииств|суицид|повеситься|смысла жить|незачем жить|лучше (?:бы )?(?:умереть|сдохнуть)/u,
    ],
    danger: [
      /скор(?:ую|ая) помощь|скорую|вызовите (?:полицию|пожарн|врача)|инфаркт|сердечныи приступ|инсульт|не (?:дышит|могу дышать)|задыха(?:юсь|ется)|(?:ребенок|сын|дочь|малыш) подавил|потерял\p{L}* сознание|без сознания|кровотечение|истека\p{L}+ кров|много крови|(?:ребенок|человек|он|она) тонет|умираю$|отравил(?:ся|ась|и)|(?:много|все) таблет|попал\p{L}* в аварию|дтп/u,
      /пожар|горит (?:дом|офис|квартира|кухня|здание|машина)|(?:дом|офис|квартира|здание|машина) горит|^(?:мы )?горим$|пахнет (?:газом|дымом)|утечка газа/u,
      /грабят|грабител|воры? (?:в|лез)|взлам\p{L}+ (?:дверь|дом|квартиру|офис)|вломил|лезут в (?:дом|квартиру|окно)/u,
      /(?:меня|нас) (?:бьет|бьют|избива|изнасил|преследу|хотят убить|убива)|бьет меня|избил|избива(?:ет|ют)|лом(?:ится|ятся) в (?:дверь|дом|квартиру)|изнасил|угрожает мне|мне угрожа|напали на|на меня напа|у него (?:нож|пистолет|оружие)|хочет меня убить|убью (?:его|ее|их)/u,
    ],
  },
  tr: {
    despair: [
      /olmek istiyor|intihar|kend(?:im|in)i (?:oldur|kes|as)|canima kiy|yasamak istemiyor|hayatima son|yasamanin anlami|keske olsem/u,
    ],
    danger: [
      /ambulans|kalp krizi|felc gecir|inme gecir|nefes al(?:am|mi)|\bbayildi|bilinci(?:ni)? (?:kapali|kaybet|yok)|\bkanama|kan kaybed|\bkaniyor|(?<!(?:icinde|altinda) )boguluyor|zehirlen|cok (?:fazla )?(?:ilac|hap) (?:ic|al|yut)|gogus agrisi|gogsum agri|trafik kazasi|kaza (?:gecir|yap)/u,
      /yangin|(?:ev|ofis|bina|araba|mutfak)\w* yaniyor|gaz (?:kaca|koku)|itfaiye/u,
      /hirsiz|soyuluyor|soygun var|evime gir|\bdovuyor|bana saldir|tecavuz|\bbica(?:k|g)|silahi? var|beni tehdit|(?<!(?:surec|is|sistem|program|yazilim)\p{L}* )beni oldur|polis(?:i)? (?:cagir|ara)|\bimdat/u,
    ],
  },
  ar: {
    despair: [
      /(?:اريد|بدي|ابي|اود) (?:ان )?(?:ا?موت|الموت|انتحر|الانتحار|اقتل نفسي)|انتحار|انتحر|(?:لا|ما) (?:اريد|بدي|اود) (?:ان )?(?:اعيش|العيش|الحياة)|اقتل نفسي|انهي حياتي|انهاء حياتي|تعبت من الحيا|اتمنى الموت/u,
    ],
    danger: [
      /اسعاف|نوبة قلبي|ازمة قلبي|سكتة|جلطة|لا (?:يتنفس|تتنفس|استطيع التنفس|يستطيع التنفس)|ينزف|انزف|نزيف|(?:فاقد|فاقدة|فقد) الوعي|اغمي|يختنق|اختنق|يغرق|تسمم|(?:حبوب|ادوية|حبوبا) كثير|الكثير من الحبوب|حادث سيار/u,
      /حريق|نار (?:في|ب)|يحترق|تحترق|رائحة غاز|تسرب غاز/u,
      /هناك لص|لصوص|حرامي (?:في|ب)|بيضربني|اقتحم|يقتحم|يضربني|ضربني|يهاجمني|اغتص|معه (?:سكين|سلاح|مسدس)|يهددني|سيقتلني|بالشرطة|اطلب الشرطة|النجدة/u,
    ],
  },
  de: {
    despair: [
      /ich (?:will|mochte|moechte|wurde gerne?) (?:einfach |nur )?(?:sterben|tot sein|nicht mehr (?:leben|da sein)|mich umbringen|mir das leben)|ich bring\w* mich (?:\w+ )?um|(?:mich|sich) (?:selbst )?(?:umbringen|tote|erhangen|verletzen)|selbstmord|suizid|nicht mehr leben|das leben nehmen|lebensmude|ware ich (?:doch )?tot/u,
    ],
    danger: [
      /krankenwagen|rettungswagen|notarzt|herzinfarkt|herzanfall|(?:hat|hatte|habe) (?:einen )?schlaganfall|atmet nicht|keine luft|bewusstlos|(?:vater|mutter|mann|frau|kind|oma|opa|kolleg\w+) .*zusammengebrochen|ohnmachtig|blute\w* (?:stark|sehr)|verblute|erstickt(?! (?:in|an))|ertrinkt|vergiftet|zu viele tabletten|brustschmerzen|verkehrsunfall/u,
      /es brennt(?! (?:bei|im projekt))|(?:haus|buro|wohnung|kuche|auto) brennt|in flammen|feuer im|brand im|gasgeruch|riecht nach gas|rufen sie die (?:polizei|feuerwehr)/u,
      /einbrecher|bricht (?:jemand |gerade )*ein|(?:(?:wird|wurde) (?:bei uns |gerade )*|jemand .*)eingebrochen|uberfallen|(?:schlagt|bedroht|verfolgt|wurgt) mich|vergewaltig|ich (?:werde|wurde)\b.*angegriffen|hat (?:ein messer|eine (?:waffe|pistole))|(?:er|sie|jemand|mann|frau|vater|freund|ex) bringt mich um/u,
    ],
  },
  fr: {
    despair: [
      /(?:veux|voudrais|envie de|vais|pense a) (?:mourir|me (?:tuer|suicider|pendre)|plus vivre)|suicid|(?:plus|pas) envie de vivre|ne veux plus vivre|en finir avec (?:la vie|ma vie)|mettre fin a (?:mes jours|ma vie)|marre de vivre/u,
    ],
    danger: [
      /(?:appele[zr]|besoin|envoye[zr]|faut)(?: dune| une| un| la| les| le| des| de)* (?:ambulance|samu|pompiers|police)|^une ambulance|crise cardiaque|infarctus|fait un avc|respire(?:r)? (?:pas|plus)|peux (?:pas|plus) respirer|inconscient|evanoui|\bsaigne|hemorragie|etouffe(?! (?:sous|de))|se noie|empoisonn|trop de (?:medicaments|pilules|comprimes|cachets)|accident de (?:voiture|la route)/u,
      /au feu\b|un incendie|incendie (?:dans|chez|au)|(?:maison|bureau|appartement|cuisine|voiture|immeuble) (?:brule|prend feu|est en feu)|il y a le feu|odeur de gaz|fuite de gaz/u,
      /cambriol|voleurs? (?:chez|dans)|effraction|un intrus|(?:il|elle|mari|on) (?:me|ma) ?(?:frappe|bat|battu|agresse|menace|etrangle|viole)|(?:va|veut) me tuer|a un (?:couteau|pistolet)|avec une arme|a une arme|au secours/u,
    ],
  },
} as const;
