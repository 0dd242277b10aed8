import type { BreadcrumbList } from 'schema-dts'
import { publicAddress } from './headTexts'

/** The breadcrumb of a page as a schema.org BreadcrumbList. */
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
