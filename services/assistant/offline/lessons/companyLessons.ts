import type { Lessons } from './Lessons.ts';

/** How visitors ask about the company itself. Longer than other files: it is one list. */
export const companyLessons: Lessons = {
  location: `
(where|whereabouts) (are|r) (you|u|you guys|your offices|your people) (based|located|situated|exactly|at|from|)
where (is|are) (your|the) (office|offices|headquarters|company|firm|premises|HQ) (located|based|exactly|)
where can I (find|visit|meet) you (in person|)
(what|which) (city|town|country|street|part of {place}|area|region) (are you in|is your office in|do you work from|is it)
(what is|whats|tell me|give me|send me|I need|may I have) (your|the|the company) (address|adress|postal address|street address|full address|location|post code|zip code|whereabouts)
address (please|of the office|of your company|pls|)
(office|company|street|postal|mailing|registered|business) (address|location)
(headquarters|hq|postcode|zip code|zip|street|map|directions|location|address|adress|office)
how (do|can) I (get|drive|walk|come) (there|to you|to your office|to the office) (by bus|by car|from the airport|)
(can|could|may) (I|we) (visit|come by|come to|drop by|pop in|stop by|come in|pass by) (you|your office|the office|in person|) ({when}|)
(is|are) (you|your office|the company|it) (in|near|outside|in the centre of|close to) {place}
are you (a|) (local|cypriot|based in {place}|near {place}|in {place}|from {place}|close by|nearby|around here)
do you have (an office|offices|a branch|branches|a local office|premises) (in|outside|near) {place}
(any|other) (office|offices|branch|branches) (in {place}|elsewhere|abroad|nearby)
(is there|do you have) (parking|a car park|a bus stop) (near|at|outside) (your office|you|the building|the office)
(nearest|closest) (bus stop|parking|office|branch) (to you|to your office|)
how far (are you|is it|is your office) from (the airport|the centre|{place}|the sea|Ledra street)
where (should|do) (I|we) send (the|a|our) (parcel|letter|post|package|documents by post)
(your|the) (physical|exact|nicosia) (address|location|office)
(where|which place) (would|will|do|can) we meet (you|)
old town of nicosia
where is (it|this|that) (based|located|)
which floor (are you on|is your office)
(registered|main) (seat|office|address) (of the company|)
`,
  hours: `
(what are|whats|tell me) (your|the) (opening|office|working|business|) (hours|times)
(opening|office|working|business|closing) (hours|times|time|days)
(when|what time|until when|till when|from when) (do|does|are|is) (you|your office|the office|u) (open|close|closed|shut|there|available|start work|finish)
(are|r) (you|u|you guys|they) (open|closed|working|there|available) (now|today|on {day}|at {day}|tonight|right now|tomorrow|late|rn|over {day}|)
do you (work|open|answer the phone|take calls) (on|at|during|over) {day}
is (the office|anyone there|anybody in|your shop|somebody there) (open|) (on {day}|at {day}|at night|after 6|before 9|)
can I (call|ring|phone|visit|come) (you|) (on|at|during) {day}
(what|which) days (are you|do you) (open|work|closed)
(what time|when) (can|may|should) I (call|ring|phone|reach you|come)
(is it|am I) too (late|early) to (call|ring|phone)
(lunch break|siesta|summer hours|hours|open|opening|closed|weekends|sunday|saturday|bank holidays)
how late (are you open|can I call|do you work)
(until|till) (what time|which hour|when) (can I call|are you there|do you work|are you open)
do you close for (lunch|Easter|August|the summer|Christmas)
(can I call|are you available|do you answer) (24/7|around the clock|after hours|outside office hours)
`,
  contact: `
(how|where) (can|do|could|may|should) (I|we) (contact|reach|call|ring|phone|email|message|get hold of|get in touch with|write to|speak to|text) (you|u|your team|your company|someone|somebody|your office|a person|support staff|)
(what is|whats|give me|tell me|send me|may I have|can I have|I need|do you have|have you got) (your|the|a|an) (phone number|telephone number|number|email|e-mail|email address|mail|contact details|phone|telephone|whatsapp|whatsapp number|contact information|fax number|mobile number)
(phone|telephone|phone number|tel|telephone number|email|e-mail|mail|email address|mail address|contact|contact details|contact info|contacts|number|your number|call|call you|call me|callback|call back|fax|whatsapp number|message you)
(I want|I would like|I wish|I prefer|I'd rather|I need|can I|could I|let me|may I) (to|) (talk|speak|chat) (to|with) (a|an|some|one of your|somebody|someone) (human|person|real person|human being|people|agent|sales rep|representative|colleague|manager|employee|staff|operator|actual human)
(please|) (call|ring|phone|email|contact|text) me (back|) ({when}|please|)
(can|could|would) (you|someone|somebody|anyone) (call|ring|phone|email|contact) (me|us) (back|) ({when}|)
(connect|transfer|forward|put|pass|refer) me (to|through to|over to|on to) (a person|someone|sales|a colleague|a human|your sales department|customer service|the manager|an agent|a representative)
(human|person|real person|agent|operator|representative|human agent|live agent|live person|a human please|somebody real|customer service|sales|sales team|a person please)
(not|no) (a|more) (bot|bots|robot|machine) (please|) (human|a person|someone real|)
I (do not|don't) want to (talk|chat|speak) (to|with) a (bot|machine|robot|computer)
(who|whom) (can|do|should|could|must) I (contact|call|write to|speak to|email|ask|talk to|complain to|turn to|address) (about|regarding|for|) (a partnership|press|an invoice|a proposal|sponsorship|this|)
(press|media|partnership|sponsorship|marketing|supplier|journalist) (enquiry|enquiries|contact|request|proposal|contact person|inquiries)
I am a (journalist|reporter|supplier|student|recruiter) (and|) (who can I ask|would like an interview|need a contact person|want to speak with someone)
(are you|is the company|can I find you|follow you) on (linkedin|facebook|instagram|twitter|x|youtube|tiktok|social media|whatsapp|viber)
(do you have|what is|where is) (a|your|the) (linkedin|facebook|instagram|twitter|youtube) (page|account|profile|channel|)
(linkedin|facebook|instagram|twitter|youtube|social media|your socials|social networks|tiktok)
(where is|do you have|is there) (a|the|your) contact (form|page)
(I want|can I|how do I|I'd like) (to|) (leave|send) (you|) (a|my) (message|number|details|phone number|note|email|contact details|file)
(I want|I have|where do I send|how do I make) (to make|) a complaint
I (sent|wrote|called|phoned) (you|) (an email|a message|) (and|but) (nobody|no one) (answered|replied|called back)
(this bot is useless|you are no help|you don't understand|this is not helping) (get me a person|I want a human|let me talk to someone|give me a human)
get (in touch|hold of you|me a human|me someone)
(in touch|reach out|reach you|write to you|drop you a line|speak to someone|talk to someone|talk to sales)
who (handles|is responsible for|deals with) (partnerships|press|complaints|new clients|sales|invoices)
which (number|email|address) (do|should|can) I (call|use|write to|dial)
(my|our) (boss|colleague|it guy) (wants|would like) to (call|email|contact) you
can I (send|forward) you (a document|some documents|files|a brief|our requirements) (by email|)
`,
  'why-choose': `
why (choose|pick|hire|trust|prefer|use|select|go with|take|work with|should I choose|should we pick|should I trust|should we hire|would I choose|would anyone pick) (you|your company|your firm|u|this company|you guys|your services)
why (you|u|your company|yours|this company)
(what|which) (makes|sets|is) (you|your company|the company|your firm) (different|special|better|apart|unique|stand out|so special|best) (from others|than others|from the competition|from the rest|)
(what is|whats) (the difference between you and|so special about|different about|special about|unique about) (you|others|other agencies|your competitors|a freelancer|your company|other companies)
how (are|do) you (different|better|compare|differ|stand out) (from|than|to|with|) (others|the others|your competitors|a big consultancy|other agencies|the competition|)
(usp|your usp|unique selling point|selling points|competitive advantage|your strengths|advantages|your advantages|benefits of choosing you|reasons to choose you|reasons to hire you)
(convince|persuade|impress) me
why (not|should I not) (just|simply|) (use|hire|take|ask) (a freelancer|chatgpt|someone cheaper|my nephew|our IT guy|one of the big firms|another company|do it ourselves|excel)
(give me|name|tell me) (one|a|three|some) (good|) reason(s|) (why I should choose you|to work with you|to hire you|to pick you)
what (do you do|can you do|do you have) (better|that) (than|) (others|other companies|others don't|others cannot)
(are you|you are) better than (accenture|deloitte|others|the competition|your competitors|the big four)
who are your competitors and why are you better
what (are|is) (your|the) (strengths|strong points|edge|advantage) (compared to others|over others|)
(should|can|could|why can) (I|we) (trust|believe|rely on) you
we (already have|have) (an IT company|an IT provider|an agency|a supplier) (why change|why should we switch|why you)
(what|why) would (I|we|anybody) (gain from choosing you|hire you|choose you)
(I have|we have|got) (three|two|other|cheaper) offers (from other companies|) why (yours|you)
`,
  about: `
(tell me|say|explain|I want to know|I'd like to know) (something|more|a bit|a little|) about (you|yourself|yourselves|the company|your company|your firm|this company|your business|your organisation|you guys)
(who|what) (are|r) (you|u|you guys|you people|these people) (as a company|exactly|)
(what|which) (is|kind of company is|sort of firm is|type of business is) (this|this company|your company|this site|this website|it)
what (is|does) (the company|your company|your firm) (about|do|all about)
(who is|who's) behind (this|this site|this website|the site|all this)
(about us|about you|about the company|company profile|company info|company information|company overview|company|your company|firm profile|who we are|who you are|profile|information about the company|background of the company)
(introduce|describe|present) (yourself|yourselves|your company|your firm|the company) (in a sentence|briefly|please|)
(give me|I need|do you have) (a|some|an) (company profile|background on your company|overview of the company|brochure|information on your company|short description of your company)
(are you|is this) (a startup|a real company|a cypriot company|a big company|a serious company|legit|an agency|a consultancy|a small firm|an IT company|a software house)
what does your (name|company name) mean
(with whom|who) am I dealing (with|)
more about (you|your company|the firm)
how (big|large|small) is (your company|your firm|your team|the company)
`,
  founder: `
who (founded|started|created|set up|established|built|opened|launched|began) (the|this|your|) (company|firm|business|it|agency|place)
who (is|are|was) (the|your|) (founder|founders|ceo|owner|owners|boss|director|managing director|head|chief|chairman|leader|president of the company|manager of the company|md|big boss)
(founder|ceo|owner|boss|director|managing director|management|leadership|the founder|founders|chief executive|company owner|your boss|your ceo)
who (runs|owns|leads|heads|manages|directs|controls|is in charge of|is at the top of|is behind) (the company|this company|your company|this place|the firm|the business|this|it all|it)
who is (in charge|the one in charge|responsible for the company)
(what is|whats|tell me) the name of (your|the) (founder|director|boss|ceo|owner|managing director)
(tell me|something|more) about (the|your) (founder|ceo|owner|boss|director|founders|woman who started it|lady who founded the company)
(is|was) (it|the company|the founder) (founded by a woman|a woman|a family business|owned by someone)
(what does|what did) (the|your) (founder|ceo|boss) (say|think)
(can I speak|connect me) (to|with) (your ceo|the founder|the director|the owner)
who (had|came up with) the idea (for the company|of this company)
(partners|shareholders|board|management team|leadership team) (of the company|)
`,
  history: `
(when|what year|in which year|which year) (were you|was the company|was it|did you|did the company|was your firm|did it all|were you guys) (founded|established|started|start|begin|set up|open|opened|created|launched|formed|born)
how (long|many years) (have|has|are|do) (you|the company|you guys|your firm|u) (been|exist|existed|been around|been in business|been operating|been doing this|in the market|on the market|been going|in business)
since (when|what year) (do you exist|are you in business|does the company exist|have you been in business|are you on the market|are you active)
how old (is|are) (your company|the company|the firm|you as a company|your business|this company)
(company|your|the) (history|story|milestones|timeline|background|beginnings|origins) (of the company|please|)
(history|milestones|founded|founding year|year of foundation|foundation year|established|years in business|since when|date of establishment|years of experience)
(tell me|what is) (your|the) (history|story) (of the company|of your company|)
what (happened|did you do|did you achieve|was your milestone|went on) in {year}
how did (you|the company|it|it all|your company) (start|begin|come about|come into being|get started)
(are you|is it|is this) a (new|young|old|fresh) (company|firm|business)
(were you|did you exist|was the company) (around|there|already there) before (covid|the pandemic|2020)
(how much|how many years of|what) experience (do you have|has the company|have you got) (in this field|in the market|)
(what was|tell me about) your first (project|client|customer)
(are you|you) (an established company|experienced|newcomers)
how has the company (grown|developed|changed) (over the years|since {year}|)
`,
  mission: `
(what is|whats|tell me|explain) (your|the|the company|your company) (mission|purpose|goal|aim|mission statement|objective)
(mission|mission statement|company mission|your mission|purpose|company purpose|your goal|goals of the company)
why (do you|does the company|does your company|do you guys) (exist|do this|do what you do)
what (drives|motivates) (you|the company|your team)
what (are you|is the company|is your company) (trying|aiming|hoping) to (achieve|do|accomplish)
(what|why) (is the point of|is the purpose of|did you start) (your company|this company|the company|the business)
`,
  vision: `
(what is|whats|tell me) (your|the|the company) (vision|vision for the future|long term vision|vision statement|ambition|big plan|dream)
(vision|your vision|company vision|vision statement|long term goals|future plans|ambitions|plans for the future|your future)
where do you (see yourselves|see the company|want to be|want to go) (in five years|in ten years|in the future|one day|)
what (does|will) the future (hold|look like) (for you|for your company|)
(what are|tell me) your (plans|future plans|long term goals|ambitions) (for the company|for the future|)
how do you see (the future|Cyprus in the future|business in ten years)
`,
  values: `
(what are|tell me|which are|name) (your|the|the company|your company) (values|principles|core values|beliefs|ethics|ideals)
(values|company values|core values|our values|principles|ethics|your ethics|culture|company culture|work culture|business ethics|corporate values|your principles|code of conduct)
what (do you|does the company|does your company) (stand for|believe in|value|care about)
what (matters|is important|is most important|counts) to (you|the company|your company)
(do you have|what about) (ethical|moral|) (principles|ethics|a code of ethics|rules you follow|sustainability)
(which|what) (principles|values|beliefs) (guide|drive|lead|are behind) (you|your work|the company)
(how|are you) (ethical|honest|transparent|responsible) (are you|as a company|)
`,
  results: `
how many (clients|customers|projects|companies|satisfied customers) (do you have|have you had|have you completed|have you done|have you worked with|have you helped|did you do|trust you|so far|use your services|already)
(number|amount|count) of (clients|customers|projects|completed projects|happy clients)
(success rate|satisfaction|client satisfaction|customer satisfaction|satisfaction score|rating|ratings|track record|statistics|stats|your numbers|facts and figures|key figures|results|your results|your success rate|reviews|customer reviews|average rating|proof|87|156|4.9)
(what is|whats|how high is) (your|the) (success rate|satisfaction rate|rating|customer satisfaction|track record|client satisfaction|average rating|failure rate)
(are|were) (your|the) (clients|customers) (happy|satisfied|pleased) (with you|with your work|)
how (successful|good|reliable|happy|satisfied) (are you|are your projects|are your clients|is your company|are your customers)
(do|did) (your|the|all your) projects (succeed|work|work out|fail|always succeed|really work)
(what percentage|how many|what share) of (your|the) projects (succeed|fail|failed|work|went wrong|are successful|were a success)
(what|which) results (have you achieved|do you get|did you achieve|can you show)
(do you have|show me|give me|any) (figures|numbers|statistics|proof|evidence|data) (that prove|about your success|of your success|on your results|about the company|that you are good|of your work)
(are you|you) (any good|really good|successful|proven|trustworthy|reliable)
do you have (good reviews|reviews|ratings|happy customers)
(do you|can you) guarantee (results|success|the result|that it works)
(what do|how do) (your|) (customers|clients) (say about you|rate you|think of you)
`,
  languages: `
(do|does|can|could) (you|u|your team|your staff|you guys|anyone there|your people|your consultants) (speak|talk|write|understand|work in|support|do it in|know) {language}
(which|what|how many) languages (do you speak|do you support|can you speak|are available|does your team speak|can I write in|do you work in|do you cover)
(languages|language|{language}|{language} please|in {language}|multilingual|bilingual|spoken languages)
(is|are) (there|your site|the service|your services|support) (available|somebody who speaks|anyone speaking|also|) (in|) {language}
(can|may|could) (I|we) (write|speak|talk|continue|chat|communicate|do this|work) (to you|with you|) in {language}
(in|) (which|what) language (do we work|is the project|will you work with us|are the meetings|is the report)
(milate|mila|milas) (ellinika|agglika|rosika)
(my|our|I) (english is not good|boss only speaks {language}|staff speaks only {language}|speak only {language}) (do you speak {language}|is that a problem|)
(do you have|any) {language} (speaking|speakers) (staff|people|employees|consultants|)
sprechen sie deutsch
parlez vous francais
`,
  industries: `
(what|which) (industries|sectors|branches|fields|kinds of companies|types of companies|sort of companies|business sectors|verticals) (do you work with|do you serve|do you work in|do you specialise in|do you cover|do you help|do you know best|are you active in|have you experience in)
(industries|sectors|target customers|target group|target market|client types|your market|types of clients|{trades}|industries served|verticals)
do you (work|deal|cooperate|do business) with {trades}
do you (serve|help|support|take|cover|know|specialise in|have experience with|have clients in) {trades}
(are you|is this|would this be|is your service) (suitable|good|right|useful|also|) for (a|an|my|our) {trade}
(we are|I run|I own|I have|I manage|this is|I work for|we run) (a|an|a small|a family) {trade}
(we are|I run|I own) (a|an) {trade} (can you help us|is this for us|do you work with such companies|is that something for you|are we too small)
(is|am|are) (my|our|I|we|a) (company|business|firm|) (of 5 people|) too (small|big|large|tiny) (for you|for this|)
do you (only|also|) (work with|take|serve) (big|small|large|tiny|medium|family|public|private|foreign|international|cypriot) (companies|businesses|firms|clients)
(what|which) size (of|) (companies|company|business) (do you work with|are your clients|is right for this|do you take)
(who|what kind of people|what kind of companies) (are|is) (your|the) (typical|usual|ideal|) (clients|customers|client|target group|audience)
who (do you work with|do you work for|is this for|do you help|is your service for|uses your services)
(do you work with|do you help|do you take) (freelancers|individuals|sole traders|one person companies|private persons|startups|NGOs|the public sector|government|SMEs|clients abroad|companies in {place}|clients from {place})
(is this|do you work) only (for|with) (companies in {place}|large companies|corporations|hotels|cypriot companies|big firms)
(we are|our company has) (only|just|about|) (3|4|12|40|300|500|1000) (people|employees|persons|staff) (is that enough|are we too small|too big|is this for us|)
(any|do you have) experience (with|in) (my industry|our sector|{trades}|the {trade} business)
do you know (the|) ({trade} business|{trade} industry|our industry|my sector)
small business
`,
  assistant: `
(are|r) (you|u) (a|an|) (robot|bot|human|real|real person|machine|ai|person|computer|program|chatbot|artificial|alive|sentient|living being|algorithm)
(am I|are we) (talking|speaking|chatting|writing) (to|with) (a|an|) (human|robot|person|machine|real person|computer|bot|ai)
(is|was) (this|that|it|there) (a bot|a human|chatgpt|gemini|a real person|automated|an ai|a person behind this|someone real|a person answering|a chatbot)
(what|which) (model|ai|llm|language model|technology|program) (are you|do you use|is this|is behind this chat|are you running on|powers you|are you based on)
are you (chatgpt|gemini|gpt|claude|siri|alexa|google|copilot|gpt 4)
(what is|whats|do you have|tell me) (your|a) name
(who|what) (made|built|created|programmed|trained|developed|designed) you
(who|what) (are|am I talking to|is this) (you talking to|exactly|)
(what are you|what r u|who is this|who is answering|who is writing|who answers here|who am I talking to|who am I chatting with|who is there)
(do you|will you|can you|is this|are my messages) (record|save|store|remember|saved|recorded|stored|keep) (this chat|our conversation|what I type|what I write|our last chat|the conversation|this conversation)
(do you|can you) (learn from me|learn from this conversation|think|feel|understand me|have feelings|get tired|sleep)
how (do you|does this bot|does this chat|does this assistant) (work|know things|function|find answers)
(how|are you) (clever|intelligent|smart|good|reliable) (are you|as a bot|)
(can|should) I (trust|believe) (your answers|what you say|a bot|this bot|everything you say)
where do (your answers|you get your answers|you get your information) (come from|)
(bot|robot|assistant|are you there|this chat|this bot|virtual assistant name)
(your|the) (assistant|bot|chat) (is strange|name|makes mistakes)
(can you|do you) make mistakes
(what are|tell me|show me) your (instructions|rules|limits|capabilities as a bot)
is there (a human|a person|somebody|anyone) (reading this|behind this|here|on the other side|there)
(do you|does this chat) use (ai|chatgpt|artificial intelligence|gemini|a language model)
`,
};
