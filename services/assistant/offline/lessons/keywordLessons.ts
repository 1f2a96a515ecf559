import type { Lessons } from './Lessons.ts';

/** How visitors greet, thank, ask for help, and ask what there is. */
export const keywordLessons: Lessons = {
  hello: `
(hello|hi|hey|hiya|howdy|hallo|helo|yo|hii|heyyy|hellooo|greetings|good morning|good afternoon|good evening|good day|morning|evening|afternoon|kalimera|kalispera|yassou|geia sou|γεια|γεια σας|καλημέρα|καλησπέρα|bonjour|hola|salut|hi hi|hey hey|heya) (there|all|everyone|bot|sir|madam|dear|team|guys|assistant|friend|to you|from {place}|my friend|dear assistant|)
(hello|hi|hey) (how are you|hows it going|how do you do|nice to meet you|what's up|anyone there|anybody here|is anyone there|are you there)
(how are you|how are you today|what's up|how is it going|how do you do|nice to meet you|pleased to meet you|anybody there|is somebody there|dear sir or madam|greetings from {place}|good day sir)
`,
  help: `
(help|help me|help please|please help|i need help|i need some help|can you help|can you help me|could you help me|can u help|help pls|need assistance|i need assistance|assist me|help!!|sos|hilfe|menu|options|commands|how to use this|faq|questions|support me)
(what|which) (can|could|may|should) (I|we) (ask|ask you|do here|ask here|type|say)
(what|which) (questions|topics|things|kind of questions|sort of questions) (can|do) (I ask|you answer|you know about|you know|I ask you|you understand)
(what|how) (can|could|do) you (help|help me with|do for me here|do here|answer|know|help me|assist me with|be of help)
how (does|do|can) (this|this chat|this thing|I use this|I use this chat|the chat) (work|)
(i don't understand|i do not know what to ask|not sure what to ask|i am confused|i am lost|give me options|show me the menu|what are my options|what now|i have a question|can i ask you something|may I ask a question|i have some questions|quick question|question)
what are you able to (do|answer|help with)
`,
  services: `
(what|which) (services|solutions|products|service|kind of services|types of services|sort of services|stuff|kinds of solutions) (do you|does your company|do you guys|does your firm|can you) (offer|provide|have|sell|do|deliver|give)
(what|which) (do|does) (you|your company|your firm|your agency|your business|u|you guys|you people|this company) (do|offer|provide|sell|make|do exactly|do for companies|do for businesses|do for a living|specialise in|actually do)
(services|service|your services|our services|list of services|service list|all services|solutions|products|offer|offering|your offering|your solutions|service catalogue|expertise|areas of expertise|areas of business|capabilities|portfolio of services|business areas|specialities|what you offer|what you do|what do you do|main services|services overview|seven services)
(list|show|show me|tell me|give me an overview of|describe|explain|present) (all|) (your|the) (services|solutions|products|offerings|service areas|areas of work|capabilities)
(what|how) (can|could|would) (you|your company|your firm|you guys) (do|offer|do for us|do for me|do for my company|offer us|offer a {trade}|do for a {trade}|offer me|help my company|help us|help our business|help a {trade})
(tell me|I want to know|I'd like to know|explain) (what you do|what you offer|what you can do for us|what your company does|about your services|everything you do|what services you have|all you are doing)
(what|which|any) (other|more|else) (services|do you offer|do you do|can you do|can you offer|solutions) (do you offer|do you have|)
(what|which) (is|are) (your|the) (services|main service|core business|specialities|areas of activity|fields|expertise|best service|speciality|field of work|solutions|main activities|most popular service)
(in what|which) (fields|areas) (are you active|do you work|do you operate)
what (can I|can we) (buy|get|order) (from you|here)
(which|what) service (is right for us|do I need|fits us|would you recommend|should I choose)
(we have problems|our processes are slow|we lose time) (what can you do for us|how can you help us)
besides {service} what (do you do|else do you offer)
`,
  ai: `
(ai|a.i.|artificial intelligence|ai solutions|ai services|your ai|ai for business|ai for small companies|ai in general|machine learning|what about ai|using ai|artificial inteligence|ki|use of ai|ai in my company|ai for my business|ai tools)
(what|which) (do you do|can you do|can be done|do you offer|could you do|ai services do you offer|ai solutions do you have|ai do you offer) (with ai|in ai|regarding ai|with artificial intelligence|about ai|)
(tell me|explain|talk) (more|) about (your|) (ai|ai solutions|ai services|artificial intelligence|ai offering|work with ai|ai products)
(can|could|will|would|how can|how could|how would|does) (ai|artificial intelligence|machine learning) (help|be useful|benefit|improve|change|be of use|make sense) (my business|us|our company|a {trade}|in a {trade}|small companies|me|for {trades}|in our firm|)
(do you|can you) (use|build|develop|do|make|implement|offer|work with|sell) (ai|artificial intelligence|ai models|ai systems|custom ai|machine learning|ai for companies|ai solutions|ai for clients|gpt for clients)
(what|how) (is|are|does) (ai|ai good for|artificial intelligence|ai used for|ai work in companies|ai useful for)
(we want|we need|I want|I need|we would like|we are interested in) (ai|an ai|to use ai|artificial intelligence|to try ai|ai in our company|to introduce ai|something with ai)
(is|are) ai (something|useful|suitable|good|interesting|only) (for|to) (a small firm|us|a {trade}|small companies|big companies|{trades})
(how|where) (do|can) you use ai
(do you have|any) experience with (ai|llms|machine learning|language models|artificial intelligence)
`,
  thanks: `
(thanks|thank you|thx|ty|many thanks|thanks a lot|thank you very much|thank you so much|cheers|much appreciated|thankyou|thank u|tnx|ta|efharisto|efharisto poli|ευχαριστώ|merci|thanks a million|thanks a bunch|big thanks) (for your help|for the info|for the information|mate|a lot|very much|indeed|very useful|that helped|that was helpful|that answers it|bot|kindly|for your time|so much|)
(great|perfect|brilliant|cool|good|ok|super|excellent|wonderful|nice|awesome|lovely) (thanks|thank you|thx|ty|cheers)
(great|perfect|brilliant|excellent|wonderful|awesome|lovely|very helpful|very useful|you are great|you were helpful|good answer|well done|good job|nice one|that helps|that was helpful|i appreciate it|appreciate it|you have been very helpful|nice bot|good bot|helpful)
`,
  bye: `
(bye|goodbye|bye bye|good bye|see you|see ya|see you later|cya|farewell|ciao|good night|take care|have a nice day|have a good day|have a good one|have a nice evening|talk to you later|speak soon|until next time|so long|adios|αντίο|adio|catch you later|later|cheerio|have a great weekend|see you soon|bye for now) (then|mate|bot|for now|and thanks|tomorrow|)
(that is all|that's all|that was all|that's it|i am done|nothing else|no more questions|i have to go|gotta go|i must go|i have to leave|i am off|that's everything|nothing more) (bye|goodbye|for now|thanks|for today|)
`,
};
