import { messagesPath } from '../messages/messagesPath'
import { nouns } from '../nouns'

interface NavigationItem {
  path: string
  title: string
}

interface NavigationGroup {
  title: string
  items: readonly NavigationItem[]
}

/** The navigation of the studio, in order. */
export const navigationGroups: readonly NavigationGroup[] = [
  { title: 'Isi', items: [{ path: '/studio', title: 'Ringkasan' }, ...Object.values(nouns)] },
  {
    title: 'Lainnya',
    items: [
      { path: '/studio/gambar', title: 'Gambar' },
      { path: messagesPath, title: 'Pesan' },
      { path: '/studio/sampah', title: 'Sampah' },
      { path: '/studio/keamanan', title: 'Keamanan' },
    ],
  },
]
