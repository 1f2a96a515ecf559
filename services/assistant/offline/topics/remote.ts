import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'remote',
  examples: `
are you available in my city; can we do everything by email; can we meet by video;
can we work with you from another city; can you come to us; can you help a company in germany;
can you work at our premises; different time zone; do we have to meet in person; do you come to our office;
do you cover the whole country; do you do remote consulting; do you have clients outside ourcountry;
do you only work locally; do you serve other towns; do you serve the coast and the villages;
do you take clients from other countries; do you travel; do you visit clients; do you work abroad;
do you work all over ourcountry; do you work europe wide; do you work on site; do you work outside ourcountry;
do you work remotely; do you work with companies in italy; do you work with foreign companies;
international clients; is everything done online; onsite work; remote or on site; service area; teams call;
time zones; video calls; we are based in london; we are in rome can you help; what area do you cover;
which areas do you serve; which regions do you cover; worldwide; zoom meeting; where do you work;
in which cities do you work; do you work in my area; which countries do you serve;
do you accept clients from abroad; can you work with a company abroad; do you only work in ourcountry;
do you work with clients outside of ourcountry; do you work on site or remotely; do you come to us;
do you only work in ourcity; do you only work with firms in ourcountry; do you work only in your city;
do you take clients from other cities; do you work in other cities too; are you only local;
do you come to other towns; do you come to the villages; do you come to the seaside; do you also come to us;
do you travel to clients; how far do you travel; do you also work in the next town;
is it a problem that we are in another city; we are far away; we are in another country;
do you have customers abroad; do you take clients from outside the country;
do you work with firms in other countries; can we do it all online; do we have to meet;
must i come to your office; do i have to visit you; do you work from our office; will someone sit with us;
do you work in the whole island;
do you go to london too; do you come to rome as well; would you come to athens;
can you come to another town; do you travel to other towns too; do you go outside your city;
do you work near athens; do you cover the capital too; will you come out to our factory;
can someone come to our hotel;
do you work with clients in other countries; do you serve clients outside your region;
is it only for local businesses; do you operate internationally; do you work remotely with clients;
you can come to my office; can you come to my shop; you come to us; can somebody come and look; can someone visit us;
do you visit us
`,
};
