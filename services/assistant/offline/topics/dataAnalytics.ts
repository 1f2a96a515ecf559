// Longer than other files: its examples are one list.
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'data-analytics',
  examples: `
a dashboard for the directors
analyse our results
analyse our sales data
analysing the business figures
analyze my data
bi
bi tool
big data
build us a dashboard
business intelligence
can you build better one page with our numbers
can you estimate sales for next year
can you set up reporting
can you tell us which customers will stop buying
charts
client lifetime value
combine the sales
cost by room
cost per customer
could you create a forecast
could you forecast cash flow
could you predict turnover
customer churn
data
data analysis services
data from several places
data mess
data warehouse
demand forecast for a supermarket
demand forecasting
do u make dashboards
each monday i makes a figures in excel
every monday i sit 5 hours making a report out of 6 excel files for the owner kill me can this be done automatically
every monday someone spend hours on a management report in excel
every month we prepare the report
every week someone makes a reports for the boss
excel chaos
excel from many departments
excel in five systems
five different reports
forcasting
good morning i am interested in data analytics
hello information on data analytics
help us estimate our revenue
help us understand our numbers
hi do you do data analytics
i need better reports
i need some forecast
i want to know which of my customers are about to leave
i want to see our sales at a glance
i want to understand how we are doing
inventory analysis
kpi dashboard
kpi overview
kpi tracking
kpis
looker
make sense of our spreadsheets
margin per product
metrics
monthly reports take us days
my departments are not trusted
my numbers are unreliable
my reports dont match
nine excel files
no one reads our data
no one understands the figures
nobody looks at the data
nobody trusts our figures
occupancy prediction
one definition of each figure
one version of the truth
our dashboards never agree with each other
our data are everywhere
our data is all over the place
our managers want one clear weekly report
please build an dashboard
power bi reports
predict how much stock we will need
predict which customers will leave
predictive analytics
profit by branch
profit per room
reporting takes ages
revenue planning
sales analysis
sales forecasts
single source of truth
spreadsheets in many places
statistics for my shop
stock forecasting
tableau
tell me more about data analytics
the dashboards are late
the reports are always wrong
the spreadsheets are scattered
there is lots of dashboards and dont use it
there is too much reports but no insight
too many reports
visualise data
we are sitting on plenty of figures and nobody reads them
we do not know our numbers
we drown in numbers and learn nothing from them
we have a lot of reports and no idea what it says
we have data in five systems and no overview can you help
we have tons of data and no idea what it says
we want insights from our data
we want to see why sales went down
wed like to find out where we lose money
wed like to find out which product makes profit
weekly report for management
what items sell money
what rooms sell profit
what shops are profitable
which campaigns bring best
which products make the most profit can you show us
`,
};
