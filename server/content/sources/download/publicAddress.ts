import ipaddr from 'ipaddr.js'

/** Whether an IP address is one of the public internet. IPv4-mapped addresses count as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  // IPv4-compatible addresses such as `::7f00:1` have no range of their own.
  return parsed.range() === 'unicast' && !parsed.toString().startsWith('::')
}
