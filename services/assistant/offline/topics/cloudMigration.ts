import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'cloud-migration',
  names: ['cloud', 'migration'],
  examples: `
access files from anywhere with cloud; all in cloud; away from on premise; aws migration; azure;
bring the company over to aws; can you handle us with microsoft 365; can you move us to microsoft 365;
cloud; cloud backup; cloud hosting; cloud services; cloud storage; cloud stuff;
do you do cloud migrations; do you help with migration to azure; get our files off the office server;
get our server out of the cupboard; get rid of servers; go cloud; going cloud; going to the cloud;
good morning we need cloud migration; google workspace or microsoft 365 migration;
hello what about cloud migration; help us migrate to google cloud; hi tell me more about cloud migration;
how do we get rid of the server in the basement; hybrid cloud; information on cloud migration;
is it time to move into the cloud; leaving local servers; migrate email; migrate to aws;
migrating applications into google workspace; migrating to aws; move our data to the cloud;
move our server to the cloud; move servers to cloud; moving from our own machines to the cloud;
moving to aws; my exchange server is breaking down; my nas are slow; my server room are out of warranty;
my servers is too old; no more machines; office 365 migration; our nas are expensive to run;
our old server are at its end; our server is dying;
our server is eight years old should we go to the cloud;
our server is old and we want to go to the cloud; put our backups in the cloud;
put our files somewhere online instead of on the old server; reach our files from home with cloud;
relocate the files onto the cloud; remote access to files; replace server; retire own server;
risk when moving the server; server migration; sharepoint; shift everything to azure;
should we move to azure; stop buying own physical servers; switch off hardware;
take all our software to a data centre; the file server is full; transfer my erp over to google cloud;
we plan to go to aws; we want our files in the cloud; we want rid of the server room;
we want to leave our on premise machines behind; wed like to move cloud; weekend of moving the server;
without the machines; work from home setup
`,
};
