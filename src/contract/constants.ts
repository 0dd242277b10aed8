// Without TypeBox: browsers load these values.

/** The most characters of each field of a contact message. */
export const contactLimits = { name: 200, email: 320, subject: 200, message: 20_000 } as const

export const maxOutcomes = 4

/** The name in the sample content. */
export const sampleOwner = 'Raka Contoh'

/** The symbols of `public/icons/values.svg`. */
export const valueIcons = [
  'code',
  'devices',
  'speed',
  'heart',
  'learning',
  'people',
  'security',
  'design',
  'data',
  'communication',
  'time',
  'idea',
] as const
export type ValueIcon = (typeof valueIcons)[number]

/** Where the owner invites visitors: to write, at the end of pages, or to subscribe. */
export const invitationPages = ['home', 'projects', 'testimonials', 'posts', 'newsletter'] as const
export type InvitationPage = (typeof invitationPages)[number]

/** Families of batik patterns. */
export const clothPatterns = ['kawung', 'parang', 'ceplok', 'truntum', 'nitik', 'tambal'] as const
export type ClothPattern = (typeof clothPatterns)[number]

/** Dyes of cloths: the colours of background, motif and accent. */
export const clothDyes = ['soga', 'indigo', 'mengkudu', 'turmeric', 'leaf', 'violet'] as const
export type ClothDye = (typeof clothDyes)[number]

/** Dyes of the site: the colours of all pages. */
export const siteDyes = ['nila', 'sogan', 'mengkudu', 'pesisir', 'jati', 'malam', 'violet'] as const
export type SiteDye = (typeof siteDyes)[number]

/** The cloth of the owner's own pages. */
export const siteCloths = [...clothPatterns, 'none'] as const
type SiteCloth = (typeof siteCloths)[number]

/** Pairs of typefaces: Plus Jakarta Sans, serif titles, a grotesk with monospaced labels. */
export const siteTypefaces = ['jakarta', 'pustaka', 'bengkel'] as const
export type SiteTypeface = (typeof siteTypefaces)[number]

/** What the first screen of the home page shows beside the name: the portrait, cloth, or work. */
export const heroes = ['portrait', 'cloth', 'work'] as const
export type HeroKind = (typeof heroes)[number]

/** The sections of the home page, in the default order. */
export const homeSections = [
  'technologies',
  'projects',
  'outcome',
  'quote',
  'posts',
  'values',
  'invitation',
] as const
export type HomeSection = (typeof homeSections)[number]

export const menuPages = [
  'home',
  'about',
  'skills',
  'projects',
  'testimonials',
  'blog',
  'contact',
] as const
export type MenuPage = (typeof menuPages)[number]

/** How the site looks, with all fields. */
export interface SiteAppearance {
  dye: SiteDye
  cloth: SiteCloth
  cloth_seed: number
  type: SiteTypeface
  hero: HeroKind
  home_sections: readonly HomeSection[]
  /** By default, the pages that have entries. */
  menu: readonly MenuPage[] | null
}

/** The appearance of a site whose owner has chosen none. */
export const appearanceDefaults: SiteAppearance = {
  dye: 'nila',
  cloth: 'kawung',
  // The sample content shows all patterns, and no two projects with the same cloth.
  cloth_seed: 4816,
  type: 'jakarta',
  hero: 'portrait',
  home_sections: homeSections,
  menu: null,
}

type StoredAppearance = { [Name in keyof SiteAppearance]?: SiteAppearance[Name] | null }

/** The fields of an appearance as the API returns it, with the defaults of those that it lacks. */
export function resolveAppearance(stored: StoredAppearance): SiteAppearance {
  const fields = Object.entries(stored).filter(
    ([name, value]) => name in appearanceDefaults && value !== null && value !== undefined,
  )
  return { ...appearanceDefaults, ...Object.fromEntries(fields) }
}

/** The most bytes of the original of a picture. */
export const maxUploadSize = 20 * 1024 * 1024

/** What the owner may import in the studio at once. */
export const importLimits = { files: 2000, megabytes: 45 } as const

/** Names of hidden files and of folders with code of others, which an import ignores. */
export const ignoredNames = /^(?:\..*|node_modules|vendor|__MACOSX)$/
