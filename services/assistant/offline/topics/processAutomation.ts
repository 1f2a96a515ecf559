// Longer than other files: its examples are one list.
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'process-automation',
  examples: `
accounts for new staff
approval workflow
approvals take ages because they sit in inboxes
approvals take forever because everybody has to sign paper
at month end i put together data
at month end we paste reports by hand
automate data entry
automate our invoice run
automate our order process
automatic invoicing
automating accounts payable
automating back office
avoid routine work
bank reconciliation
booking receipts
boring tasks
bpm
business process automation
can a program enter my routine
can a robot post my bookkeeping
can you automate our invoices
can you link our shop with the accounting system
can you organise our approvals so that nobody prints anything
checking delivery notes by software
connect our systems
copying and pasting between systems
could a computer post the orders
could you automate my payroll
create contracts automatically
daily my colleague type spreadsheets
daily someone merge invoices
dear sirs we are a firm of auditors in larnaca each month four of our employees enter about two thousand supplier invoices into the accounting program we would be grateful to know whether this work can be done by software
digitalise our paperwork
digitise our procedures
double entry kills us
drowning in paper
e invoicing automated
each month i copy numbers
eliminate human error
every week i type figures
expense claims
expense reports take forever
forms pile up
get rid of typing mistakes
good morning we need process automation
handwriting of the chef
hello could you help us with process automation
hi i am interested in process automation
hi what is process automation
holiday requests
hours of repetitive work
how to automate work
i hate copying numbers
i want to automate boring stuff
i want to get rid of manual tasks
improve my processes
invoice processing
invoices lie on desks
is it possible to automate purchase orders
make our office more efficient
manual data entry
match receipts by hand
matching invoices with orders
monotonous work from excel
my staff copy orders from email into our erp
my tools dont sync
my two systems dont talk to each other
nis2
office robots
onboarding new colleagues is slow
onboarding of new employees takes days
optimise my administration
our accountants type invoices by hand
our clerk do bookings from one system to another
our people key in data twice
our people write figures every month
our team wastes hours on spreadsheets
our two programs do not talk to each other so we retype everything
paperless office
papers are late
payment reminders automation
payroll
please automate the month end
posting delivery notes
print attachments and type them in
printing pdfs and typing them in
process automation
processing bank statements by software
produce reports automatically
purchase orders get lost
reduce paperwork
reorganise the office
repetitive admin eats up our day
repetitive tasks
requests take too long
retyping every day
robotic process automation
rpa
save time in the office
scanning purchase orders into accounting
send offers automatically
setting up new hires is slow
sick of copy paste
signatures go missing
simplify the internal processes
so much bureaucracy
speed up my workflows
stock orders
stock taking automated
stop data entry errors
stop paper
streamline how our orders are handled
streamline our operations
tell me more about process automation
the two programmes do not connect
the two software do not exchange data
the two tools do not sync
timesheets are a nightmare
tired of admin
too much admin in our office
two employees move supplier invoices manually
venetian walls
village names
we copy and paste all day
we do a lot of manual work in excel
we hate filling in forms
we print emails and type them again
we spend hours entering data
we still do everything on paper
we type supplier invoices by hand all day
we type the same data into three systems
we want fewer spreadsheets and less manual entry
we waste time on typing
workflow
workflows
`,
};
