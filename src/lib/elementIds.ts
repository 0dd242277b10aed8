/** The ids of the elements in a rendered document that scripts read. */
export const elementIds = {
  root: 'root',
  /** A script element with the cached API responses of the page, as JSON. */
  snapshot: 'snapshot',
  /** A script element with the addresses of the page's code files, as JSON. */
  code: 'code',
  /** The main element, the target of the skip link. */
  main: 'main',
  /** The navigation that the menu button toggles. */
  mobileMenu: 'mobile-menu',
} as const
