import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'data-analytics',
  names: ['dashboard', 'analytics', 'weekly report', 'αναλυσ~', 'αναφορ~', 'analys~'],
  examples: `
the count never matches what the customer says; our count is never right; we have no idea how many people come tomorrow; how many visitors will come tomorrow;
we run out of stock; stock runs out and nobody sees it; we order too much or too little;
a dashboard for the directors; analyse our results; analyse our sales data; analytics; analyze my data;
automatic reports; bi; bi tool; big data; build us a dashboard; business intelligence;
can you analyse our sales data; can you build a dashboard; can you estimate sales; can you forecast our sales;
can you make some one page with our numbers; can you set up reporting;
can you tell us which customers will stop buying; cash flow figures; charts; clean up our data; client churn;
client lifetime value; client segmentation; combine the sales; cost by branch; cost by room; cost per product;
could you create a forecast; could you predict turnover; could you visualise our sales data; dashboards; data;
data analysis services; data analytics; data from different systems; data in several files; data mess;
data platform; data quality; data science; data stuff; data warehouse; demand analysis;
demand forecast for a supermarket; demand forecasting; do u make dashboards;
each week someone makes a report for the boss;
every monday i sit 5 hours making a report out of 6 excel files for the owner kill me can this be done automatically;
every month we spend hours on a figures from excel; every week we prepare report; excel chaos;
excel in many systems; excel nightmare; five different excel files; forcasting; forecasting;
help us understand our numbers; help with reporting and kpis; i need better reports; i need some forecast;
i want better dashboards; i want to find out how we are doing; i want to know what sells best;
i want to see our margin; i want to see our sales at a glance; interpret business figures; inventory planning;
kpi dashboard; kpi overview; kpi reporting; kpi tracking; looker; make sense of our numbers;
make sense of our spreadsheets; management information; margin per room; messy data; metrics;
monthly reports take us days; monthly reports take us three days; my numbers are unreliable;
my reports dont match; nine spreadsheets; no one reads our data; nobody looks at the reports;
nobody trusts our figures; nobody trusts our numbers; occupancy figures; one definition of each figure;
one source of truth; our dashboards never agree with each other; our data are everywhere;
our data is all over the place; power bi dashboard; power bi reports;
predict how much stock we will need; predict which customers will leave; predictive analytics;
profit by customer; reporting; reports; revenue planning; sales analysis; sales forecasts;
single version of the truth; statistics about our customers for management; stock forecasting; tableau;
tell me more about data analytics; the reports are always wrong;
the spreadsheets contradict each other; too many reports; too much data; understand figures;
understand the figures; visualise sales; we are sitting on lots of figures and dont use it;
we do not know our numbers; we drown in numbers and learn nothing from them;
we have data in five systems and no overview can you help; we have tons of data and no idea what it says;
we want insights from our data; we want to forecast stock; wed like to see why sales went down;
weekly report for management; what can you do with our sales data; what items sell money; what rooms make best;
what shops are profitable; which campaigns bring best; which customers are about to leave us;
which items lose money; which products make the most profit can you show us; which rooms are profit;
a machine that does our reports; can a machine do my reports; my boss wants a report every day;
reports take me all day;
can you put all our numbers in one place; can you bring our excel files together;
can you join data from several programs; one dashboard for everything; can you make reports automatically;
can reports write themselves; can we see sales every day; do you build reports; do you work with power bi;
which figures can you show us; how do we get an overview; can you predict sales;
what can we learn from our data; what do we do with all our data;
can you build custom dashboards; do you offer business intelligence services;
can you consolidate our reporting; do you provide data analysis;
can you integrate data from multiple sources; do you automate reporting;
where do we lose money; which costs are rising; see all our costs at a glance;
compare our prices with last year; what does each order cost us; profit per order; which customers pay late;
our figures in one view
`,
};
