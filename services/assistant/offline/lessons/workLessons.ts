import type { Lessons } from './Lessons.ts';

/** How visitors ask about working with us: price, time, trust, proof. Longer than other files: it is one list. */
export const workLessons: Lessons = {
  price: `
(how much|what) (does|do|would|will|is) {thing} (cost|cost us|cost me|cost a small company|be|)
how much (is|are|for|would be) {thing}
how much (do|would) (you|u|you guys) (charge|cost|ask|want|take|bill) (for {thing}|)
how much (money|would I have to pay|do I have to pay|do I need|should we budget|must we invest)
(what is|whats|what are|tell me|give me) (your|the) (price|prices|pricing|cost|costs|fee|fees|rate|rates|hourly rate|daily rate|price list|price range|tariff|minimum price|price of {thing}|cost of {thing}|price for {thing})
(price|prices|pricing|cost|costs|how much|fees|rates|quote|quotation|estimate|price list|pricing plans|packages|budget|tariff|tariffs|offer|cheapest|hourly rate|day rate|rate card|affordable|money|price for {thing}|cost of {thing}|quote for {thing})
(can|could|would|will) (you|someone) (give|send|make|prepare) (me|us) (a|an) (quote|price|offer|estimate|ballpark|cost estimate|quotation|price offer|proposal with prices)
(I need|we need|I want|I'd like|please send|how do I get) (a|an) (quote|estimate|price|offer|quotation|proposal) (for {thing}|for 20 people|)
(is it|are you|is this|are your services|is {thing}) (expensive|cheap|affordable|costly|pricey|too expensive|free|for free|affordable for a small company)
(do|can|must|should) (I|we) (have to pay|afford you|afford this|afford {thing}|pay in advance|pay monthly|pay in instalments|pay anything)
(do you|is it) (charge|bill|work) (by the hour|per hour|per day|a fixed price|hourly|for travel|per month|per user|extra|a fixed fee|on retainer)
(is there|are there|do you have) (a|an|any) (discount|monthly fee|hidden costs|minimum fee|subscription|deposit|extra costs|running costs|setup fee|free trial|packages|price list|special offer|discount for charities|ongoing costs)
(what|which) (budget|amount|sum) (do we need|is needed|should we plan|is realistic|would be enough) (for {thing}|)
(our|my|we have a) budget (is small|is limited|is 5000 euro|of 10000|is tight)
(fixed price|hourly|subscription|one-off|monthly|payment terms|payment plan|payment methods|vat included|including vat|discount|money back|refund|hidden costs|instalments)
(how|when) (do|is|are) (I|we|the price|you) (pay|calculated|paid|invoice|charge)
what (do I|do we|would we) (pay|have to pay) (for {thing}|)
(what is|whats) the (damage|cheapest option|minimum|total|catch)
(roughly|approximately|ballpark) how much
(too expensive|cheaper|any cheaper option|cheap|can you do it cheaper)
how many euros (for|is|does it cost) {thing}
(is there|do you offer|do you give) (a refund|a money back guarantee|your money back|a guarantee on price)
what if the project costs more than (planned|agreed)
(do you|can you) (take|accept) (card|credit cards|paypal|bank transfer|payment in instalments)
`,
  return: `
(what|which) (return|roi|profit|savings|benefit|gain) (can|do|will|should) (I|we) (expect|get|see|make) (from {thing}|)
(roi|return on investment|payback|payback time|payback period|savings|profitability|break even|return|amortisation|is it worth it|business case|cost benefit|financial benefits|cost savings|roi of {thing})
(when|how soon|how fast|how quickly|after how many months) (will it|does it|will {thing}|do we|do I|will we) (pay for itself|pay off|break even|get our money back|see a return|earn it back|be profitable|see results|see profit|recoup the investment|amortise)
(is|are) (it|this|{thing}) (worth it|worth the money|profitable|worth the investment|worthwhile|a good investment|economical)
(does|will) (it|this|{thing}) (pay|pay off|pay for itself|be worth it|save us money|save time|bring us anything)
how much (money|time|) (can|will|could|would|do) (we|I|you|it|a company) save (with {thing}|by automating|a year|)
how many hours (does it save|will we save|can we save|would it save us)
(what do|what would) (we|I) (gain|get out of it|save|earn) (financially|from it|with {thing}|in money)
(can|could|will) (it|you|{thing}) (save us money|reduce our costs|increase profit|cut costs|pay for itself)
(what savings|what roi|which savings|which benefit) (is|are|do|can) (realistic|typical|possible|your clients get|you promise)
(get|earn|make|recover) (my|our|the) (money|investment) back
(why|is it) (invest|investing|spend money) (in this|in automation|in ai|on {thing}) (worth it|)
(calculate|estimate|show me) (the|my|our) (roi|return|savings|payback)
what is the (benefit|financial benefit|economic benefit|return) of {thing}
`,
  time: `
how (long|much time|many weeks|many months|many days) (does|do|will|would|is|until|for) {thing} (take|need|last|ready|)
how (long|much time) (does it take|will it take|would it take|do you need|does implementation take|until it is ready|until go live|to implement|to build {thing}|to get started and finished)
how (fast|soon|quick|quickly) (can|could|will|would) (you|it|we|{thing}) (deliver|be ready|go live|be done|build it|finish|do it|start and finish|be up and running|have it)
(when) (will|would|could|can) (it|{thing}|the project|this) (be ready|be finished|be done|be live|be delivered|go live|be up and running)
(timeline|time frame|timeframe|duration|deadline|deadlines|delivery time|lead time|turnaround|project duration|implementation time|how long|schedule of the project|time to market|duration of a project|project length)
(what is|whats|tell me) (the|your|a) (timeline|time frame|typical timeline|duration|delivery time|turnaround time|usual duration|lead time|project length|typical duration)
(can|could) (you|it|{thing}) (finish|be ready|deliver|do it|be done|be live) (before Christmas|by summer|in two weeks|within a month|by {day}|in time for the season|before the end of the year|quickly)
(is it|is that|would it be) (quick|fast|slow|possible in one month|doable in three weeks|realistic in two months)
(we are|I am) in a hurry
(we need|I need) (it|this|{thing}) (urgently|fast|asap|by next month|quickly|before the season)
(is it|does it take) (a long time|long|months|years)
how long (would|does|will) (a|the) (simple|complex|typical|small|big|website|chatbot|voice agent|migration) (project|automation|) take
(are you|do you work) (fast|quick|quickly)
how much longer
`,
  support: `
(what is|whats|how long is) (your|the) (response time|typical response time|reply time|support response time|average reply time|reaction time)
how (fast|quickly|soon|long) (do you|does support|will you|until you|does it take until you|do you take to) (answer|reply|respond|get back|react|get an answer|answer emails|reply to messages)
(what|who|whom) (happens|helps us|do we call|do I call|helps|fixes it|is responsible) (if|when) (it|something|the system|the bot|the automation|it all) (breaks|stops working|fails|goes wrong|goes down|crashes|makes a mistake|doesn't work) (at night|on a Sunday|)
(do you|is there|will you|can you) (offer|provide|give|include|) (support|maintenance|after sales service|aftercare|technical support|ongoing support|warranty|a guarantee|updates|an SLA|24/7 support|help after the project|help after launch) (after launch|after the project|included|)
(support|maintenance|tech support|technical support|customer support|sla|aftercare|after sales|warranty|helpdesk|help desk|response time|updates|updates and maintenance|service level agreement|after-sales service|emergency|guarantee|bug fixes|monitoring)
who (maintains|looks after|takes care of|updates|monitors|supports|services|watches) (it|the system|the software|the bot|everything) (afterwards|after launch|once it is live|when you are gone|in the long run|)
(are you|is someone|is anybody|is there someone) (there|available|on call) (after the project|when the system crashes|if something breaks|at night if it fails|in an emergency)
(it|something|the system|your bot|the automation|our automation) (is|has|) (broken|stopped working|not working|down|crashed|does not work any more)
(I need|we need) (technical help|support|tech support|help with a system you built|help our bot is down)
(what|is there) (kind of|) support (do we get|is included|do you offer|after the launch)
(do you|will you) (monitor|watch|maintain|update) (the system|our systems|it|the software) (after launch|)
(something you built|the thing you made for us) (stopped working|is broken|has a problem)
when will (you|someone|I) (answer|reply|get an answer|hear back|hear from you)
how long (until|till|before) I (hear back|get an answer|get a reply)
how long do I have to wait for (an answer|a reply|help)
`,
  'data-protection': `
(is|are|will) (our|my|the|customer|patient|client|personal) (data|information|documents|files|records|customer data) (be|) (safe|secure|protected|private|confidential|encrypted|kept private|stored safely|in good hands) (with you|)
(where|how|how long|in which country) (is|are|do you keep|will you store|do you store) (our|my|the|) (data|documents|information|files|records|personal data) (stored|kept|saved|hosted|processed|held|going|)
(what|who) (happens|do you do|will you do) (with|to) (my|our|the) (data|information|documents|details|files|messages)
who (has access to|can see|sees|reads|can read|gets|owns) (our|my|the|customer) (data|documents|files|information|messages|contracts|code|records)
(are you|is it|is this|is everything|is your company|do you) (gdpr|) (compliant|comply with gdpr|gdpr compliant|gdpr conform|in line with gdpr|legal under gdpr|iso certified|iso 27001 certified|allowed under eu law)
(gdpr|data protection|data privacy|data security|privacy|privacy policy|confidentiality|dpa|nda|data processing agreement|iso 27001|cookies|cookie policy|information security|personal data|data safety|data storage|data ownership|privacy notice|encryption|data retention|security)
(do you|will you|can you|would you) sign (an nda|a dpa|a confidentiality agreement|a data processing agreement|non-disclosure)
(do you|will you|does the ai|does google|does openai) (train|learn) (on|from|models on|your models with|ai with) (our|my|the) (data|documents|files|emails|customer data)
(do you|will you) (share|sell|give away|pass on|send|use) (our|my) (data|information|email|details) (with others|to third parties|to google|to anyone|abroad|)
(can|how do|could) (I|we|you) (delete|remove|have|erase|export|get) (my|our|all) (data|information|personal data) (deleted|removed|)
(does|will|do) (the|our|my) data (leave|stay in|remain in|go outside) (the EU|Europe|Cyprus|our company|our servers)
(is|are) (the|your) (servers|server|data centre) (in Europe|in the EU|in Cyprus|in the US)
where are (your|the) servers
(does|will|can) (google|openai|microsoft|anyone|a third party|your staff) (see|read|get|access) (our|my) (data|documents|contracts|emails|customer data)
(we handle|we have|we work with|I deal with) (sensitive|medical|confidential|patient|personal|financial) (data|records|information|files) (is that safe|who can see it|is this a problem|what about privacy)
(is it|how) (safe|secure|risky|legal|dangerous) (is it|is this|is your ai|are you|to use ai with client files|to give ai our documents|to send you our data|)
(do you|does this site|what) (use|set|track|tracking|store) (cookies|me|analytics|about me|on my device)
what (do you|does this website|does the site) (store|save|collect|know) about (me|visitors)
(where is|show me|I want to read|can I see) (your|the) (privacy policy|privacy notice|privacy statement|data policy|cookie policy)
what about (gdpr|data protection|privacy|confidentiality|security|our trade secrets|cyber risk)
(how do you|how will you) (protect|secure|handle|treat|safeguard) (our|my|customer|personal|patient|sensitive) (data|information|documents)
(have you|did you) (ever had|had) a (data breach|leak|hack)
(can|does) (it|the ai) run (on our own servers|locally|on premise|inside our network) (so data stays with us|for privacy|)
who (owns|keeps|has) (the|our) (data|code|software|rights|intellectual property|source code) (afterwards|at the end|)
(is|are) (this chat|our conversation|the audit|my answers) (confidential|private|kept secret)
`,
  technologies: `
(what|which) (technologies|technology|tech|software|tools|programming languages|platforms|frameworks|tech stack|stack|databases|ai models|models|language models|llms|cloud providers|systems|programs) (do you use|do you work with|are you using|do you build with|do you know|do you prefer|do you support|do you integrate with|are behind your solutions)
(technologies|technology|tech stack|stack|tools|software|programming languages|integrations|frameworks|your technology|technical details|platforms|api|{tool}|{tool} integration|{tool} partner|open source|technology partners)
(do|can|does|could|will) (you|it|your solution|your software|your bot|the system|u) (work|integrate|connect|interface|talk|sync|be compatible|cooperate) (with|to) {tool}
(do|can) you (use|support|know|work with|integrate|connect|build on|build with|link|have experience with|do|offer) {tool}
(is it|are you|will it be|is your software) (compatible|integrated|familiar) with {tool}
(can|could) you (connect|link|integrate|sync) {tool} (and|with|to) {tool}
(we use|we have|we work with|our company runs on|we run) {tool} (is that a problem|can you integrate it|does it work with that|can you work with it|will your stuff work|)
(what|which) (is|are) (your|the) (tech stack|technology stack|technologies|tools of choice|technology behind it)
(what|which) (is it|are your solutions|are your bots|is your software) (built|made|written|programmed|developed) (with|in|on)
(tell me|something) about (your|the) (technology|tech|technologies|tools|stack)
(python or java|react or angular|{tool} or {tool}|which programming language|which database|which cloud)
(are you|you) (a|an) ({tool} partner|{tool} expert|microsoft partner|certified partner)
(does it|will it|can it|can you) (work|run|integrate) with (our old system|our existing software|what we have|our current tools|legacy systems|a system without api|our accounting programme|our own software)
(do you|are you) (use|using|vendor neutral|tied to|independent of) (open source|open source software|vendors|suppliers|proprietary software|a supplier|)
`,
  'case-studies': `
(can you|could you|please|) (share|show|show me|send me|give me|tell me about|list|present) (some|any|a few|your|) (case studies|examples of your work|past projects|references|previous work|success stories|projects you have done|real examples|examples|things you have built|your portfolio|customer stories|your work)
(case studies|case study|references|portfolio|examples|success stories|past projects|previous projects|your work|projects|clients|client list|customers|testimonials|reference projects|past work|customer stories|use cases you did|your clients|real results|track record examples|examples of work|what you built|what you have done)
(who|which companies) (are|have you|did you) (your clients|your customers|worked with|work for|worked for|helped|help|built for|work with in the past|automate)
(what|which) (projects|work) (have you|did you) (done|do|built|finished|completed|realised|delivered) (before|already|so far|for {trades}|in the past|)
(have you|did you) (ever|already|) (done|built|made|worked on|delivered|automated) (something|anything|projects|it|this|a project|such a thing) (like this|similar|for a {trade}|for {trades}|in our industry|before|for others)
(what have you|what did you) (done|built|do|make|achieve) for (a {trade}|{trades}|others|other companies|your clients|companies like ours)
(have you|did you|do you have) (worked|work|experience) (with|for|in) (a {trade}|{trades}) (before|already)
(do you have|are there|any|have you got) (references|case studies|examples|client references|reference customers|success stories|testimonials|customers I can call|proof of earlier work) (in {trades}|for {trades}|from {trades}|I can see|)
(can|may) I (talk|speak) (to|with) (an existing|a former|one of your|a happy) (customer|client|reference)
(tell me about|what about|show me|describe) (a|one|your|the) (project|best project|biggest project|project that went wrong|failure|typical client|recent project|real project|last project|project you are proud of|favourite project|first project results)
(what went wrong|what did not work|what failed|your mistakes|which projects failed and why)
(proof|evidence|examples) of (your work|earlier work|previous success|what you can do)
(case study|project|story|example|reference) (for|about|from|in) (a|the|) ({trade}|{trades})
(the|your) ({trade}) (case|case study|story|project|example)
(the) ({trade}) (in nicosia|in limassol|in paphos|in larnaca) (project|story|)
(real life|real world|practical|concrete) (example|examples|results|cases) (of savings|of ai|please|)
what (was|were) the result(s|) for (your clients|the hotel|the clinic)
`,
  method: `
how (do|would|will|does) (you|a project with you|your process|a project|you guys|the project|the cooperation|it|your approach) (work|go|run|go about it|look|proceed|look like|operate|implement these services|implement it|implement ai|approach a project|approach this|handle a project|manage projects|organise a project)
(what|which) (are|is) (the|your) (steps|stages|phases|process|approach|method|methodology|procedure|project phases|way of working|working method|steps of a project|milestones of a project)
(method|methodology|process|approach|project phases|how it works|steps|your process|your approach|way of working|working method|project management|project plan|implementation process|procedure|workflow of a project|how you work|project approach|stages)
(explain|describe|walk me through|tell me) (your|the|how you) (process|approach|method|work|way of working|do it|steps|methodology) (step by step|in detail|)
what (happens|comes|is|do we do) (first|next|after I sign|after the first meeting|during the project|after the consultation|then|when we agree|after that|after we hire you)
(do|will) (we|I|our staff|our people|the team) (get|have|receive|be|need) (the source code|documentation|a manual|trained|involved|training|to do anything|the keys|a handover|a project manager|one contact person)
(what|how much) (do you need from us|will our involvement be|of our time do you need|work is it for us|do we have to do|will be our part|effort is it for us)
(who|do we|do you) (owns the software|own the code|keep the code|hand over the code|own the system|own what you build|hand everything over|give us the source code) (at the end|when you are finished|)
(do you|will you) (lock us in|make us dependent|work agile|use scrum|test before going live|do a pilot|start with a trial|start small|do a proof of concept|do testing|build a prototype|come to our office to watch|work on site|work remotely|train our staff|train our people)
(is there|can we have|could we do) (a pilot|a trial|a test phase|a proof of concept|a trial run|a prototype|vendor lock-in|a handover)
(agile|scrum|waterfall|pilot|prototype|proof of concept|handover|on site or remote|vendor lock in|testing|project manager|documentation)
how (would|will|do) you (start|begin) (in my company|with us|a project|the work)
how (is|are) (a project|projects|the work|things) (organised|structured|managed|done|carried out|implemented|run)
(how|when|what) (involved|much work) (will we be|is it for my team|for us)
how do you implement (these services|ai in a company|automation|such projects|your solutions|it)
(can|could) we (stop|cancel|leave|quit) (after a step|halfway|anytime|the project|the contract)
(what|how) (does|would) (working with you|cooperation|collaboration|the cooperation|a typical project) (look like|work|involve|go)
`,
  'getting-started': `
how (can|do|should|could) (I|we) (get started|start|begin|get going|proceed|start working with you|start a project|become a client|sign up|hire you|order|engage you|start with ai automation at your company|work with you)
(where|how) (do|should|can) (I|we) (start|begin|sign up|sign|order)
(what is|what's|what are) (the|my|our) (first step|next step|next steps|first steps|first thing to do)
(get started|getting started|start|start now|next steps|first step|sign me up|sign up|begin|let's start|let's go|let's do it|let's do this|let's begin|ready to start|count me in|join|onboard me|become a client|become a customer|start a project|new project|hire you|order)
(I want|we want|I'd like|we would like|I am ready|we are ready|I am interested in) (to start|to begin|to hire you|to work with you|to become a client|to order|to go ahead|to proceed|starting a project|working with you|to start a project|to sign up|to buy|to engage your company)
(I am|we are) (interested|in|sold|convinced) (what now|what next|how do we proceed|what do I do now|)
what (do I|do we|should I|must I|should we) (do|have to do|need) (to start|to begin|to get started|first|next|now|to work with you|to become a client)
what (do you need|information do you need) (from us|from me|) to (start|begin|get going)
(okay|ok|great|yes|good) (what now|what next|how do we start|let's start|I want it|sign me up|let's go)
(can|could) we (start|begin) (right away|immediately|next week|tomorrow|now)
`,
  consultation: `
(can|could|may|how do|how can|I want to|I'd like to|we would like to|I need to|please) (I|we|) (book|schedule|arrange|have|get|set up|make|reserve|request|organise|plan) (a|an) (meeting|consultation|appointment|call|demo|video call|free consultation|zoom call|talk|session|first meeting|intro call|consult|conversation|phone call|teams meeting|time slot) (with you|with one of your experts|with your team|with an expert|with a consultant|{when}|for {when}|please|)
(consultation|free consultation|meeting|appointment|book a meeting|book a call|schedule a call|demo|book a demo|video call|zoom|meet|consult|consultations|schedule meeting|book appointment|arrange a meeting|free consult|intro call|discovery call|first meeting|initial meeting|book|calendar|time slots|kick-off call|free advice|a chat over coffee)
(do you|is there|can I get) (offer|have|give|) (a|an|) (free|complimentary|initial|first|) (consultation|consultations|first talk|advice session|initial meeting|demo|introductory call|consult|first call|trial session)
(can|could|shall) (we|you|someone|somebody|one of you) (meet|talk|come to our office|visit us|come by|meet for coffee|meet {when}|talk {when}|have a chat|have a call|discuss it|jump on a call|hop on a call) (to discuss our needs|about our project|and discuss|over coffee|{when}|)
(I want|I'd like|we'd like|I need|I would love) to (discuss|talk about|talk through|speak about|go over) (my|our|a) (project|idea|needs|requirements|problem|situation|plans|case)
(is|are) (the|your) (consultation|consultations|first meeting|first talk|initial call|first consultation) (free|complimentary|free of charge|without obligation|paid|in person|online)
(speak|talk|meet) (to|with) (an expert|a consultant|a specialist|one of your experts|your experts|an advisor) (about my project|about our project|)
(when|which day) (can we meet|is your next free slot|are you free for a meeting|could we talk|do you have time|can we have a meeting|can you visit us)
(what happens|how does it go|how long is it) (in|during) (a|the) (consultation|first meeting|free call)
show me a demo
do you (come|travel|drive) (to us|to our office|to {place}) (for a meeting|for a first talk|)
`,
  audit: `
(what is|tell me about|explain|how does) (the|your|this|an) (audit|ai audit|free audit|business audit|ai business audit|free ai audit|free assessment) (work|about|exactly|)
(audit|free audit|ai audit|business audit|free assessment|assessment|ai business audit|free report|start audit|the audit|ai assessment|ai check|ai readiness check|free check|business check|questionnaire|audit form|sample report|free analysis|evaluation|self assessment|report about my company|audit report)
(where|how) (can|do) I (do|find|take|start|get|fill in|request|begin|order) (the|your|a|an) (audit|free audit|assessment|ai audit|audit form|free report|report|free assessment)
(do you|is there) (offer|have|do|) (a|an|any|) (free|) (audit|assessment|assessments|audits|evaluation|business check|check-up|report|analysis of our business|potential analysis)
(what|which) (do I get|is in|does it contain|questions are in|comes out of|happens after|does it say|will I learn) (from|in|) (the|your) (audit|report|audit report|free report|audit form)
how (long|many questions|much) (does|is|has|are) (the audit|the assessment|the audit form|the questionnaire) (take|have|to fill in|)
(is|are) (the|your) (audit|assessment|report) (free|really free|confidential|binding|useful|serious|anonymous|automatic|written by ai|made by a person)
(I want|I'd like|can I get|please make|give me|I need) (a|an|the|to do the|to take the|my) (audit|free audit|assessment|report|assessment of my business|evaluation of our processes|report about my company|analysis of my company|free report)
(can|could|would) you (analyse|assess|evaluate|audit|check|examine|review|look at) (my|our) (business|company|processes|firm|situation) (for free|and tell us what to automate|)
(check|find out|tell me|analyse) (what|which|where) (we could automate|of our tasks could be automated|ai would pay off in my company|my company can improve) (for free|)
(who|do I have to) (reads|give my email for|register for|sees) the (audit|report)
do I need to (register|give my email|pay|sign up) for the (audit|report|assessment)
what happens (after|when) I (submit|send|finish) the (audit|form|questionnaire)
eight questions three minutes
`,
  automations: `
(what|which) (tasks|processes|things|jobs|work|kinds of tasks|routine work) (can|could|do) (be|you|a machine|a robot|software|we|ai) (automated|automate|take over|be automated|do for us|do)
what (can|could|do) (you|be|one|i|we) (automate|automated) (at|in|for|with) (a {trade}|{department}|our company|a small office|{trades}|my business|)
(what is|whats) (possible|best) to automate (in {department}|for a {trade}|)
(automations|automation examples|automation ideas|examples of automations|list of automations|automation catalogue|catalogue|catalogue of automations|things you can automate|what can be automated|tasks to automate|all automations|automation library|ready made automations|use cases for automation)
(give|show|tell) me (some|a few|) (examples|ideas) (of|for) (automations|automation|things to automate|what can be automated|tasks a machine can do) (in {department}|for a {trade}|)
(examples|ideas|list) (of|for) (automation|automations|tasks a robot can do|things to automate) (in {department}|for a {trade}|for {trades}|)
(automations|automation|automating) (in|for) ({department}|{trades}|a {trade})
(what|which jobs) can (a machine|a robot|software|a computer|ai) (do|take over|handle) (in {department}|for my accountants|for my staff|in HR|for us|in an office)
(which|what) (automation|automations) (saves|save|is|are) (the most time|most hours|the most popular|the best|available|you offer|do you have)
where could (we|a {trade}) save time
`,
  blog: `
(do you|does the company|is there) (have|write|publish|run|) (a|an|any|) (blog|articles|newsletter|posts|publications|magazine|news page|podcast|anything)
(blog|articles|news|posts|blog posts|latest posts|latest news|your blog|newsletter|tech insights|industry news|company updates|company news|publications|publish|resources|insights|updates|whitepapers|recent articles|read more|something to read|webinars|podcast|press releases|latest articles|newest post)
(where|how) (can|do) (I|you) (read|find|post|see|get|subscribe to) (your|the|) (articles|blog|news|posts|updates|latest news|newsletter|publications)
(show me|I want to read|I'd like to read|link to|send me|can I read) (your|the|some|) (blog|articles|latest article|latest posts|news|newest post|something about ai|more about this topic)
(do you|have you) (write|written|published|publish) (something|anything|an article|articles|) (about|on) (the ai act|chatbots|voice agents|e-invoicing|automation|ai|handover|measuring hours saved|retrieval|fine tuning)
(any|some|recent|is there an) (article|articles|posts|blog posts|texts|reading) (about|on) (ai|chatbots|e-invoicing|voice agents in Greek|automation|invoice matching|the ai act|retrieval|model retirement)
(what is|whats|any) (new|news|the latest) (with you|at your company|from the company|in your company|in the industry|)
(can I|how do I) (subscribe|sign up) (to|for) (your|the|a) (newsletter|blog|updates)
(who writes|how often do you update) (the|your) (blog|articles)
(student|I am a student|for my thesis) (anything to read|have you published something|need articles)
`,
};
