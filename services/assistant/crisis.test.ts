import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { streetAddress } from '#tests/visitors/internationalInputs.ts';
import { type Emergency, emergency } from '../knowledge/emergency.ts';
import { dangerIn } from './crisis.ts';
import { kinds, languages, textOf } from './crisisText.ts';
import heldOut from './heldOutDangers.json';
import { helpFor } from './help.ts';

/** Messages of people in danger, by the language of the answer. */
const inDanger: Readonly<Record<string, readonly string[]>> = {
  en: [
    'my flatmate drank half a bottle of gin and does not wake up',
    'robbers are in the shop and my colleague is tied up',
    'nobody would even notice if I died',
    'does the bot work at night? I want to die',
    'the woman in the next office is unconscious on the floor',
    'two men with guns are in the bank',
    'a bus ran into a group of people',
    'my husband says he will burn the house with us inside',
    'the ceiling collapsed and people are under it',
    'my father fell and cannot get up',
    'my father collapsed in the garden and does not move',
    'i think my neighbour is beating his kids',
    "there's a strong gas smell in our kitchen",
    "water is pouring into our basement and we can't get out",
    'my boyfriend locked me in the bedroom and took my phone',
    'my teenage daughter has been cutting herself',
    'we crashed our car on the motorway, people are hurt',
    'there are people trapped under the rubble',
    'my mum is diabetic and she wont wake up',
    'my child is missing since this morning',
    'my husband has been drinking and is hitting me',
    'worker got his hand stuck in the machine',
    'i was sexually assaulted',
    'which pills kill you painlessly',
    'I feel like ending my life',
    'im going to kill myself tonight',
    'i dont wanna be here anymore',
    "I can't go on anymore",
    'my friend says she wants to die',
    'what is the point, there is no reason to live',
    'thinking about suicide',
    'lately I feel there is no point in anything',
    'i am suicidal',
    'everyone would be better off without me',
    'i want to hurt myself',
    'I keep cutting myself',
    'i wish i was dead',
    'I took a whole bottle of pills',
    'wanna die',
    'i want too die',
    'I WANT TO DIE!!!',
    'i m gonna jump off a bridge',
    'call 112 for me, my wife is having a stroke',
    'please call an ambulance',
    'I need an ambulance',
    'my mother collapsed',
    'my colleague fainted and is not breathing',
    'he is choking',
    'i cant breathe',
    'my son swallowed a battery',
    'the baby drank bleach',
    'there was a car accident outside',
    'I have chest pain',
    'i cut my finger off',
    'she is bleeding a lot',
    'a man here is unconscious',
    'my grandfather had a heart attack',
    'i think i am having a heart attack',
    'someone was stabbed',
    'i burned my hand with boiling water and broke my wrist',
    'a snake bit me',
    'my 3 year old ate rat poison',
    'fire!',
    'our building is on fire',
    'there is smoke coming from the kitchen',
    'I smell gas',
    'the house is burning',
    'help there is a fire',
    'my husband beats me',
    'someone is trying to kill me',
    'he has a knife',
    'he hit me again last night',
    'a man is following me',
    'I was raped',
    'i am being attacked',
    'i am going to kill my wife',
    'someone is breaking into my house',
    'there is an intruder in our office',
    'thieves are in my shop',
    'burglars broke into our office',
    'we are being robbed',
    'call the police',
  ],
  el: [
    'έγινε έκρηξη στο εργοστάσιο',
    'ο πατέρας μου σωριάστηκε και δεν αντιδρά',
    'kapoios me akolouthei',
    'o patrios mou me xtypaei',
    'Θέλω να πεθάνω',
    'δεν θέλω να ζω άλλο',
    'σκέφτομαι να αυτοκτονήσω',
    'θέλω να σκοτωθώ',
    'Καλέστε ένα ασθενοφόρο!',
    'ο πατέρας μου έπαθε έμφραγμα',
    'έχουμε φωτιά στο γραφείο',
    'μπήκαν κλέφτες στο σπίτι',
    'ο άντρας μου με χτυπάει',
    'δεν μπορώ να αναπνεύσω',
    'thelo na pethano',
    'den thelo na zo',
    'kaleste asthenoforo',
    'exoume fotia sto grafeio',
    'me xtypaei o antras mou',
    'piase fotia i apothiki mas',
    'kaigetai to diamerisma',
    'η αποθήκη μας καίγεται',
    'vgainei kapnos stin kouzina, kapno sto spiti',
    'kapoios bike sto magazi',
    'ehoume kleftes sto grafeio',
    'to koritsi mou den anapneei',
    'i giagia mou lipothymise',
    'pnigetai to moro',
    'kalese asthenoforo grigora',
    'me dernei o filos mou',
    'den 8elw allo na zisw',
    'skeftomai na aftoktoniso',
    'dn mporw, tha aftoktonisw',
    'exei maxairi',
    'ο παππούς έπεσε από το μπαλκόνι και δεν κουνιέται',
  ],
  ru: [
    'за мной кто-то идёт, мне страшно',
    'дочка наглоталась таблеток',
    'я хочу умереть',
    'не хочу больше жить',
    'вызовите скорую',
    'у папы инфаркт',
    'у нас пожар',
    'к нам лезут воры в дом',
    'муж меня бьет',
    'она без сознания',
    'меня избил отчим',
    'малыш подавился',
    'кто-то ломится в дом',
  ],
  tr: [
    'biri beni takip ediyor',
    'oğlum deterjan içti',
    'ölmek istiyorum',
    'intihar etmek istiyorum',
    'ambulans çağırın',
    'babam kalp krizi geçiriyor',
    'ofiste yangın var',
    'evde hırsız var',
    'kocam beni dövüyor',
  ],
  ar: [
    'جاري يضرب زوجته',
    'أشم رائحة غاز في البيت',
    'أخي يريد أن ينتحر',
    'أريد أن أموت',
    'لا أريد أن أعيش',
    'أحتاج سيارة إسعاف',
    'أبي يعاني من نوبة قلبية',
    'هناك حريق في المكتب',
    'زوجي يضربني',
    'هناك لص في البيت',
    'نار في المكتب',
    'حرامي في المحل',
    'بدي موت',
  ],
  de: [
    'jemand hat ein Messer',
    'mein Kind hat Tabletten geschluckt',
    'mein Ex steht mit einem Messer vor der Tür',
    'Ich will sterben',
    'ich möchte mich umbringen',
    'Rufen Sie einen Krankenwagen',
    'mein Vater hat einen Herzinfarkt',
    'es brennt im Büro',
    'Einbrecher im Haus',
    'mein Mann schlägt mich',
    'ich bringe mich heute um',
    'ich bring mich um',
    'jemand ist bei mir eingebrochen',
    'meine Oma ist zusammengebrochen',
  ],
  fr: [
    'un homme armé est dans le magasin',
    "quelqu'un me suit dans la rue",
    'mon ami veut se suicider',
    "j'ai envie de mourir",
    'je veux me suicider',
    'appelez une ambulance',
    'mon père fait une crise cardiaque',
    'il y a le feu au bureau',
    'mon mari me frappe',
    "quelqu'un cambriole la maison",
  ],
};

