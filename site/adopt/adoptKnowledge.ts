import { dayRate, offeringIds, country as sampleCountry } from '#services/knowledge';

import { type Changes, code } from './Changes.ts';
import type { Firm } from './firm.ts';
import { holidayRuleOf } from './holidays.ts';
import { signOf } from './sampleFirm.ts';

const fileOf = (file: string) => `services/knowledge/${file}`;

/** Replaces the facts of the sample with those of the firm and its country. */
export function adoptKnowledge(changes: Changes, firm: Firm) {
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(firm.country) ?? firm.country;
  changes.setConstant(
    fileOf('companyBrief.ts'),
    'companyBrief',
    code({
      name: firm.name,
      fullName: firm.legalName,
      tagline: firm.tagline,
      description: firm.description,
      audience: firm.audience,
      foundedYear: firm.founded,
      stats: firm.stats,
    }),
  );
  changes.replace(fileOf('companyBrief.ts'), /^const name = .*\n\n/gm, '');
  changes.setConstant(fileOf('languages.ts'), 'languages', code(firm.languages));
  changes.setConstant(fileOf('founder.ts'), 'founder', code(firm.founder));
  changes.setConstant(fileOf('contact.ts'), 'contact', contactOf(firm));
  changes.replace(fileOf('contact.ts'), /\/\*\*\n[\s\S]*?\*\//g, '/** Contact details of the company. */');
  changes.setConstant(fileOf('sample.ts'), 'sample', 'undefined');
  changes.setConstant(fileOf('gettingHere.ts'), 'gettingHere', 'undefined');
  changes.setConstant(fileOf('features.ts'), 'features', code({ blog: firm.blog, calls: firm.calls }));
  changes.setConstant(
    fileOf('offerings/briefs.ts'),
    'leftOut',
    code(offeringIds.filter((id) => !firm.services.includes(id))),
  );
  adoptCountry(changes, firm, country);
  adoptPeople(changes, firm, country);
  adoptPrices(changes, firm);
}

/** Replaces the facts about the country: zone, holidays, currency, law and emergency number. */
function adoptCountry(changes: Changes, firm: Firm, country: string) {
  changes.setConstant(
    fileOf('country.ts'),
    'country',
    code({
      code: firm.country,
      name: country,
      state: country,
      zone: firm.zone,
      holidays: holidayRuleOf(firm.country) ?? { fixed: ['01-01'], easter: 'western', fromEaster: [] },
      currency: firm.currency,
      locale: 'en-GB',
      currencySign: signOf(firm.currency, 'symbol'),
      examplePhone: firm.phone,
    }),
  );
  changes.setConstant(
    fileOf('law.ts'),
    'law',
    code({
      dataProtection: `the data protection law of ${country}`,
      browserStorage: `under the law of ${country} on electronic communications`,
      courts: `the courts of ${country}`,
      authority: { name: 'data protection authority', place: country },
      sources: [],
    }),
  );
  changes.setConstant(
    fileOf('emergency.ts'),
    'emergency',
    code({ number: firm.emergency, all: false, free: false }),
  );
  changes.replace(
    fileOf('emergency.ts'),
    /\/\*\*\n \* Number for people in danger[\s\S]*?\*\//g,
    '/** Number for people in danger. Set `all` and `free` if you have confirmed them. */',
  );
}

const contactOf = (firm: Firm) => `{
  email: ${code(firm.email)},
  phone: ${code(firm.phone)},
  headquarters: {
    address: ${code(firm.address)},
    city: ${code(firm.city)},
    state: ${code(firm.region ?? '')},
    zip: ${code(firm.zip)},
    country: country.name,
  },
  socialMedia: {},
  hours: \`Monday to Friday, \${openingHours.from}:00 to \${openingHours.to}:00\`,
  replyTime: 'within 24 hours',
  companyNumber: ${code(firm.companyNumber)},
  ${firm.vatNumber ? `vatNumber: ${code(firm.vatNumber)},` : ''}
}`;

/** Writes one person (the founder) and one milestone (the foundation). Others must be added by hand. */
function adoptPeople(changes: Changes, firm: Firm, country: string) {
  const file = fileOf('company.ts');
  changes.replace(
    file,
    /(?<=\n {2}milestones: )\[[\s\S]*?\n {2}\](?=,\n)/g,
    code([
      {
        year: firm.founded,
        title: `The first desk in ${firm.city}`,
        description: `${firm.founder.name} opens the firm.`,
      },
    ]),
  );
  changes.replace(
    file,
    /(?<=\n {2}people: )\[[\s\S]*?\n {2}\](?=,\n)/g,
    `[{
      name: founder.name,
      role: 'Consultant',
      does: \`Counts what the work costs, writes the fixed price, and replies \${contact.replyTime}.\`,
      askAbout: 'what not to automate',
    }]`,
  );
  changes.replace(file, /(?<=\n {4}quote:\s+)'[^'\n]*'/g, code(firm.tagline));
  changes.replace(file, `A ${sampleCountry.name} where`, `A ${country} where`);
}

/**
 * Sets the daily rate, from which most prices are calculated. The fixed amounts are scaled by the change of the rate
 * and rounded to two significant figures.
 */
function adoptPrices(changes: Changes, firm: Firm) {
  changes.setConstant(fileOf('dayRate.ts'), 'dayRate', code(firm.dayRate));
  changes.setConstant(fileOf('hourCost.ts'), 'hourCost', code(firm.hourCost));
  const scale = firm.dayRate / dayRate;
  for (const file of ['offerings/prices.ts', 'firstYear.ts', 'offerings/sampleMap.ts'].map(fileOf))
    changes.write(
      file,
      changes
        .text(file)
        .replace(
          /\b(monthly|saves): (\d+)/g,
          (_, name: string, amount: string) => `${name}: ${Number((Number(amount) * scale).toPrecision(2))}`,
        ),
    );
}
