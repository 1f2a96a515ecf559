import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'process-automation',
  names: ['invoice automation', 'workflow automation', 'process automation', 'automation of invoices'],
  examples: `
accounts for new colleagues; accounts receivable; aftomatopiisi; approval workflow;
approvals take ages because they sit in inboxes;
approvals take forever because everybody has to sign paper; at month end i put together data;
at month end someone merge numbers; automate accounting; automate our invoice run;
automate our order process; automatic invoicing; automatically create invoices;
automating accounts payable; automating approvals; automating back office;
automation of repetitive tasks; avoid typing mistakes; bank reconciliation;
booking bank statements by hand; booking receipts; boring tasks; bpm; business process automation;
can a program enter my routine; can a robot post my bookkeeping; can software approve purchase orders;
can you automate hr onboarding; can you automate our invoices;
can you automate our reporting to the tax office; can you link our shop with the accounting system;
can you organise our approvals so that nobody prints anything; checking delivery notes; copying data;
could a computer post the orders; could you automate my payroll; daily my colleague merge figures;
dear sirs we are a firm of auditors in larnaca each month four of our employees enter about two thousand supplier invoices into the accounting program we would be grateful to know whether this work can be done by software;
delivery notes go missing; digitalise our paperwork; digitise our procedures; double entry;
drowning in copy paste; e invoicing automated; each month i copy numbers; eliminate paper;
every week i sign data; expense claims; expense reports take forever; forms lie on desks; forms pile up;
generate reports automatically; get rid of manual data entry;
getting rid of copy and paste between systems; good morning we need process automation; grafeiokratia;
handwriting of the chef; hello could you help us with process automation;
hi i am interested in process automation; hi what is process automation; holiday requests;
hours of paperwork; how to automate work; i hate typing;
i spend every month end pasting spreadsheets together; i want to automate boring stuff;
i want to automate my business processes; i want to get rid of manual tasks; improve my administration;
increase productivity; invoice processing; is it possible to automate purchase orders;
leave requests pile up; make our office more efficient; manual data entry; match receipts by hand;
matching invoices with orders; monotonous work; my staff copy orders from email into our erp;
my staff type the same figures into two systems all day; my tools dont sync; nis2; office automation;
office robots; onboarding new staff; onboarding of new employees takes days; optimise our processes;
our accountants type invoices by hand; our clerk do bookings from one system to another;
our people copy orders from email to the erp all day; our people key in data twice;
our systems dont talk; our team wastes hours on spreadsheets;
our two programs do not talk to each other so we retype everything; our two tools do not exchange data;
paperless office; papers are late; payment reminders automation; payroll; please automate whole office;
posting receipts; print attachments and type them in; printing pdfs and typing them in;
process automation; produce contracts automatically; purchase orders get lost; reduce paperwork;
reorganise my internal processes; repetitive admin eats up our day; retyping kills us;
robotic process automation; rpa; save my staff time; scan invoices; scanning invoices automatically;
send offers automatically; setting up new hires is slow; sick of routine; signatures take too long;
simplify our processes; so much bureaucracy; speed up my workflows; stock taking automated;
stop data entry errors; stop human error; streamline how our orders are handled;
streamline our operations; tell me more about process automation;
the girls in the office key in everything twice; the two programmes do not connect;
timesheets are a nightmare; tired of typing; too much admin in our office; too much manual work;
too much paperwork; two employees move supplier invoices manually; venetian walls; village names;
we copy and paste all day; we copy and paste from emails into excel; we do a lot of manual work in excel;
we hate filling in forms; we print emails and type them again; we retype orders all day long;
we spend hours entering data; we spend two days every month on invoices can you automate that;
we still do everything on paper; we type the same data into three systems;
we want fewer spreadsheets and less manual entry; we waste time on admin; workflow automation;
workflow tool; workflows
`,
};
