import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'chatbots',
  names: ['chatbot', 'chat bot', 'bot', 'chat assistant', 'website assistant'],
  examples: `
a bot like you; a bot that answers my customers questions on the website;
a bot which talks to from our documents; a chatbot who helps visitors; a thing like you for us;
ai chatbot; an assistant that answers from our manuals; an chatbot that talks to our products;
answer customer questions automatically on our site; answer guest messages 24 7;
answering common enquiries on whatsapp; assistant in the non profit; auto replies;
automate customer enquiries; automated chat support; automatic replies on instagram and whatsapp;
automatic responses in viber; automating our chat; bot for a travel agency; bot for my site;
bot to answer faqs; build a chatbot; can a bot reply to messages at night;
can the bot answer on whatsapp too; can we get one of these;
can you build an assistant like this one for us; can you build me a bot like you;
can you install us a faq bot; can you make us an assistant for whatsapp;
can you put a chat bot on our site; can your chat assistant hand over to a person;
chat assistent for our site; chat bot for customer service; chat bot for hotel guests; chat bots;
chat for the facebook page; chat in a hotel; chat in my webpage; chat on a webpage;
chat widget for our shop; chatbot; chatbot for my website; chatbots; chatbt; chatbto for a shop;
clients write us on facebook; could a bot help; could a chatbot book in greek;
could the bot take orders to to a person; could we have a chatbot like this on our website;
could you design chatbots; could your bot talk to our customers; customer service bot;
customer support bot; do you create us an chatbots; do you develop ai chatbots; do you do live chat;
facebook messenger bot; faq bot; good morning tell me about chatbots; guests message at night;
handle guest faqs with a bot; handle visitor faqs online; hello explain chatbots; hello we need chatbots;
hi what is chatbots; i am interested in chatbots; i need a bot; i want a bot for my online shop;
i want an assistant on our website that answers guests questions;
i want an assistant that answers customers on our website; i want something like you on my own site;
id like an chatbot like this; information on chatbots; like this chat but for my shop;
live chat that answers on its own; live chat without staff; looking for an live chat with ai;
messenger bot; people ask the same thing every day; reply to common faqs online;
reply to frequent enquiries automatically; something like you on our own page; telegram bot;
the same like you for my company; viber automation; viber bot; virtual assistant for our customers;
visitors asking on messenger; we get the same questions by chat every day can a bot answer them;
we would like a chat window such as this one; website assistant; whatsapp bot;
would you program us an bot
`,
};