const ordinary = [
  'Everyone is selling AI now. I run a garage with 9 guys. Why on earth would I need you',
  'would you use AI to write our articles? because I wouldnt',
  'I would not trust a robot with my customers',
  'you must think I am stupid',
  'I want to stop everything and start again',
  'everybody lies about prices',
  'does the voice agent know what to do when a caller wants to die',
  'emergency! our shop is offline',
  'everyone would be happier without this form',
  'our server does not respond',
  'clients are not moving to the new portal',
  "my husband's laptop screen turned blue",
  'customers fall off at checkout',
  'we inspect gas leaks, automate our reports',
  'somebody broke our website',
  'my phone died',
  'we are flooded with emails',
  'can hackers break into our system',
  'our website was attacked by bots',
  'we had an accident with the database',
  'can the voice agent dial 112',
  'voice agent for a suicide prevention charity',
  "I'd rather die than use Excel again",
  'we bought 30 tablets for the waiters',
  'our boss collapsed the two departments into one',
  'if one of your people gets hit by a bus what happens to our project',
  'the guests are trapped in the phone menu',
  'the vendor will not let us leave',
  'someone is trying to break into our network',
  'we fight fires every day in IT',
  "I can't live without coffee",
  'our drivers report accidents by phone, can a voice agent take the call',
  'my son is missing a mouse for his computer',
  'η επιχείρηση μας πεθαίνει',
  'мы тонем в бумагах',
  'işlerin altında boğuluyorum',
  'السيرفر مات',
  'unser Projekt brennt',
  'on se noie dans les mails',
  'the phone rings and nobody is free',
  'this is not a scandal',
  'half of a face',
  'this process is killing me',
  'I see no point in continuing the project',
  'these invoices are killing us',
  'can we fire a supplier',
  'how do I fire an employee',
  'please kill this feature',
  'kill the process on port 80',
  'what is the deadline',
  'we want bleeding edge technology',
  'I am dying to try your chatbot',
  'the heart of the business',
  'our server is on fire',
  'our sales are on fire',
  'our team is drowning in paperwork',
  'we are bleeding money',
  'my laptop is dying',
  'the price gave me a heart attack',
  'do you work with fire departments?',
  'we sell fire alarms, can you build us a website?',
  'is there a firewall',
  'commercial suicide',
  'end of life of our ERP',
  'we are putting out fires all day',
  'how do we cut costs',
  'can your voice agent call an emergency doctor',
  'our website is dead',
  'the system crashed',
  'hackers attacked our server',
  'we want to break into the hotel market',
  'my boss will kill me if this is late',
  'execute the plan',
  'shoot me an email',
  'I shot myself in the foot with this contract',
  'a stroke of luck',
  'working myself to death over spreadsheets',
  'we do not want to live with paper any more',
  'the old site does not exist anymore',
  'our data was poisoned',
  'our clinic wants to remind patients',
  'can a bot handle an ambulance booking form',
  'he follows me on LinkedIn',
  'a website to die for',
  'our customers are attacking us with reviews',
  'I hate waiting',
  'burn rate',
  'we got hit by the new tax',
  'the project is dead in the water',
  'backup after a disk crash',
  'pills packaging factory automation',
  'break down the price',
  'is there a knife shop website in your cases',
  'πόσο κοστίζει;',
  'πνίγομαι στη δουλειά',
  'pnigomai sta timologia',
  'πήρε φωτιά η δουλειά μας',
  'pire fotia to tilefono',
  'to site den anapneei apo ta lathi',
  'pethaino na do to demo',
  'give me directions to your office',
  'bu süreç beni öldürüyor',
  'kağıt işi içinde boğuluyoruz',
  'diese Software bringt mich um',
  'der Umsatz ist eingebrochen',
  'горим по срокам',
  'sunucumuza saldırı var mı',
  'wir ersticken in Papier',
  'on étouffe sous la paperasse',
];

