import ipaddr from 'ipaddr.js';

/**
 * Parses an IP address; `undefined` for any other text. Accepts `address:port`, `[address]:port`, zones, and IPv4
 * inside IPv6.
 */
export function parseAddress(text: string): Address | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  if (!ipaddr.IPv6.isValid(bare)) return undefined;
  const address = ipaddr.IPv6.parse(bare);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}
type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = readonly [address: Address, prefixBits: number];

/**
 * Returns the networks that can belong to one visitor, the smallest first. For IPv4 this is only the address itself.
 * For IPv6 these are the /64 of one internet connection, and the /56 and /48 of a household or a company. All invalid
 * addresses count as one visitor.
 */
export function networksOf(text: string): readonly string[] {
  const address = parseAddress(text);
  if (!address) return ['unknown'];
  if (address.kind() === 'ipv4') return [address.toString()];
  const bytes = address.toByteArray();
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 16), hex.slice(0, 14), hex.slice(0, 12)];
}

/** Whether a host name or address is this machine. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || parseAddress(host)?.range() === 'loopback';
}

/** Proxies in front of the server: their number, or their networks. */
export type Proxies = number | readonly Network[];

/**
 * Whether a text is a whole number from 0 to 10, or a list of addresses and CIDR blocks. Commas or spaces separate the
 * list.
 */
export function isProxyList(text: string): boolean {
  return /^(\d|10)$/.test(text) || networksIn(text).every((network) => network !== undefined);
}

/** Reads the proxies of a text that `isProxyList` accepts. */
export function readProxyList(text: string): Proxies {
  if (/^\d+$/.test(text)) return Number(text);
  return networksIn(text).filter((network) => network !== undefined);
}

const networksIn = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(readNetwork);

function readNetwork(text: string): Network | undefined {
  const [, host = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const isIPv6 = ipaddr.IPv6.isValid(host);
  const address = isIPv6 || ipaddr.IPv4.isValidFourPartDecimal(host) ? parseAddress(host) : undefined;
  if (!address) return undefined;
  const addressBits = isIPv6 ? 128 : 32;
  // Number of bits before an IPv4 address inside an IPv6 address.
  const bitsBefore = isIPv6 && address.kind() === 'ipv4' ? 96 : 0;
  const prefixLength = Number(bits ?? addressBits);
  return prefixLength > addressBits || prefixLength < bitsBefore
    ? undefined
    : [address, prefixLength - bitsBefore];
}

/** Whether an address belongs to one of the networks. */
export function isIn(text: string, networks: readonly Network[]): boolean {
  const address = parseAddress(text);
  return (
    address !== undefined &&
    networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
  );
}
