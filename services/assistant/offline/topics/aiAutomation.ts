import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'ai-automation',
  names: ['ai agent', 'ai automation', 'document processing'],
  examples: `
reading tender documents of 300 pages; tenders eat us alive; reading long documents takes days; we answer 200 mails a day with quotes; we write quotes by mail all day; can it write the offer too;
a model that sorts our mail; agents; ai agent; ai agents; ai agents for our back office; ai automation;
ai document processing; ai that drafts replies for our team; ai that pulls figures out of pdfs;
ai that reads emails and answers; ai which writes messages; ai workflow; ai workflows;
an agent that works through our inbox; an ai agent; answer customer emails; answer guest reviews automatically;
answer our tickets automatically; answer tenders automatically; ask questions about our documents;
automate with ai; automatic document reading; automation based on llms; automation using ai;
automation using artificial intelligence; automation with ai; automation with artificial intelligence;
build us an ai agent; can ai read handwritten orders; can you use language models to process complaints;
can your ai summarise the applications; chatgpt for our company; chatgpt with our data;
check agreements with our standard; check claims and mark differences; check policies;
classify documents with ai; classify emails; compare emails by topic;
could a computer answer incoming customer messages; could ai read our messages; could it answer my handwriting;
create inspection reports automatically; create quotes by ai; data extraction; do you make ai agents;
does a machine interpret the scans; does ai recognise my documents; email overload; emails routing;
emails sorting; extract data from pdf documents; extract data from pdf with ai;
extract invoice data from pdf with ai; find things in our manuals; genai; generate content;
generate product descriptions with ai; generative ai for our contracts; get information out of contracts;
get numbers from invoices with ai; handwritten notes into text; i want an ai agent;
i want an ai assistant for our staff; i want some custom llm; inbox chaos; intelligent document processing;
language models; let a machine read our contracts; messages arrive as whatsapp;
my assistant opens all the complaints; ocr; one person sort every document; orders come in in photographs;
orders reach us via pdf; own chatgpt; private chatgpt; process photos of orders; rag; read documents with ai;
read enquiries; reading handwritten delivery notes; reply to customer emails; reply to enquiries automatically;
requests reach us by free text; review legal documents; search our archive; smart document processing;
software which understands reports; someone sort all messages; sort incoming enquiries by ai;
sort incoming mail automatically; sort tickets by urgency; summarise contracts; take numbers out of pdf;
too many emails; transcribe meetings; translate the letters; triage our support tickets;
two people reads every email every day; understand handwritten forms; use an llm to sort our emails;
we answers every email a day; we get complaints in five languages and someone must sort them;
we get orders as photos on whatsapp can software read them; we need an own gpt;
we receive hundreds of emails can ai sort them; we want an ai agent; we want an ai agents;
write texts automatically;
we spend hours searching old documents; we spend hours searching for old files and emails;
searching old drawings and emails takes hours; nobody finds the old documents;
find an old offer among thousands of files; we cannot find anything in our archive;
staff search emails all day; ai that finds things in our files; write descriptions for our products;
write property descriptions; write offers and letters for us; prepare our quotations faster;
preparing an offer takes us two weeks; we are slow with our offers; can it read emails and sort them;
it reads the emails and sorts them; emails about claims every day
`,
};
