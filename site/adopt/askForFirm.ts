import * as p from '@clack/prompts';

import { offeringBriefs, offeringIds } from '#services/knowledge';

import { type Firm, mistakeIn } from './firm.ts';

/** Fields that are asked for with a text prompt: question and example answer. */
const textFields = {
  name: ['Name of the firm', 'Example'],
  legalName: ['Name in full, as it is registered', 'Example AS'],
  tagline: ['What it does for its clients, in one sentence', 'We take the routine work off your team.'],
  description: ['One or two sentences about it', 'Example is an AI and IT consultancy in Bergen, Norway.'],
  audience: ['Clients by size and place, after "for"', 'companies of 5 to 80 people in Bergen'],
  founded: ['Year of its beginning', '2015'],
  'founder.name': ['Name of the founder', 'Anna Example'],
  'founder.title': ['Title of the founder', 'Founder and managing director'],
  'stats.clients': ['Clients so far, as shown', '40+'],
  'stats.projectsCompleted': ['Projects so far, as shown', '70+'],
  'stats.successRate': ['Projects that reached their result, as shown', '90%'],
  'stats.clientSatisfaction': ['Satisfaction of clients, as shown', '4.8/5'],
  languages: ['Languages, in English, with commas', 'English, Norwegian'],
  country: ['Country, two letters', 'NO'],
  address: ['Street and number', '1 Example Street'],
  zip: ['Postal code', '5013'],
  city: ['City', 'Bergen'],
  region: ['Region of the address, or nothing', 'Vestland'],
  zone: ['Time zone', 'Europe/Oslo'],
  currency: ['Currency, three letters', 'NOK'],
  email: ['Email', 'post@example.com'],
  phone: ['Phone', '+47 55 00 00 00'],
  companyNumber: ['Number in the register of companies', '000 000 000'],
  vatNumber: ['VAT number, or nothing', 'NO 000 000 000 MVA'],
  emergency: ['Number that people in danger call', '112'],
  'colours.light': ['Colour of links and buttons on the light background', '#0b5c66'],
  'colours.dark': ['The same on the dark background', '#6fd3df'],
  dayRate: ['Price of a day of work, without VAT', '12000'],
  hourCost: ['Cost of an hour of routine work', '500'],
} as const;

const numbers = ['founded', 'dayRate', 'hourCost'];

/** Fields that may stay empty. */
const optional = ['region', 'vatNumber'];

/** Converts an answer to the value that the JSON file would have. */
function readAnswer(field: string, answer: string): unknown {
  if (field === 'languages') return answer.split(',').map((language) => language.trim());
  return numbers.includes(field) ? Number(answer) : answer.trim();
}

/** Returns the answers of the last run as text, by field. */
const textsOf = (last: Firm | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(last ?? {}).flatMap(([field, value]): [string, string][] => {
      if (Array.isArray(value)) return [[field, value.join(', ')]];
      if (typeof value !== 'object') return [[field, String(value)]];
      return Object.entries(value).map(([name, text]) => [`${field}.${name}`, String(text)]);
    }),
  );

/**
 * Asks for the facts of a firm. The answers of the last run are filled in. The cases of the last run are kept without a
 * question, because a case is too long for a prompt. Returns `undefined` if the user cancels.
 */
export async function askForFirm(last?: Firm): Promise<{ readonly value: unknown } | undefined> {
  const lastAnswers = textsOf(last);
  const firm: Record<string, unknown> = {};
  p.intro('Another firm’s site. Ctrl+C ends it at any time, and nothing is written before the last answer.');
  for (const [field, [message, placeholder]] of Object.entries(textFields)) {
    const answer = await p.text({
      message,
      placeholder,
      ...(lastAnswers[field] && { initialValue: lastAnswers[field] }),
      validate: (text) =>
        text || !optional.includes(field) ? mistakeIn(field, readAnswer(field, text ?? '')) : undefined,
    });
    if (p.isCancel(answer)) return cancelled();
    if (!answer) continue;
    const [group = '', part] = field.split('.');
    if (part) firm[group] = { ...(firm[group] as object), [part]: readAnswer(field, answer) };
    else firm[field] = readAnswer(field, answer);
  }
  const services = await p.multiselect({
    message: 'Services to keep',
    options: offeringIds.map((id) => ({
      value: id,
      label: offeringBriefs.find((brief) => brief.id === id)?.title ?? id,
    })),
    initialValues: offeringIds.filter((id) => last?.services.includes(id) ?? true),
    required: true,
  });
  if (p.isCancel(services)) return cancelled();
  const blog = await p.confirm({ message: 'Keep the blog?', initialValue: last?.blog ?? true });
  if (p.isCancel(blog)) return cancelled();
  const calls = await p.confirm({
    message: 'Keep the free times for calls?',
    initialValue: last?.calls ?? true,
  });
  if (p.isCancel(calls)) return cancelled();
  return { value: { ...firm, services, blog, calls, cases: last?.cases ?? [] } };
}

function cancelled(): undefined {
  p.cancel('Ended. Nothing was written.');
  process.exitCode = 1;
}
