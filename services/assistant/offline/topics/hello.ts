import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'hello',
  isSocial: true,
  answer: ({ base }) => {
    const services = pageAt(base, '/services');
    const audit = pageAt(base, '/ai-audit');
    return localAnswer(
      [services, audit],
      `Hello! Ask me what we do, what it costs, how long it takes or where we are. Or look at ${markdownLink(services)} or the ${markdownLink(audit)}.`,
    );
  },
  // An example that occurs twice, such as "how are you", has twice the weight.
  examples: `
afternoon; anybody there; bonjour friend; dear assistant good day; evening; gday; geia sou guys;
good afternoon all; good day; good day to you; good evening; good evening to you; good morning;
good morning team; greetings; greetings from the beach; greetings from ourcity; hallo; hello; hello assistant;
hello good afternoon; hello hello; hello how are you; hello is anybody there; hello there; hellooo my friend;
helo; hey; hey anybody home; hey friend; hey hey; hey how is it going; hey there; heya; heyyy; hi;
hi anyone there; hi how are you; hi team; hi there; hi there bot; hii; hiya; hola; how are you;
how are you today; how do you do; howdy madam; hullo; is somebody there; kalimera; kalimera sas;
kalispera from the beach; merhaba; morning; nice to meet you; pleased to meet you; privet; salut; sup; wassup;
whats up; yassou sir; yo; γεια σας; καλημερα; καλησπερα bot; hi everyone; hey there bot; howdy;
how are you doing; how is it going; how are things; kalispera; kalispera sas; geia; geia sas; gia sas; yassas;
xairete; kalhmera; kalhspera; καλησπερα; καλησπερα σας; γεια; χαιρετε; καλημερα σας;
how are you; how are you doing; how do you do; i want to know how you are; how is your day; how is it going;
are you well; are you ok; hows life; nice to meet you; pleased to meet you; welcome; τι κανεις;
τι κανετε σημερα; ti kaneis; ti kanis;
hey what is up; hello whats going on; hi how is it going; i just said hi; i only said hello;
i just wanted to say hello; i only wanted to say hello to you; i just said good morning; im good too thanks;
i am good too; i am fine thanks and you; good thanks and you; just saying hello
`,
};
