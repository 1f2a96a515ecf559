import type { Lessons } from './Lessons.ts';

/** How visitors describe the work they want done. Longer than other files: it is one list. */
export const serviceLessons: Lessons = {
  website: `
(website|web site|websites|homepage|web page|webpage|web design|webdesign|new website|site|landing page|online shop|webshop|e-shop|e-commerce|ecommerce|web development|shopify store|wordpress site|wordpress|seo|search engine optimisation|online booking|online store|mobile app|app|app development|web developer|redesign|website redesign|internet presence|google ranking|hosting of websites|domain|booking page|website for a {trade}|website for my {trade})
(can|could|do|will|would) (you|u|you guys|your company) (build|make|create|design|develop|do|redesign|redo|fix|improve|update|program|host) (me|us|) (a|an|our|my|) (website|web site|websites|online shop|webshop|e-shop|homepage|new site|landing page|web pages|shop online|booking site|mobile app|app|apps|site|wordpress site)
(I need|we need|I want|we want|I'd like|looking for|we would like) (a|an|our|some) (new|better|modern|simple|) (website|web site|online shop|webshop|homepage|e-shop|landing page|site for our {trade}|site|web page|booking page|web developer|app|online store|website for my {trade})
(our|my|the) (website|site|homepage|web page|web site|online shop|webshop) (is|looks|was made|) (old|slow|ugly|outdated|from 2012|broken|slow on phones|terrible|not mobile friendly|hacked|hard to update|a disaster|does not work on phones|is not found on google|brings no customers|is not accessible|shows the wrong stock|needs a redesign|like the nineties)
(our|my|we) (site|website|company|) (does not|doesn't|do not|can't|cannot) (show up|appear|rank|be found|get found) (on|in) (google|search|search engines|chatgpt)
(google|nobody|customers) (does not find us|doesn't find us|can't find us online|cannot find our site)
(be|get|become) (found|visible|more visible|first) (on|in) (google|the internet|search results|online)
(sell|selling|take bookings|take orders|accept payments|bookings|reservations|ordering) (our products online|online|on the internet|through our site|on our website|over the web)
(guests|customers|visitors|people|patients) (should|can|could|want to) (book|order|reserve|pay|buy) (online|on our site|on our website|direct|directly on the website|tables on our site|rooms on our page)
(redesign|modernise|rebuild|relaunch|refresh|renew|update|speed up|translate|fix) (our|my|the) (website|site|homepage|online shop|hotel website|web page|web presence|company site)
(do you|can you) (do|offer|provide|make) (seo|web design|web development|websites|online shops|website maintenance|google ads pages|search engine optimisation|app development|mobile apps|branding and websites|hosting)
(website|site|online shop|web shop|e-shop|homepage) (in|with) (greek|greek and english|two languages|english and greek text|payments|bookings|stock)
(more|get more) (visitors|traffic|bookings|leads|customers|sales) (from|through|on) (our website|the internet|our site|google|online)
(who|which company) (builds|makes|designs) (websites|online shops|sites) (in cyprus|here|)
(improve|increase) (our|my) (online presence|google ranking|website traffic|visibility|search ranking|conversion)
(contact form|booking form|booking engine|booking system|online menu|product catalogue) (on|for) (our|my|the) (website|site)
`,
  chatbots: `
(chatbot|chatbots|chat bot|chat bots|bot|chatbot for my website|website bot|whatsapp bot|messenger bot|virtual assistant|live chat|customer service bot|ai chat|chat assistant|chat widget|chatbot for {trades}|viber bot|facebook bot|faq bot|support bot|digital assistant|bots|bot for our site|conversational ai|a bot like you|ai assistant for website)
(can|could|do|would) you (build|make|create|develop|install|program|put|design) (me|us|) (a|an|) (chatbot|bot|chat bot|bot like you|chatbots|assistant like you|whatsapp bot|chat window like this|virtual assistant|bot for our website|chat on our site|faq bot)
(I want|we want|we need|I need|we would like|I'd like|looking for) (a|an) (chatbot|bot|chat assistant|virtual assistant|assistant on our website|whatsapp bot|bot that answers customer questions|chat window like this one|bot for our guests|chatbot like this|live chat with ai|bot like you|chat for our online shop)
(answer|answering|reply to|handle) (customer|our customers|guest|visitor|client|common|frequent|the same) (questions|messages|enquiries|faqs) (automatically|on our website|on whatsapp|at night|with a bot|24/7|on messenger|in chat|online|all day)
(customers|guests|visitors|clients|people) (ask|asking|write|message) (the same questions|the same thing every day|us on whatsapp|us on facebook|at night|on instagram|on messenger|the same things again and again)
(a|an|) (bot|assistant|chatbot) (that|which|who) (answers|replies|knows|helps|talks to) (from our manuals|from our documents|customer questions|our customers|guests|visitors|our products|on our website|at night|our website visitors)
(can|could) (a|the|your) (bot|chatbot|chat assistant) (answer|reply|take orders|hand over|book|talk|help) (to|) (messages at night|customers|our customers|to a person|on whatsapp|in greek|from our documents|questions on our site|)
(bot|assistant|chat|chatbot) (for|on|in) (our|my|a|the) (website|site|webshop|facebook page|hotel|hotel guests|whatsapp|online shop|{trade}|customers|intranet|webpage|customer service)
(something|a thing|the same) like (this chat|this bot|you|this assistant) (for our site|on our website|for my company|for us)
(automatic|automated) (replies|answers|responses|chat) (on|in|for) (whatsapp|facebook|messenger|viber|instagram|our website|chat)
(whatsapp|viber|messenger) (automation|answers|replies|assistant|chatbot|automatic replies)
(automate|automating) (customer service|customer support|customer enquiries|our chat|customer messages)
`,
  'marketing-automation': `
(marketing automation|email marketing|automated marketing|campaigns|email campaigns|campaign automation|drip campaigns|lead nurturing|newsletter automation|lead generation|marketing|social media marketing|mailchimp|follow up emails|automatic follow up|customer reminders|automated emails|abandoned cart emails|birthday emails|crm automation|leads|social media|digital marketing|advertising|google ads|facebook ads|mass mailing|social media posts|promotions)
(automate|automating|can you automate|I want to automate|help us automate) (our|my|the|) (marketing|email campaigns|newsletters|social media|follow ups|campaigns|email marketing|lead nurturing|customer reminders|mailings|social media posts|advertising|sales follow up|birthday greetings|loyalty programme)
(send|sending|write) (newsletters|reminders|emails|offers|birthday wishes|follow ups|vouchers|promotions|email reminders|review requests|messages) (to|for) (our|my|all|) (clients|customers|subscribers|guests|leads|past guests|patients|members) (automatically|when their service is due|every month|)
(follow|following) up (leads|quotes|customers|offers|enquiries|on offers|with leads|with customers) (automatically|takes too long|is forgotten|by email|)
(we|our salespeople|nobody|I) (forget|forgets|never|don't have time) to (follow up|follow up leads|call back leads|send reminders|write to old customers|send the newsletter)
(remind|reminding|reminders for|win back|reactivate|contact) (our|) (customers|clients|old customers|past guests|patients|inactive clients) (automatically|by email|when their contract ends|that service is due|)
(do you|can you) (do|offer|run|manage|automate|handle) (marketing|social media|email marketing|google ads|facebook campaigns|advertising|digital marketing|social media marketing|our newsletter|marketing campaigns)
(get|find|generate|more|nurture|qualify) (leads|new leads|more leads|prospects) (automatically|from our campaigns|by email|)
(abandoned|forgotten) (carts|baskets|checkouts)
(my|our) (newsletter|mailing list|campaigns|mailchimp|crm|social media) (takes too long|takes hours|is done by hand|eats my evenings|is a mess)
(personalised|personalized|automatic) (emails|offers|campaigns|messages) (for|to) (customers|each customer|clients)
`,
  'cloud-migration': `
(cloud migration|cloud|move to the cloud|migrate to the cloud|cloud services|azure migration|aws migration|office 365 migration|microsoft 365 migration|server migration|cloud hosting|cloud computing|google cloud|cloud move|azure|aws|migration|cloud storage|sharepoint migration|email migration|hybrid cloud|leave on-premise|virtual servers|server to cloud|cloud backup)
(move|migrate|moving|migrating|transfer|shift|bring|put|relocate|take) (our|the|my|all our|) (servers|server|files|data|systems|email|software|applications|erp|infrastructure|databases|everything|documents|company) (to|into|onto|over to) (the cloud|azure|aws|microsoft 365|google cloud|sharepoint|google workspace|office 365|a data centre)
(our|the|my) (server|servers|server room|old server|file server|exchange server|nas) (is|are) (dying|old|slow|full|noisy|too old|at its end|breaking down|out of warranty|on its last legs|ten years old|expensive to run)
(get rid of|replace|switch off|retire|stop buying|no more|without) (our|the|own|) (server|servers|server room|on-premise servers|physical servers|hardware|server in the cupboard|machines)
(we want|we'd like|we plan|should we|is it time|we need|how) to (go|move) (to the cloud|cloud|into the cloud|to azure|to aws|to microsoft 365)
(leave|leaving|away from|off) (on-premise|on premise machines|our own servers|local servers|the old server)
(going|go|moving|all in) (cloud|to cloud|to the cloud)
(do you|can you) (help|do|move|migrate|handle|plan) (us|) (with|to|into|) (cloud migration|the cloud|cloud|azure|microsoft 365|migrations to the cloud|cloud migrations)
(work|access files|reach our files) from (home|anywhere) (instead of the office server|with cloud|in the cloud)
(downtime|weekend|risk) (when|of) moving (to the cloud|the server)
`,
};
