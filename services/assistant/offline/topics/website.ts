import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'website',
  answer: ({ base }) => {
    const page = pageAt(base, '/services/digital-presence');
    const service = base.services.find(({ id }) => id === 'digital-presence');
    const chatbots = pageAt(base, '/services/chatbots');
    return answerOf(
      [page, chatbots],
      `Yes, we build websites and shops. ${service?.summary ?? ''} A first release takes ${service?.typicalTime.split(' for ')[0] ?? ''}.`,
      `See ${link(page)}, and ${link(chatbots)} if it should also talk back.`,
    );
  },
  examples: `
a web shop for ceramics; accept payments online; android app; app; be first in google;
be found on online; be more visible in online; become first on search results; booking system on website;
bookings through our website; build me a site; build website; can u build websites;
can you do a homepage for my taverna; can you make an eshop; can you make me a website;
can you provide online shops; contact form on the site; could u host my wordpress site;
could you optimise our site for google; could you redesign our hotel web page so guests book direct;
customers cannot find our site; digital presence; do you also do web development;
do you build apps and sites; do you create websites in greek and english; do you develop mobile apps;
do you do google ads pages; do you do seo; do you make branding and websites;
do you offer website maintenance; do your company update web pages; domain; domain name;
e commerce shop development; e shop; e shop in english and greek text; ecommerce; fix my website;
ftiaxnete istoselides; get found in online; get more sales through google; google does not find us;
google ranking; guests want to reserve directly on the website; home page; homepage in two languages;
hosting; how do i get more bookings from the internet; i need a new web site;
i need some one to do my website; i want a landing page; i want an simple app;
i want an site for our non profit; i would like to have an online store for my products;
id like a better web site; improve my visibility; improve our website; increase my website traffic;
increase our conversion; iphone app; is my web page accessible for blind people; istoselida;
landing page for a new product; looking for our modern webshop; make my web page faster;
more leads from our website; my company cannot appear on chatgpt; my homepage from 2012;
my site was made broken; my webpage does not show up on google; my website is old; need new web page;
new site; no one finds us on google; nobody cant find us online; one pager;
online booking for a guest house; online catalogue with ordering; online menu on my site;
online presence; our do not rank in chatgpt; our homepage is from 2011 and looks like it;
our homepage looks like it is from 2005; our site brings nothing; our site is dead;
our site is slow on phones; our site is unusable on phones; our site looks terrible;
our site needs a facelift; our site needs work; our web page is slow; our webshop shows the wrong stock;
our website is outdated; our website looks like it is from 2005 can you redo it;
patients want to buy rooms on our page; people can order online; redesign our homepage; redo our site;
relaunch my online shop; renew my homepage; reservations online; search engine optimisation;
sell over the web; selling online; seo; shopify; site; speed up our company site; take orders online;
tell me more about digital presence; the homepage hacked; the webshop is is not accessible;
the website ugly; translate my site; update our web presence; visitors should pay direct;
we are not visible on google; we doesnt rank on search engines; we need a web shop with payments;
we need an e shop with greek and english text; we need an online shop;
we want people to be able to book tables on our site; web design; web designer; web developer;
web development services; webdesign; webiste; websit; website for restaurant; websites in greek;
webstore; wesbite; which company makes sites here; who builds websites;
who can modernise our internet presence; who can rebuild our site; who designs sites in cyprus;
who makes online shops here; will you guys make me an website; wordpress is too slow what now;
would u do us our shop online
`,
};
