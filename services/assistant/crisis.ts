import { emergency } from '../knowledge/emergency.ts';
import { crisisPatterns, figuresOfSpeech } from './crisisPatterns.ts';
import { greekSound } from './greekSound.ts';
import { normalise } from './offline/normalise.ts';

const rules = Object.entries(crisisPatterns).flatMap(([lang, { despair, danger }]) => [
  { lang, kind: 'despair' as const, patterns: despair },
  { lang, kind: 'danger' as const, patterns: danger },
]);

/** The answer to a message of somebody in danger, in the language that the danger is named in; else nothing. */
export function crisisAnswer(
  message: string,
): { readonly content: string; readonly lang: string } | undefined {
  // Turkish is written without its dotless i as often as with it.
  const text = figuresOfSpeech.reduce(
    (rest, figure) => rest.replace(figure, ' '),
    normalise(message).replaceAll('ı', 'i'),
  );
  const sound = greekSound(text);
  const rule = rules.find(({ lang, patterns }) =>
    patterns.some((pattern) => pattern.test(lang === 'el' ? sound : text)),
  );
  return rule && { content: answers[rule.lang]?.[rule.kind] ?? '', lang: rule.lang };
}

const { number, helpline } = emergency;
const listeners = `${helpline.name}, **${helpline.phone}**`;

const answers: Readonly<Record<string, { readonly despair: string; readonly danger: string }>> = {
  en: {
    despair: `I am sorry that you feel this way. I am a program and cannot help, but people can, right now.\n\nCall **${number}** if there is danger: it is free, day and night, everywhere in the European Union. In Cyprus you can also talk to somebody who listens: ${listeners}. If somebody is near you, tell them how you feel.`,
    danger: `Call **${number}** now: ambulance, police and fire brigade. It is free, day and night, everywhere in the European Union.\n\nThis is a program: nobody here reads what you write and no help comes from it. If you are in danger, get to a safe place first.`,
  },
  el: {
    despair: `Λυπάμαι που νιώθετε έτσι. Είμαι πρόγραμμα και δεν μπορώ να βοηθήσω, υπάρχουν όμως άνθρωποι που μπορούν, τώρα.\n\nΑν υπάρχει κίνδυνος, καλέστε το **${number}**: δωρεάν, όλο το εικοσιτετράωρο, σε όλη την Ευρωπαϊκή Ένωση. Στην Κύπρο μπορείτε να μιλήσετε και με κάποιον που ακούει: ${listeners}. Αν είναι κάποιος κοντά σας, πείτε του πώς νιώθετε.`,
    danger: `Καλέστε τώρα το **${number}**: ασθενοφόρο, αστυνομία, πυροσβεστική. Δωρεάν, όλο το εικοσιτετράωρο, σε όλη την Ευρωπαϊκή Ένωση.\n\nΑυτό είναι πρόγραμμα: κανείς εδώ δεν διαβάζει όσα γράφετε. Αν κινδυνεύετε, πηγαίνετε πρώτα σε ασφαλές μέρος.`,
  },
  ru: {
    despair: `Мне жаль, что вам так тяжело. Я программа и не могу помочь, но люди могут, прямо сейчас.\n\nЕсли есть опасность, звоните **${number}**: бесплатно, круглосуточно, во всём Европейском союзе. На Кипре вас также выслушают: ${listeners}. Если рядом кто-то есть, скажите ему об этом.`,
    danger: `Звоните сейчас **${number}**: скорая помощь, полиция, пожарные. Бесплатно, круглосуточно, во всём Европейском союзе.\n\nЭто программа: никто здесь не читает ваши сообщения. Если вы в опасности, сначала уйдите в безопасное место.`,
  },
  tr: {
    despair: `Böyle hissettiğiniz için üzgünüm. Ben bir programım ve yardım edemem, ama insanlar şimdi yardım edebilir.\n\nTehlike varsa **${number}** numarasını arayın: ücretsiz, gece gündüz. Kıbrıs'ta sizi dinleyen biriyle de konuşabilirsiniz: ${listeners}. Yanınızda biri varsa ona söyleyin.`,
    danger: `Hemen **${number}** numarasını arayın: ambulans, polis, itfaiye. Ücretsiz, gece gündüz.\n\nBu bir programdır: yazdıklarınızı burada kimse okumuyor. Tehlikedeyseniz önce güvenli bir yere gidin.`,
  },
  ar: {
    despair: `يؤسفني أنك تشعر بهذا. أنا برنامج ولا أستطيع المساعدة، لكن هناك أشخاصًا يستطيعون ذلك الآن.\n\nإذا كان هناك خطر فاتصل بالرقم **${number}**: مجانًا، ليلًا ونهارًا، في كل الاتحاد الأوروبي. في قبرص يمكنك أيضًا التحدث إلى من يستمع إليك: ${listeners}. إن كان أحد قريبًا منك فأخبره.`,
    danger: `اتصل الآن بالرقم **${number}**: الإسعاف والشرطة والإطفاء. مجانًا، ليلًا ونهارًا، في كل الاتحاد الأوروبي.\n\nهذا برنامج: لا أحد هنا يقرأ ما تكتبه. إذا كنت في خطر فاذهب أولًا إلى مكان آمن.`,
  },
  de: {
    despair: `Es tut mir leid, dass es Ihnen so geht. Ich bin ein Programm und kann nicht helfen, aber Menschen können es, jetzt gleich.\n\nRufen Sie bei Gefahr **${number}** an: kostenlos, Tag und Nacht, in der ganzen Europäischen Union. In Zypern hört Ihnen auch jemand zu: ${listeners}. Wenn jemand in Ihrer Nähe ist, sagen Sie es ihm.`,
    danger: `Rufen Sie jetzt **${number}** an: Rettungsdienst, Polizei, Feuerwehr. Kostenlos, Tag und Nacht, in der ganzen Europäischen Union.\n\nDies ist ein Programm: Niemand liest hier, was Sie schreiben. Bringen Sie sich zuerst in Sicherheit.`,
  },
  fr: {
    despair: `Je suis désolé que vous vous sentiez ainsi. Je suis un programme et je ne peux pas vous aider, mais des personnes le peuvent, tout de suite.\n\nEn cas de danger, appelez le **${number}** : gratuit, jour et nuit, dans toute l'Union européenne. À Chypre, on vous écoute aussi ici : ${listeners}. Si quelqu'un est près de vous, dites-le-lui.`,
    danger: `Appelez tout de suite le **${number}** : ambulance, police, pompiers. Gratuit, jour et nuit, dans toute l'Union européenne.\n\nCeci est un programme : personne ne lit ici ce que vous écrivez. Mettez-vous d'abord en sécurité.`,
  },
};
