/** Converts a formatted phone number to a link: `+62 812-3` becomes `tel:+628123`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
