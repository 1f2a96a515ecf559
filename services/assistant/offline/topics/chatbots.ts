import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'chatbots',
  names: ['chatbot', 'chat bot', 'bot', 'chat assistant', 'website assistant', 'τσατμποτ~'],
  examples: `
a bot like you; a bot which talks to from our documents; a thing like you for us; ai chatbot;
an assistant that answers from our manuals; answer common questions automatically;
answer customer questions automatically on our site; answer guest messages 24 7; auto replies;
automate customer enquiries; automate customer messages; automate our chat; automated chat support;
automatic replies on instagram and whatsapp; automating customer service; bot; bot for a charity;
bot for a non profit; bot for a travel agency; bot for my site; bot in the website; bot that answers at night;
bot to answer faqs; bot who answers at night; bots; build a chatbot; can a bot reply to messages at night;
can a chatbot talk to a person; can i have you on my site; can the bot answer on whatsapp too;
can we get one of these; can you build a chatbot; can you build me a bot like you;
can you create us a bot for our website; can you make me bot; can you put a chat bot on our site;
chat assistent for our site; chat bot for customer service; chat bot for hotel guests; chat bots;
chat for the facebook page; chat in a hotel; chat on a webpage; chat widget for our shop; chatbot; chatbot for a gym;
chatbot for accountants; chatbot for construction companies; chatbot for customers; chatbot for my website; chatbots;
chatbto for a shop; clients ask us on whatsapp; clients write us on facebook; conversational ai; could a bot help;
customer service bot; customer support bot; customer support chatbot; digital assistant;
do you build chatbots for whatsapp; do you develop ai chatbots; do you do live chat; faq bot; guests asking at night;
guests message the same things again and again; handle visitor faqs online; i need a bot;
i want a bot for my online shop; i want something like you on my own site; internal chatbot;
live chat that answers on its own; live chat without staff; people write at night; reply to customer messages in chat;
reply to frequent enquiries automatically; support tickets bot; the same like you for my company;
virtual assistant for our customers; we get the same questions by chat every day can a bot answer them;
we need a bot for our guests; we want a live chat with ai; we would like a chat window such as this one;
website assistant; website chatbot; whatsapp bot; whatsapp bot for customers; whatsapp chatbot;
does the bot work on our website; can you add a chatbot to our website; can we add a bot to our website;
can it be added to our existing website; can the chatbot hand over to a person; does the bot hand over to a human;
what can a chatbot do for us; guests write to us on whatsapp in five languages; automate the replies on whatsapp;
we get the same questions by email over and over; people ask us the same things every day;
guests write on booking com and whatsapp; can you automate the replies to guests; the whatsapp ones;
could you design chatbots; what is a chatbot good for; why do i need a chatbot; how does a chatbot help a business;
how does the bot get on our page; how is the bot installed; how do i install the chatbot;
do i need code to add the bot; can the bot be in our colours; can we read the conversations; can we see the chats;
can i see what people write; do we get a copy of the chats; does the bot collect leads; can the bot take an order;
can the bot book a table; does the bot send an email to us; does it work at night on our site;
can our website have an ai assistant; can you integrate a chatbot into our website; do you develop custom chatbots;
can the chatbot qualify leads; can the chatbot integrate with our systems; what are the benefits of a chatbot;
ai assistant for customer support; can a chatbot handle customer inquiries
`,
};
