import { BlockList, isIPv6 } from 'node:net'

/** Decides whether a computer is connected to, by its IP address. */
export type IsAllowed = (address: string) => boolean

/** The networks that are not the public internet (RFC 6890), and those that contain IPv4 addresses. */
const networks = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    // Multicast, and reserved addresses.
    '224.0.0.0/3',
  ],
  ipv6: [
    // Unspecified, loopback and IPv4-compatible addresses.
    '::/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '3fff::/20',
    '5f00::/16',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ],
}

const blocked = new BlockList()
for (const type of ['ipv4', 'ipv6'] as const) {
  for (const network of networks[type]) {
    const [address = '', prefix] = network.split('/')
    blocked.addSubnet(address, Number(prefix), type)
  }
}

/** Whether an IP address is one of the public internet. IPv4-mapped addresses count as IPv4. */
export const isPublicAddress: IsAllowed = (address) => {
  // A zone such as `fe80::1%eth0` is no part of the address.
  const [plain = ''] = address.split('%')
  return !blocked.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
