import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'cloud-migration',
  names: ['cloud', 'migration'],
  examples: `
aws; aws migration; azure; bring the company over to aws;
can you move us to microsoft 365; cloud; cloud backup; cloud hosting;
cloud migration; cloud services; cloud stuff; do you do cloud migrations; do you help with migration to azure;
email migration; get our files off the office server;
get our server out of the cupboard; get rid of our server room; get rid of servers; going cloud;
going to the cloud; google workspace or microsoft 365 migration; help us migrate to google cloud;
how do we get rid of the server in the basement; leave on premise; leaving on premise; migrate email;
migrate to aws; migrate to azure; migrate to the cloud; migrating to aws; move our data to the cloud;
move our server to the cloud; move servers to cloud; moving from on premise to microsoft 365; moving to aws;
my exchange server is breaking down; my servers are old; my servers are out of warranty;
no more machines; off local servers; off our own servers; office 365 migration; old server;
our file server is at its end; our nas is slow; our server is dying;
our server is dying we want cloud; our server is old; put our backups in the cloud; remote access to files;
replace server; retire own server; server migration; server room; sharepoint; shift everything to azure;
should we move to azure; stop buying server room; switch off hardware; take all our software to a data centre;
virtual servers; we want our files in the cloud;
we want rid of the server room; we want to go to aws; we want to move our servers to azure;
work from anywhere instead of the office server; work from home setup;
is the cloud cheaper; is it cheaper in the cloud; do we save money in the cloud;
what are the benefits of the cloud; why move to the cloud; what should stay on our server;
which cloud suits us; aws or azure; which cloud provider should we take; how do you move our data;
what happens to our licences in the cloud; how does a cloud migration work;
what is cloud migration; can you move our mailboxes;
do you provide cloud services; can you migrate our infrastructure to the cloud;
what does a cloud migration involve; which cloud platforms do you support;
do you manage cloud infrastructure
`,
};
