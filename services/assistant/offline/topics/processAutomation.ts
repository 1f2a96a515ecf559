import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'process-automation',
  names: [
    'invoice automation',
    'workflow automation',
    'process automation',
    'automation of invoices',
    'αυτοματισμ~',
    'αυτοματοπ~',
    'τιμολογι~',
    'aftomat~',
    'timologi~',
  ],
  examples: `
the monthly wages from the rosters take days; wage calculation takes our office days; we calculate the wages by hand; payroll from timesheets; deliveries are written on paper then typed twice; we type everything twice; we write it on paper and type it later;
customers pay late; late payers; slow payers; clients pay too late and we have to call them; we have many unpaid invoices;
accounts for new staff; aftomatopiisi; at month end someone merge numbers; automate; automate accounting;
automate data entry; automate invoices; automate my invoicing; automate our invoice run;
automate our order process; automate our workflows; automate things; automated workflows;
automatic invoicing; automatically create invoices; automating; automating accounts payable;
automating approvals; automating back office; automating our back office; automation;
automation of repetitive tasks; automatisation; avoid routine work; back office automation;
bank reconciliation; booking receipts; bookkeeping; bpm; business process automation;
can software approve purchase orders; can you automate hr onboarding; can you automate our invoices;
can you automate payroll; can you link our shop with the accounting system;
can you organise our approvals so that nobody prints anything; checking bank statements automatically;
could a robot do the orders; could software enter our orders; could you automate my payroll;
create contracts automatically; create reports automatically; daily we paste figures; digitise our office;
double entry kills us; each month we copy data; eliminate double work; every week i sign data;
every week we collect figures; expense claims; expense reports take forever; forms pile up;
generate invoices automatically; generate offers automatically; generate reports automatically;
get rid of manual data entry; grafeiokratia; holiday requests; how to automate work; i hate copying numbers;
i hate filling in forms; i hate typing; i key in expense claims by hand;
i move supplier invoices into the system; i spend every month end pasting spreadsheets together;
i type data from one system to another; i want to automate boring stuff;
i want to automate my business processes; i want to get rid of manual tasks; improve my processes;
invoice automation; invoice processing; invoices lie on desks; make our office more efficient;
manual data entry; monotonous work; my software do not talk to each other;
my staff copy orders from email into our erp; my tools dont sync; my two tools do not connect;
office automation; office robots; onboarding of new employees takes days; optimise my administration;
order processing; our people key in data twice; our systems do not sync;
our team wastes hours on spreadsheets; our two programs do not talk to each other so we retype everything;
paperless office; papers are late; payment reminders automation; please automate my workflows;
posting delivery notes; process automation; processing orders; produce reports automatically;
purchase orders automation; purchase orders get lost; reduce manual data entry; reduce paperwork;
reorganise the office; repetitive admin eats up our day; repetitive tasks; requests take too long;
retyping from excel; robotic automation; robotic process automation; rpa; save my staff time; scan invoices;
scanning invoices by software; send contracts automatically; send offers automatically;
setting up new hires; sick of routine; signatures go missing; simplify our processes; so much bureaucracy;
speed up our workflows; stock orders; stock taking automated; stop human error; stop typing mistakes;
streamline our operations; tell me more about process automation; the two systems do not exchange data;
timesheets are a nightmare; tired of admin; too much admin in our office; too much manual work;
too much paperwork; too much paperwork in our office; we are inefficient; we are slow;
we copy and paste all day; we do a lot of manual work in excel; we print emails and type them again;
we retype orders all day long; we spend hours entering data; we still do everything on paper;
we type the same data into three systems; we waste time on admin; workflow; workflow automation; workflows;
fix our invoices; sort out our invoices; get our invoices under control; just the invoices;
our paperwork takes too long; automate our back office; we type everything twice; data entry by hand;
copying from one program to another; approvals take forever; automate purchase orders; automate our orders;
read invoices automatically; our excel sheets are a mess; move data between systems; automate payroll;
onboarding of employees automatically; we want fewer forms; automatic reminders for payments;
we are drowning in paperwork; we are drowning in receipts; buried in emails;
our accountant is drowning in invoices; we cannot keep up with the paperwork; my desk is full of receipts;
overwhelmed by admin work; help with our invoices; fix our paperwork; our invoices are a mess;
what is process automation; explain process automation; what does process automation mean;
can you automate excel reports; automate excel; what is workflow automation;
can you explain process automation; only the invoices; only our invoices;
we need someone to automate the books; doing invoices every night; burnt out from doing invoices;
i write quotes every evening; my people retype orders into the system;
we copy data from one program into another; we type the same thing twice; invoices are typed by hand;
we retype orders; approvals take days; we do it all on paper; staff spend hours copying;
forms are filled in by hand; the paperwork takes hours; the same steps every day;
can you automate our approvals; can you automate our orders; can you automate holiday requests;
can you automate the invoices; employees enter data by hand; a person checks every form;
we enter every order twice; every form is copied by hand; automatic invoices; automatic approvals;
the work is done by hand; our people do it by hand; it is all done by hand;
our staff do the same work every day; the work of three people is only copying; who does the dull work;
a lot of work is done twice
`,
};
