/** The slug of a category's label: lower-cased, with hyphens for spaces. */
export function slugOfCategory(label: string): string {
  return label.trim().toLowerCase().replace(/\s+/g, '-')
}

/** The slug of a project's title: `Toko Batik & Kain` becomes `toko-batik-kain`. */
export function slugOfTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
