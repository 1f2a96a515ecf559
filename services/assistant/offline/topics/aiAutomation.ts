import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'ai-automation',
  examples: `
a model that sorts our mail
agentic workflows
ai agents for our back office
ai automation
ai that drafts replies for our team
ai that pulls figures out of pdfs
ai that reads emails and answers
ai to understands letters
ai which summarises texts
an agent that works through our inbox
answer enquiries by topic
answer incoming pdf files by ai
ask questions about our archive
automatic document reading
automation based on llms
automation using artificial intelligence
build us some ai agent
can a computer compare my handwriting
can ai go through our contracts and find unusual clauses
can you build some llm that knows our documents
can you summarise contracts and mark differences
check policies
classify emails
compare emails by topic
complaints arrive by photographs
could your ai extract data from the applications
create inspection reports by ai
create quotes by ai
do you make ai agents
documents sorting
does a machine interpret the scans
does it classify our forms
draft answers to reviews
email overload
emails routing
extract data from pdf with ai
find things in our documents
genai
generate product descriptions by ai
generative ai
get numbers from photos
good morning what is ai automation
handwritten notes into text
hello could you help us with ai automation
hi i am interested in ai automation
hi tell me more about ai automation
i want an ai assistant for our staff
inbox chaos
intelligent document processing
language models
let a machine read our contracts
llm for our company
messages come in via emails in any form
messages reach us by free text
model which answers messages
my assistant reads all the complaints a day
ocr
one person sort every document
orders come as whatsapp photos can you read them
orders reach us via pdf
own chatgpt
process photos of orders
pull information out of scanned documents
rag
read invoices with ai
reading handwritten delivery notes
reply to customer emails
reply to guest reviews with ai
requests reach us as different languages
review agreements with ai
review legal documents with our standard
search our manuals with ai
software that writes reports
someone sort all messages
sort incoming mail automatically
sort tickets by urgency
summarise claims with ai
take text out of pdf
text classification
tickets sorted
too many emails
transcribe meetings
translate the letters
triage letters using ai
triage our support tickets
two people sorts hundreds of emails every day
understand handwritten forms
use an llm to sort our emails
we get complaints in five languages and someone must sort them
we get orders as photos on whatsapp can software read them
we need an custom llm
we opens customer emails
we read every email by hand
we want a own gpt
write replies to tenders by ai
write texts by ai
`,
};
