import type { BreadcrumbList } from 'schema-dts'
import { publicAddress } from './publicAddress'

/** The way to a page as schema.org's BreadcrumbList. */
export function breadcrumbData(steps: readonly { to: string; label: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ to, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicAddress(to),
    })),
  }
}
