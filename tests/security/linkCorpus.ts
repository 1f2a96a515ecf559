// Addresses as attackers, careless writers and honest people write them, for the tests of the link policy.

const schemes =
  'javascript vbscript data file blob filesystem view-source about ftp ws wss intent chrome ms-msdt steam slack sms tel geo magnet jar mhtml livescript mocha x-apple'.split(
    ' ',
  );
const spellings = (scheme: string) => [
  `${scheme}:alert(1)`,
  `${scheme.toUpperCase()}:alert(1)`,
  ` ${scheme}:alert(1)`,
  `${scheme.slice(0, 2)}\t${scheme.slice(2)}:alert(1)`,
  `${scheme.slice(0, 2)}\n${scheme.slice(2)}:alert(1)`,
  `${scheme.slice(0, 2)}%09${scheme.slice(2)}:alert(1)`,
  `\u0001${scheme}:alert(1)`,
  `${scheme}\u200B:alert(1)`,
  `${scheme}://evil.example/%0aalert(1)`,
];
const unseen = [
  ...'\u0000\u0007\u001B\u007F\u0085\u00AD\u061C\u200B\u200C\u200D\u200E\u200F\u202A\u202E\u2060\u2066\u2069\uFEFF\u2028\u3164',
];

/** Never a link. */
export const refused: readonly string[] = [
  ...schemes.flatMap(spellings),
  ...unseen.flatMap((mark) => [
    `https://bank.example/${mark}x`,
    `/con${mark}tact`,
    `https://ba${mark}nk.example`,
    `https://bank.example/${encodeURIComponent(mark)}`,
  ]),
  ...'bank.example bank.example:443 user:secret : bank.example%2F www.bank.example%23'
    .split(' ')
    .flatMap((name) => [
      `https://${name}@evil.example/`,
      `//${name}@evil.example`,
      `https:\\\\${name}@evil.example`,
    ]),
  ...'https:// https:/// http://[::1 https://evil.example:99999 https://%00.example'.split(' '),
  ...['https://a b.example', '//', '\\\\', '/\\', '', ' ', `https://bank.example/${'a'.repeat(3000)}`],
  ...'/..//evil.example /.//evil.example /%2F/evil.example /%5Cevil.example'.split(' '),
  ...'mailto: mailto:nobody mailto:a@b.example,c@d.example mailto:a@b mailto:%61@b.example'.split(' '),
  ...'mailto:?to=a@b.example xmpp: xmpp:room irc://user:word@irc.example/room irc:irc.example'.split(' '),
  'ircs://аррle.example/room',
];

/** Outside links, with the host that must be shown. */
export const external: readonly (readonly [address: string, host: string])[] = [
  ['https://www.gov.cy', 'www.gov.cy'],
  ['HTTP://WWW.GOV.CY/x', 'www.gov.cy'],
  ['http:gov.example', 'gov.example'],
  ['https:/gov.example', 'gov.example'],
  ['https:\\\\gov.example\\x', 'gov.example'],
  ['//evil.example', 'evil.example'],
  ['///evil.example', 'evil.example'],
  ['\\\\evil.example', 'evil.example'],
  ['/\\evil.example', 'evil.example'],
  ['\\/evil.example', 'evil.example'],
  ['https://bank.example.evil.example', 'bank.example.evil.example'],
  ['https://evil.example/bank.example', 'evil.example'],
  ['https://evil.example?bank.example', 'evil.example'],
  ['https://evil.example#@bank.example', 'evil.example'],
  ['https://evil.example/@bank.example', 'evil.example'],
  ['https://evil.example./', 'evil.example.'],
  ['https://аррle.com', 'xn--le-6kc8da.com'],
  ['https://%D0%B0%D1%80%D1%80le.com', 'xn--le-6kc8da.com'],
  ['https://λευκωσία.example', 'xn--kxaekud4cm7a.example'],
  ['https://ex。ample', 'ex.ample'],
  ['https://evil.example:8443/x', 'evil.example:8443'],
  ['https://evil.example:443/x', 'evil.example'],
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://0177.0.0.1/', '127.0.0.1'],
  ['http://[::1]/', '[::1]'],
  ['https://evil.example/%2F..%2F', 'evil.example'],
  ['irc://irc.example/cyprus', 'irc.example'],
  ['ircs://irc.example:6697/cyprus', 'irc.example:6697'],
];

/** Links within the site, with the address they come to. */
export const internal: readonly (readonly [address: string, href: string])[] = [
  ['/contact', '/contact'],
  ['contact', '/contact'],
  ['./contact', '/contact'],
  ['../contact', '/contact'],
  ['/services/../contact', '/contact'],
  ['/blog?page=2#top', '/blog?page=2#top'],
  ['#values', '#values'],
  ['?q=ai', '?q=ai'],
  ['/a:b', '/a:b'],
  ['/υπηρεσίες', '/%CF%85%CF%80%CE%B7%CF%81%CE%B5%CF%83%CE%AF%CE%B5%CF%82'],
];
