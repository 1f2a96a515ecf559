import { describe, expect, test } from 'vitest';

import { isIn, isProxyList, isThisMachine, networksOf, readProxyList } from './address.ts';

describe('networksOf', () => {
  const mapped =
    '203.0.113.7 203.0.113.7:4711 ::ffff:203.0.113.7 ::ffff:cb00:7107 [::ffff:cb00:7107]:80'.split(' ');
  test.each(mapped)('takes %s for one IPv4 visitor', (text) => {
    expect(networksOf(text)).toEqual(['203.0.113.7']);
  });

  test.each(['2001:db8:0:12ff::1', '[2001:DB8:0:12ff::9]:443', '2001:db8:0:12ff:ffff::9%eth0'])(
    'takes %s for a /64 in a /56 in a /48',
    (text) => {
      expect(networksOf(text)).toEqual(['20010db8000012ff', '20010db8000012', '20010db80000']);
    },
  );

  test.each([
    ...['', 'unknown', '_hidden', '1.2.3', '0x7f.1', '017700000001', '1.2.3.4.5', '::g'],
    '1.2.3.4:port',
  ])('takes %j for a visitor without an address', (text) => expect(networksOf(text)).toEqual(['unknown']));

  test('keeps ::1 apart from what is no address', () => {
    expect(networksOf('::1')).not.toContain('unknown');
  });
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['127.evil.example', false],
  ['localhost.evil.example', false],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
])('isThisMachine says of %s: %s', (host, expected) => expect(isThisMachine(host)).toBe(expected));

describe('a list of proxies', () => {
  test.each([
    ...['0', '10', '127.0.0.1', '10.0.0.0/8, 2001:db8::/32', ' ::1 ', '192.168.1.0/24,172.16.0.1'],
    ...['10.0.0.0/8 192.168.0.0/16', '::ffff:10.0.0.0/104', '::ffff:0:0/96', '::/0', 'fe80::1%eth0'],
  ])('may be %j', (text) => expect(isProxyList(text)).toBe(true));

  test.each([
    ...['11', '-1', '', 'yes', '10.0.0.0/33', '::1/129', '10.0.0.0/', '127.0.0.1,', 'proxy.local'],
    ...['1.2.3.4:80', '[::1]:80', '::ffff:10.0.0.0/90', '010.0.0.1', '10.0.0.0/255.0.0.0'],
  ])('may not be %j', (text) => expect(isProxyList(text)).toBe(false));

  test('holds the IPv4 addresses of a block that is written inside IPv6', () => {
    const networks = readProxyList('::ffff:10.0.0.0/104');
    if (typeof networks === 'number') throw new Error('It is no number.');
    expect(['10.9.9.9', '::ffff:10.9.9.9', '11.0.0.1'].map((address) => isIn(address, networks))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('holds the addresses of its blocks, also when they come as IPv6', () => {
    const networks = readProxyList('10.0.0.0/8, 2001:db8::/32, 192.0.2.1');
    if (typeof networks === 'number') throw new Error('It is no number.');
    for (const address of ['10.255.0.1', '::ffff:10.1.1.1', '2001:db8:ffff::1', '192.0.2.1'])
      expect(isIn(address, networks)).toBe(true);
    for (const address of ['11.0.0.1', '2001:db9::1', '192.0.2.2', 'unknown'])
      expect(isIn(address, networks)).toBe(false);
  });
});
