import { serviceLink } from '../answerParts.ts';
import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'website',
  about: 'digital-presence',
  answer: ({ base }) => {
    const page = pageAt(base, '/services/digital-presence');
    const service = base.offerings.find(({ id }) => id === 'digital-presence');
    const chatbots = base.subOfferings.find(({ id }) => id === 'chatbots');
    if (!service)
      return localAnswer(
        [page],
        `Websites and shops are not among our services. See what is: ${markdownLink(page)}.`,
      );
    return localAnswer(
      chatbots ? [page, pageAt(base, '/services/chatbots')] : [page],
      `Yes, we build websites and shops. ${service.summary} A first release takes ${service.typicalTime.split(' for ')[0]}.`,
      `See ${markdownLink(page)}${chatbots ? `, and ${serviceLink(chatbots)} if it should also talk back` : ''}.`,
    );
  },
  examples: `
a web shop for ceramics; accept payments online; become found on search results; booking system on the site;
bookings through our website; build me a site; build website; can u build websites;
can you build me a new site; can you do a homepage for my taverna; can you make an eshop;
can you make me a website; can you make us an online shop; contact form for my site;
could you rebuild our site; customers cannot find our site; customers want to buy rooms on our page;
do you also do web development; do you build wordpress sites; do you create websites in greek and english;
do you do web design; do you make websites; e commerce shop development; e shop;
ecommerce; fix my web presence; get more customers from google; google does not find us;
guests want to pay online; home page; how do i get more bookings from the internet;
i need a better online shop; i need a new web site; i need a new web site for my shop; i need a website;
i need some one to do my website; i want a landing page; i would like to have an online store for my products;
improve my conversion; improve our website; increase my visibility; istoselida; landing page;
landing page for a new product; make my web page faster; make our website faster; make over for our website;
more sales through our site; more traffic from our site; more visitors from our site;
my webpage does not show up on google; need new web page; new site; new website; no one finds us on google;
one pager; online booking for a guest house; online catalogue with ordering;
online menu on my site; online shop; our homepage looks like it is from 2005;
our site brings nothing; our site is dead; our site is slow on phones; our site is unusable on phones;
our site looks terrible; our site needs work; our site was made old; our web page is slow;
our webshop shows the wrong stock; our website is outdated; patients can book online;
patients could buy direct; people can order online; redesign; redesign our homepage;
redesign the hotel website; redo our site; relaunch my online shop; renew the site; reservations online;
sell online; selling through our site; shopify; site; site in payments;
site with english and greek text; speed up our web presence; take orders online; the homepage hacked;
translate my site; translate the site; update my site; update the company site;
want a website; we are not visible on google; we need a new web page; we need a simple webshop;
we need a web shop with payments; we need an online shop; we need our new site;
we want people to be able to book tables on our site; web; web design; web development services; webiste;
webpage; websit; website; website for a municipality; website for my gym; website for restaurant;
website in two languages; website overhaul; websites; websites in greek; webstore; wesbite;
which company builds sites in ourcountry; which company designs sites; who can modernise our internet presence;
who can rebuild our site; who makes sites here; will your company do me my website; wordpress;
wordpress is too slow what now; would u do us our shop online; can you connect the website to whatsapp;
do you take custom web projects; custom web development; we want a new homepage; our site should sell more;
a site for our company; make our site better; improve our webshop; more customers from the internet;
booking page; a booking page; online booking page; what about a booking page; do you build e shops;
do you make e commerce sites; we want to sell online; make us a landing page; a page for our event;
do you redesign existing websites; do you redesign websites; can you redesign my site;
can you work with our existing website; can you improve our existing website; can the site take payments;
what does the website include; can you build a site in wordpress; can you add a shop to our site;
do you do web development;
we have no website; we have no website yet; we do not have a site; we have an old website; can you build one; can you build one for us; can you make one;
do you develop web apps;
can you rebuild our old site; do you design landing pages;
can you do a new design; do you design sites; do you do custom design; do you use templates;
is it made from a template; what can the site do; do you make booking sites; do you build portals;
do you build customer portals; do you build web applications; do you develop software for the browser;
do you refresh old sites; can you freshen up our site; our site looks old; do you build multilingual sites;
is the site accessible;
our site needs a new design; we want more bookings on our site; a site that sells; a page for our hotel;
a shop on our site; a site for a restaurant;
can you design a landing page that converts; how do you increase conversions;
can you optimise our website for sales; do you develop bespoke websites; do you offer website redesign;
can you modernise an existing website; can you build a bilingual website;
do you build online stores with payments; can the website integrate with our booking engine;
is the website scalable
`,
};
