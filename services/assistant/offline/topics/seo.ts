import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'seo',
  about: 'digital-presence',
  examples: `
backups of the website; branding; can i change texts myself; can we edit the site ourselves;
can you get us to number one on google; can you redesign without losing our ranking; can you run our ads;
can you take over an existing website; cms; copywriting; do we need our own hosting;
do you build native apps; do you connect google analytics; do you design brands;
do you develop android apps; do you do google ads; do you do seo; do you host websites;
do you make iphone apps; do you make logos; do you manage advertising;
do you offer search engine optimisation; do you register domains; do you run social media;
do you take photos; do you write the texts; does the site work on phones; domain registration;
hosting included; instagram marketing; is analytics included; is hosting included;
is it accessible for blind people; is it mobile friendly; is seo part of it; is the site fast;
is the website accessible; is there a content management system; local seo; logo design; mobile version;
responsive design; ssl certificate; where is the website hosted; who hosts the site;
who updates the website; will google find my site; will it look good on a phone;
will my site be on the first page of google; will the site be secure; will we be found on google;
how easy is it to change the site later; can we update the site later; can changes be made later;
do you offer seo; do you offer seo services; do you do seo services; seo; seo optimisation;
how long does it take to rank on google; how long until we are on page one; will google find us;
can you improve our ranking; do you guarantee rankings; can you fix our google ads;
do you manage google ads accounts; google ads; facebook ads; do you do advertising; do you do social media;
do you manage social media; can you run our social media; do you build mobile apps;
do you develop mobile apps; do you make apps; mobile app; android app; iphone app; app;
can you build an app for us; custom app development; do you build apps and sites;
is my site going to work on phones; does it work on mobile; can i change the website myself;
do you host the website; can you do hosting; can you provide hosting; do you provide hosting;
do you offer website maintenance; do you do website maintenance; hosting; domain; domain name;
what about hosting; and hosting; can you help with our instagram; can you help us with social media;
do you post on social media for us; is it easy to make changes on the site;
how easy is it to update the site; is it easy to update the site later;
how easy is it to change the texts later; can i update the site at a later date;
do i have to provide the content; who provides the texts and images; do we need to deliver pictures;
which cms do you use; do you provide the texts; who takes the photos;
is this seo; is that seo; so it is seo
`,
};
