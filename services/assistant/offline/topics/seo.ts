import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'seo',
  examples: `
backups of the website; branding; can i change texts myself; can i update the website on my own;
can we edit the site ourselves; can you get us to number one on google;
can you redesign without losing our ranking; can you run our ads; can you take over an existing website; cms;
copywriting; do we need our own hosting; do you build native apps; do you connect google analytics;
do you design brands; do you develop android apps; do you do google ads; do you do seo; do you host websites;
do you make iphone apps; do you make logos; do you manage advertising;
do you offer search engine optimisation; do you register domains; do you run social media; do you take photos;
do you write the texts; does the site work on phones; domain registration; hosting included;
instagram marketing; is analytics included; is hosting included; is it accessible for blind people;
is it mobile friendly; is seo part of it; is the site fast; is the website accessible;
is there a content management system; local seo; logo design; mobile version; responsive design;
ssl certificate; what if i want changes later; where is the website hosted; who hosts the site;
who updates the website; will google find my site; will it look good on a phone;
will my site be on the first page of google; will the site be secure; will we be found on google;
how easy is it to change the site later; can we update the site later; can changes be made later
`,
};
