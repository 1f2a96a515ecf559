import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'data-analytics',
  names: ['dashboard', 'analytics', 'weekly report'],
  examples: `
a dashboard for the directors; analyse our performance; analyse our sales data; analysing the figures;
analytics; analyze my data; bi; bi tool; big data; build us a dashboard; business intelligence;
can you build better one page with our numbers; can you estimate our occupancy;
can you forecast our sales; can you set up reporting; can you tell us which customers will stop buying;
cash flow planning; charts; clean up our data; client lifetime value; client segmentation;
combine the results; cost by room; cost per customer; could you create a forecast;
could you predict turnover; could you visualise our sales data; customer churn; dashboards; data;
data analysis services; data from several places; data mess; data platform; data quality; data science;
data stuff; data warehouse; demand forecast for a supermarket; demand forecasting; do u make dashboards;
each monday i makes a figures in excel; each week someone spend hours on figures for the boss;
every monday i sit 5 hours making a report out of 6 excel files for the owner kill me can this be done automatically;
every month we prepare the report; every week i make a reports for the boss; excel chaos;
excel from many places; excel hell; five different reports; forcasting; forecasting;
good morning i am interested in data analytics; hello information on data analytics;
help us predict sales for next year; help us understand our numbers; help with reporting and kpis;
hi explain data analytics; i need better reports; i need some forecast; i want better dashboards;
i want to know which of my customers are about to leave; i want to see our sales at a glance;
i want to see which product makes profit; i want to understand how we are doing;
interpret our business figures; inventory planning; kpi dashboard; kpi overview; kpi reporting;
kpi tracking; looker; make sense of our spreadsheets; margin per product; messy data; metrics;
monthly reports take us days; monthly reports take us three days; my data contradict each other;
my numbers are unreliable; my reports dont match; nine excel files; no one reads our data;
no one understands the numbers; nobody looks at the data; nobody trusts our figures;
one definition of each figure; one version of the truth; our dashboards never agree with each other;
our data are not trusted; our data is all over the place; our managers want one clear weekly report;
please build an dashboard; power bi reports; predict how much stock we will need;
predict which customers will leave; predictive analytics; profit by branch; profit per room; reporting;
reporting takes ages; reports; revenue prediction; sales analysis; sales forecasts;
single source of truth; spreadsheets in several systems; statistics about our customers for management;
statistics for my shop; stock forecasting; tableau; tell me more about data analytics;
the departments are late; the reports are always wrong; the spreadsheets are scattered;
there is lots of figures but no insight; there is so much data and nobody reads them; too many reports;
we are sitting on too much numbers and dont use it; we do not know our numbers;
we drown in numbers and learn nothing from them; we have a lot of dashboards and no overview;
we have data in five systems and no overview can you help; we have tons of data and no idea what it says;
we need a weekly report for management; we want insights from our data; we want to forecast stock;
wed like to find out where we lose money; wed like to know why sales went down;
weekly report for management; what can you do with our sales data; what items sell money;
what rooms makes profitable; which campaigns bring best; which customers are about to leave us;
which products make the most profit can you show us; which shops bring the most
`,
};
