import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'outage',
  examples: `
our website is down; the site is offline; our site does not load; the website shows an error; our shop is down;
the server is down; our server crashed; nothing works here; the system is not responding; our network is down;
emails are not arriving; our email stopped working; the internet in our office does not work;
the bot went offline; the voice agent does not pick up; our phone line is dead; we cannot log in;
nobody can log in since this morning; our computers do not start; the printer does not work; fix our server;
fix our computers; repair my laptop; can somebody come and fix it; how soon can somebody come;
send a technician; we need a technician; do you repair computers; do you fix networks; we need an it guy;
do you do computer repair; urgent it is down; we were hacked; our website was hacked; we have a virus;
ransomware; our data is gone; we lost our data; restore a backup; i need someone to fix our server;
can you look at it today; everything is broken; who do i call when it is down;
the automation is crashed; emergency contact when system is down; it stopped working this morning;
help us recover our data; can you recover lost files; data recovery; our files are lost;
recover a deleted database; can you get our data back; our web shop is down;
the online shop is offline since yesterday; it has been down all night; our site is down since this morning;
do you offer it support; do you do it support; do you give it support to small companies; it support;
managed it; managed services; managed it provider; are you a managed service provider;
do you manage our network; do you fix printers; what does an it provider do;
what does a managed service provider do; computer help;
do you offer it support for small companies; it support for small businesses; do you support small offices;
can you look after the it of a small firm;
who do we ring when the system is down; who can we call if something stops working;
whom do we call at the weekend when it breaks; it stopped working on a sunday who helps;
who helps when the bot is down; system down at night who do we phone;
do you look after our computers; can you be our it department; are you an it support company;
do you do the daily it; do you set up computers; can you install a printer; can you set up wifi;
do you set up networks; do you install cables; do you do helpdesk for staff; do you help with laptops;
do you fix phones; do you repair hardware;
do you offer it support apart from projects; do you provide general it support;
is it support available for our office; do you offer support for networks and devices;
do you provide helpdesk services
`,
};
