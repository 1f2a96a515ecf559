import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'cloud-migration',
  examples: `
access files from anywhere with cloud
all in to cloud
away from our own servers
aws migration
azure
bring the company over to aws
can you handle us with microsoft 365
can you move us to microsoft 365
cloud backup
cloud hosting
cloud services
do you do cloud migrations
do you help with migration to azure
get our files off the office server
get our server out of the cupboard
get rid of servers
go cloud
going cloud
good morning we need cloud migration
google workspace
hello what about cloud migration
help us migrate to google cloud
hi tell me more about cloud migration
how do we get rid of the server in the basement
is it time to move to aws
leaving local servers
migrate email
migrating to aws
move our server to the cloud
move systems onto the cloud
moving to aws
my exchange server is breaking down
my server room is too old
my servers are out of warranty
my servers is expensive to run
no more machines
off on premise
office 365 migration
our file server is at its end
our nas is slow
our server is dying
our server is eight years old should we go to the cloud
put all our applications into a data centre
put our files somewhere online instead of on the old server
reach our files from home with cloud
relocate our email over to office 365
remote access to files
replace our servers
retire own physical servers
retire own server
risk when moving the server
server migration
sharepoint
shift everything to azure
should we move to azure
stop buying server room
switch off hardware
take all our software to a data centre
the nas are full
transfer my erp over to google cloud
we plan to go to aws
we want our files in the cloud
we want to leave our on premise machines behind
wed like to move cloud
weekend of moving the server
without the machines
work from home setup
`,
};
