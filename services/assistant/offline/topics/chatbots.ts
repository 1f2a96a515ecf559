import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'chatbots',
  examples: `
a bot like you
a bot who knows from our manuals
a chatbot who helps visitors
a thing like this bot for my company
ai chatbot
an chatbot that talks to our products
an chatbot which talks to from our documents
answer customer questions automatically on our site
answer guest messages 24 7
answering common enquiries on whatsapp
assistant on the webpage
auto replies
automate customer enquiries
automated chat support
automatic replies on instagram and whatsapp
automatic responses in viber
automating our chat
bot for my site
bot in the hotel guests
bot to answer faqs
build a chatbot
can a bot reply to messages at night
can the bot take orders to our customers
can we get one of these
can you install us a faq bot
can you make us an assistant for whatsapp
can you put a chat bot on our site
can your bot hand over on whatsapp
chat bots
chat in a hotel
chat on a webpage
chat widget for our shop
chatbot
chatbot for a non profit
chatbots
chatbt
chatbto for a shop
clients write us on facebook
could a chatbot book in greek
could the bot talk to a person
could we have a chatbot like this on our website
customer service bot
customer support bot
do you design me a assistant like you
do you develop ai chatbots
do you do live chat
faq bot
good morning what is chatbots
guests ask on instagram
guests message at night
handle guest questions on messenger
hello what about chatbots
hi can you help me with chatbots
hi tell me more about chatbots
i am interested in chatbots
i need a bot
i want an assistant that answers customers on our website
i want one like you on my website
i want something like you on my own site
id like an chat assistant
information on chatbots
like this chat but for my shop
live chat that answers on its own
live chat without staff
messenger bot
people ask the same thing every day
reply to common faqs online
reply to frequent enquiries automatically
something like you on our own page
the same like you for us
viber automation
viber replies
virtual assistant for our customers
visitors asking us on facebook
we get the same questions by chat every day can a bot answer them
we need an chat for our online shop
we want a live chat with ai
we would like a chat window such as this one
website chatbot
whatsapp bot
would you create me chatbots
would you program us an bot
`,
};
