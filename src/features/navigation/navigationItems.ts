import { paths } from '../../lib/paths'

export interface NavigationItem {
  to: string
  label: string
}

/** The main navigation, in order. */
export const navigationItems: readonly NavigationItem[] = [
  { to: paths.home, label: 'Beranda' },
  { to: paths.about, label: 'Tentang Saya' },
  { to: paths.skills, label: 'Keahlian' },
  { to: paths.projects, label: 'Proyek' },
  { to: paths.testimonials, label: 'Testimoni' },
  { to: paths.blog, label: 'Artikel' },
  { to: paths.contact, label: 'Kontak' },
]
