import type { Faker } from '@faker-js/faker';
import { faker as ar } from '@faker-js/faker/locale/ar';
import { faker as de } from '@faker-js/faker/locale/de';
import { faker as el } from '@faker-js/faker/locale/el';
import { faker as en } from '@faker-js/faker/locale/en_GB';
import { faker as es } from '@faker-js/faker/locale/es';
import { faker as fa } from '@faker-js/faker/locale/fa';
import { faker as fr } from '@faker-js/faker/locale/fr';
import { faker as he } from '@faker-js/faker/locale/he';
import { faker as hy } from '@faker-js/faker/locale/hy';
import { faker as ja } from '@faker-js/faker/locale/ja';
import { faker as ka } from '@faker-js/faker/locale/ka_GE';
import { faker as ko } from '@faker-js/faker/locale/ko';
import { faker as pl } from '@faker-js/faker/locale/pl';
import { faker as ru } from '@faker-js/faker/locale/ru';
import { faker as th } from '@faker-js/faker/locale/th';
import { faker as tr } from '@faker-js/faker/locale/tr';
import { faker as uk } from '@faker-js/faker/locale/uk';
import { faker as vi } from '@faker-js/faker/locale/vi';
import { faker as zh } from '@faker-js/faker/locale/zh_CN';
import naughty from 'big-list-of-naughty-strings';
import fc from 'fast-check';

const locales = [ar, de, el, en, es, fa, fr, he, hy, ja, ka, ko, pl, ru, th, tr, uk, vi, zh];

/** Creates a random value with Faker in one of nineteen locales. */
const listed = (draw: (faker: Faker) => string) =>
  fc.tuple(fc.constantFrom(...locales), fc.nat()).map(([faker, seed]) => {
    faker.seed(seed);
    return draw(faker);
  });

/** Names of people, written as in their countries. */
export const personName = listed(({ person }) => person.fullName());

export const companyName = listed(({ company }) => company.name());

export const streetAddress = listed(({ location }) => `${location.streetAddress(true)}, ${location.city()}`);

/** Phone numbers, written as people of a country write them or in the international form. */
export const phoneNumber = fc
  .constantFrom('human', 'national', 'international')
  .chain((style) => listed(({ phone }) => phone.number({ style })));

/** Email addresses that RFC 5322 allows without quotes, and addresses of mail providers. At most 254 characters. */
export const emailAddress = fc
  .oneof(
    fc.emailAddress(),
    listed(({ internet }) => internet.email()),
    listed(({ internet, person }) =>
      internet.email({ firstName: person.lastName(), provider: `my-${internet.domainName()}` }),
    ),
    listed(({ internet, person }) =>
      internet.email({ firstName: person.firstName(), allowSpecialCharacters: true }),
    ),
  )
  .filter((email) => email.length <= 254);

/** Texts that are known to break programs (big-list-of-naughty-strings). */
export const naughtyText = fc.constantFrom(...naughty);

/** Lone surrogates, combining and bidirectional marks, joiners, line ends, unusual case pairs, and syntax characters. */
const oddity = fc.constantFrom(
  ...'\ud83d \udc00 \u0301 \u0345 \u0e33 \u202e \u2066 \u200b \u200c \u200d \u00ad \ufeff \u2028 \u0085'.split(
    ' ',
  ),
  ...'\0 \u001b \t \r\n \u00a0 \ufdd0 \uffff \u{10ffff}'.split(' '),
  ...'👩‍👩‍👧‍👦 🏳️‍🌈 🇨🇾 👍🏽 𐐷 ﷽ ﬁ İ ı ß ẞ ς Ǆ ё が 각 ½'.split(' '),
  ...'\\ ` * _ # < > &amp; " \' % %zz $& - / [ ] ( { | ~'.split(' '),
);

/** Invisible texts: spaces, controls, and Unicode's default-ignorable characters. */
export const invisibleText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...' \t\n\u00a0\u2028\u3000\0\u0085'),
      fc.constantFrom(
        ...'\u00ad\u034f\u061c\u115f\u17b4\u180e\u200b\u200d\u2060\u2800\u3164\ufe0f\ufeff\uffa0',
      ),
      // The range of most default-ignorable characters.
      fc.integer({ min: 0xe0000, max: 0xe0fff }).map((point) => String.fromCodePoint(point)),
    ),
    { maxLength: 40 },
  )
  .map((characters) => characters.join(''));

/** A visible letter, digit, sign or emoji. */
export const visibleCharacter = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
  .filter((character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character))
  .filter((character) => !/^[\p{Default_Ignorable_Code_Point}\u2800]/u.test(character));

/** Any text of at most `maxLength` UTF-16 code units, which may contain lone surrogates. */
export const anyText = (maxLength = 300) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.string({ unit: 'binary', maxLength }),
      fc
        .array(fc.oneof(oddity, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 12 })
        .map((parts) => parts.join('')),
      naughtyText,
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      streetAddress,
    )
    .map((text) => text.slice(0, maxLength));