describe('helpFor', () => {
  for (const [lang, messages] of Object.entries(inDanger))
    test.each(messages)(`names ${emergency.number} to "%s"`, (message) => {
      const answer = helpFor(message);
      expect(answer?.lang).toBe(lang);
      expect(answer?.content).toContain(emergency.number);
      expect(answer?.content).not.toMatch(/\]\(|[{}]/);
    });

  test.each(ordinary)('takes "%s" for an ordinary message', (message) => {
    expect(helpFor(message)).toBeUndefined();
  });
});

describe('the help of another country', () => {
  const helps = (facts: Emergency) =>
    languages.flatMap((lang) => kinds.map((kind) => textOf(lang, kind, facts)));
  const services = /ambul|police|ασθενοφ|скорая|polis|الإسعاف|Rettung/i;
  const free = /free|δωρεάν|бесплатно|ücretsiz|مجان|kostenlos|gratuit/i;

  test('names its number alone if no more is known of it', () => {
    for (const help of helps({ number: '191', all: false, free: false })) {
      expect(help).toContain('**191**');
      expect(help).not.toMatch(services);
      expect(help).not.toMatch(free);
      expect(help).not.toMatch(/112|8000|14\d\d|[<>{}]|\s[.:]\s*$/);
    }
    expect(textOf('en', 'emergency', { number: '191', all: false, free: false })).toContain(
      'Call **191** now.\n\n',
    );
  });

  test('names the three services and the price if its facts say so, and never the European Union', () => {
    expect(textOf('en', 'emergency', { number: '999', all: true, free: true })).toContain(
      'Call **999** now: ambulance, police and fire brigade. It is free, day and night.\n\n',
    );
    expect(textOf('en', 'emergency', { number: '911', all: true, free: false })).toContain(
      'Call **911** now: ambulance, police and fire brigade.\n\n',
    );
  });
});

// Which of these fail is not printed on purpose: a message that became an example no longer measures anything.
describe('dangerIn: messages that nobody wrote examples from', () => {
  const share = (messages: readonly string[]) => messages.filter(dangerIn).length / messages.length;

  test('recognises 60 % of the dangers that are only hinted at', () => {
    expect(share(heldOut.danger)).toBeGreaterThanOrEqual(0.6);
  });

  test('takes at most 5 % of the ordinary messages in similar words for a danger', () => {
    expect(share(heldOut.ordinary)).toBeLessThanOrEqual(0.05);
  });

  test('takes at most 3 of 1,000 postal addresses in nineteen languages for a danger', () => {
    const addresses = fc.sample(streetAddress, { seed: 1, numRuns: 3000 });
    expect(share(addresses)).toBeLessThanOrEqual(0.003);
  });
});
