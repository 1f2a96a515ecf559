import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'ai-automation',
  names: ['ai agent', 'ai automation', 'document processing'],
  examples: `
a model that sorts our mail; agentic workflows; ai agent; ai agents; ai agents for our back office;
ai assistant for staff; ai automation; ai document processing; ai that drafts replies for our team;
ai that pulls figures out of pdfs; ai that reads emails and answers; ai which writes messages;
ai workflow; an agent that works through our inbox; answer incoming pdf files by ai;
ask questions about our archive; auto answer emails; automatic document reading;
automation based on artificial intelligence; automation using llms; automation with ai;
build us an own gpt; can ai go through our contracts and find unusual clauses;
can ai read handwritten orders; can you summarise contracts and mark differences;
can you use language models to process complaints; can your ai summarise the applications;
check policies; classify emails; compare tenders with our standard; complaints reach us as fax;
could it answer my handwriting; create inspection reports by ai; create quotes by ai; data extraction;
do you make ai agents; documents sorting; does a computer interpret handwritten applications;
does ai recognise my documents; draft answers to reviews; email overload; email triage; emails routing;
enquiries arrive by different languages; explain ai automation; extract data from pdf documents;
extract invoice data from pdf with ai; find things in our manuals; genai; generate content;
generative ai for our contracts; get numbers from invoices with ai; good morning what is ai automation;
handwritten notes into text; hello could you help us with ai automation;
hi i am interested in ai automation; hi tell me more about ai automation; i want some custom llm;
inbox chaos; intelligent document processing; large language models; let a machine read our contracts;
llm for our company; messages arrive in photographs; messages come in via emails in any form;
model to summarises contracts; my assistant opens all the complaints; ocr;
one person reads all messages every day; orders come as whatsapp photos can you read them;
orders come in as handwritten notes and photos can a machine read them; orders reach us via pdf;
own chatgpt; private chatgpt; process photos of orders; pull information out of scanned documents; rag;
read and sort incoming emails automatically; read documents with ai; reading handwritten delivery notes;
reply to customer emails; requests arrive via photos; requests reach us by free text;
review agreements with ai; review legal documents; search our documents; smart document processing;
software which understands reports; sort incoming enquiries by ai; sort incoming mail automatically;
sort tickets by urgency; summarise claims with ai; summarise contracts; summarise interviews;
take numbers out of pdf; take text from pdfs; text classification; tickets sorted by topic;
too many emails; transcribe call notes; transcribe meetings; translate the letters;
triage our support tickets; two people reads every document a day; understand handwritten forms;
use an llm to sort our emails; we get complaints in five languages and someone must sort them;
we get orders as photos on whatsapp can software read them; we need an ai agents;
we need some llm that knows our documents; we read every email by hand;
we receive hundreds of emails can ai sort them; we want a own gpt; write product descriptions by ai;
write replies to guest reviews with ai; write texts by ai
`,
};
