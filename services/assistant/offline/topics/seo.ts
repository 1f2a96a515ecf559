import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'seo',
  about: 'digital-presence',
  examples: `
can you redesign without losing our ranking;
cms; do we need our own hosting;
do you connect google analytics;
do you do seo; do you host websites;
do you offer search engine optimisation; do you register domains;
does the site work on phones; domain registration;
hosting included; is analytics included; is hosting included;
is it accessible for blind people; is it mobile friendly; is seo part of it; is the site fast;
is the website accessible; is there a content management system; local seo; mobile version;
responsive design; ssl certificate; where is the website hosted; who hosts the site;
who updates the website; will google find my site; will it look good on a phone;
will the site be secure; will we be found on google;
how easy is it to change the site later; can we update the site later; can changes be made later;
do you offer seo; do you offer seo services; do you do seo services; seo; seo optimisation;
how long does it take to rank on google; how long until we are on page one; will google find us;
can you improve our ranking; do you guarantee rankings;
is my site going to work on phones; does it work on mobile; can i change the website myself;
do you host the website; can you do hosting; can you provide hosting; do you provide hosting;
do you offer website maintenance; do you do website maintenance; hosting; domain; domain name;
what about hosting; and hosting;
is it easy to make changes on the site;
how easy is it to update the site; is it easy to update the site later;
how easy is it to change the texts later; can i update the site at a later date;
which cms do you use;
is this seo; is that seo; so it is seo;
do you look after the hosting; do you do the hosting too; is the hosting with you;
what is included in the hosting; who pays for the hosting; where will my site be hosted;
how do i get a domain; do you buy the domain; can i keep my domain; can i use my own domain;
do i need a domain; can you register a domain for us; does the site load fast; how fast is the site;
how quickly does a page open; is it fast on mobile; will it be fast; is it made for phones;
does it look good on mobile; does it work on tablets; will people find me on google;
will i come first on google; do you promise the first place; how do i get higher in google;
will my old ranking stay; is the site safe; does the site have https; can chatgpt find our site;
will ai find my website; are the pages responsive; is the website responsive on all devices;
is the design optimised for mobile; do you optimise for search engines;
is search engine optimisation part of the package; are your websites search friendly;
do you optimise page speed; can i retain my existing domain;
will we lose our search ranking with the redesign; do you provide ssl and hosting;
does the new site keep our ranking;
i want to be first in google; i want to be first on google; we want to be at the top of google;
put me on the first page of google; how do we become first in search; do you guarantee the first place;
you guarantee first place; can you guarantee a place in google; can people find us in chatgpt;
people ask chatgpt can we be there too; will chatgpt name our company; do you also do seo;
do you do also seo; we want more visitors from google
`,
};
