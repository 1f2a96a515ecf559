// Longer than other files: its examples are one list.
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
a web shop for ceramics
accept payments online
app
be more visible in the internet
be visible on online
become found on search results
booking form for my site
booking system for the website
bookings through our website
build me a site
can u build websites
can you do a homepage for my taverna
can you make me a website
can you provide google ads pages
contact form on the site
could u create me an apps
could you rebuild our site
customers want to buy rooms on our page
digital presence
do you also do web development
do you build apps and sites
do you develop mobile apps
do you do seo
do you make branding and websites
do you offer website maintenance
do your company update web pages
domain name
e commerce
e shop
e shop in english and greek text
ecommerce
eshop
fix our hotel website
get first in online
get found in google
get more sales on online
google does not find us
google ranking
guests want to pay online
home page
hosting
how do i get more bookings from the internet
i need a new web site
i need some one to do my website
i want an simple app
i want an site for our non profit
i would like to have an online store for my products
id like a better web site
improve my conversion
improve our website
increase my visibility
is my web page accessible for blind people
landing page
landing page for a new product
looking for a modern site
make my web page faster
more leads from our website
more traffic through google
my company cannot appear on chatgpt
my homepage from 2012
my webpage does not show up on google
my website is ugly
new site
no one finds us on google
nobody cannot find our site
nobody cant find us online
one pager
online booking for a guest house
online catalogue with ordering
online menu on my site
online presence
our do not rank in chatgpt
our homepage is dead
our homepage looks like it is from 2005
our site brings nothing
our site is slow on phones
our site looks terrible
our site needs work
our web page is slow
our web page needs a facelift
our webshop shows the wrong stock
our website do not get found in search
our website looks old
our wordpress is broken
patients could buy direct
patients could reserve directly on the website
people can order online
redesign our homepage
redo our site
relaunch my online shop
renew my homepage
reservations online
search engine optimisation
sell over the web
selling online
shopify
site in stock
speed up our company site
take orders online
tell me more about digital presence
the site was made outdated
the webshop is not accessible
thelo istoselida
translate my site
update our web presence
visitors should pay direct
we doesnt rank on search engines
we need a web shop with payments
we need an e shop with greek and english text
we need an online shop
we want people to be able to book tables on our site
web design
web developer
webiste
websit
website for restaurant
website in two languages
websites in greek
webstore
wesbite
which company designs sites in cyprus
which company makes sites here
who builds websites
who can modernise our internet presence
who makes online shops here
will you guys make me an website
wordpress is too slow what now
would you design us an web pages
`,
};
