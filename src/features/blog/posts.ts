export interface BlogPost {
  id: number
  title: string
  excerpt: string
  /** Empty: a post is an announcement until there is a page to read it on. */
  content: string
  /** ISO 8601 date. */
  publishedAt: string
  tags: readonly string[]
  slug: string
  featured?: boolean
  /** Minutes. */
  readTime: number
  author: { name: string; avatar: string }
}

const author = { name: 'Raka Contoh', avatar: '/pictures/profile.webp' }

/** The sample posts, in the order in which the page shows them. */
export const posts: readonly BlogPost[] = [
  {
    id: 1,
    title: 'Aplikasi kasir yang tetap jujur saat sinyal hilang',
    excerpt:
      'Menyimpan transaksi di ponsel itu mudah; menyatukannya kembali tanpa ada yang hilang atau terhitung dua kali itu yang sulit. Catatan dari tiga bulan di balik meja warung.',
    content: '',
    publishedAt: '2026-06-10',
    tags: ['React', 'Arsitektur'],
    slug: 'kasir-tanpa-sinyal',
    featured: true,
    readTime: 8,
    author,
  },
  {
    id: 2,
    title: 'Membaca ulang Redux Toolkit dengan mata pemula',
    excerpt:
      'Apa yang sebaiknya tinggal di store, apa yang cukup menjadi cache, dan mengapa nama aksi yang baik membuat separuh dokumentasi tidak diperlukan.',
    content: '',
    publishedAt: '2026-03-28',
    tags: ['React', 'TypeScript'],
    slug: 'membaca-ulang-redux-toolkit',
    readTime: 12,
    author,
  },
  {
    id: 3,
    title: 'SQLite sudah cukup, sampai ia tidak cukup',
    excerpt:
      'Satu berkas basis data melayani lebih banyak situs daripada yang kita kira. Tiga pertanyaan untuk memutuskan kapan saatnya pindah ke PostgreSQL.',
    content: '',
    publishedAt: '2025-12-05',
    tags: ['Basis Data', 'Arsitektur'],
    slug: 'sqlite-sudah-cukup',
    readTime: 10,
    author,
  },
  {
    id: 4,
    title: 'Formulir yang ramah bagi jempol, lansia, dan pembaca layar',
    excerpt:
      'Aksesibilitas bukan daftar periksa di akhir proyek. Lima kebiasaan kecil yang mengubah formulir puskesmas menjadi formulir untuk semua orang.',
    content: '',
    publishedAt: '2025-09-17',
    tags: ['Aksesibilitas', 'Desain'],
    slug: 'formulir-yang-ramah',
    readTime: 6,
    author,
  },
]
