import type { Content } from '../content/contentSchema'

type ContentProject = Content['projects'][number]
type ContentPost = NonNullable<Content['posts']>[number]
type ContentTestimonial = Content['testimonials'][number]

/** Creates a function that builds an entry, which its number makes unique, with changes. */
const builder =
  <Entry extends object>(build: (number: number, time: string) => Entry) =>
  (number: number, changes: Partial<Entry> = {}): Entry => ({
    ...build(number, new Date(Date.UTC(2024, 0, number)).toISOString()),
    ...changes,
  })

/** A project with its required fields only. */
export const contentProject = builder<ContentProject>((number, created_at) => ({
  title: `Proyek ${number}`,
  category: 'Full Stack',
  created_at,
}))

/** The fields of a case study. */
export const caseStudy = {
  role: 'Perancang',
  client: 'Relawan Sungai',
  start_date: '2023-02',
  end_date: '2024-03-01',
  outcomes: [
    { figure: '40 menit', label: 'lebih awal diperingatkan' },
    { figure: '12', label: 'sensor' },
  ],
  pictures: [
    { picture_url: '/pictures/a.webp', alt: 'Sensor di jembatan', caption: 'Titik pertama.' },
    { picture_url: '/pictures/b.webp' },
  ],
  cloth: { pattern: 'kawung', dye: 'indigo' },
  story: '## Masalah\n\nAir datang **malam** hari.\n\n![Peta](/pictures/peta.webp "Hulu")\n',
} satisfies Partial<ContentProject>

export const contentTestimonial = builder<ContentTestimonial>((number, created_at) => ({
  customer_name: `Pelanggan ${number}`,
  category: 'Full Stack',
  rating: 5,
  description: 'Bagus.',
  created_at,
}))

/** A post with a text. */
export const contentPost = builder<ContentPost>((number, publishedAt) => ({
  title: `Artikel ${number}`,
  slug: `artikel-${number}`,
  excerpt: 'Ringkasan.',
  publishedAt,
  content: `Isi ${number}.`,
}))

/** What a visitor writes to the owner. */
export const contactMessage = {
  name: 'Budi Santoso',
  email: 'budi@example.com',
  subject: 'Tawaran proyek',
  message: 'Apa kabar?\nKapan bisa mulai?',
}

/** A small portfolio: most lists have two pages at a limit of two. */
export function buildContent(changes: Partial<Content> = {}): Content {
  return {
    profile: { full_name: 'Dewi Contoh', preferred_tech_stack: ['React', 'Node.js'] },
    experiences: [
      { job_title: 'Magang', company_name: 'A', start_date: '2017-01-01', end_date: '2018-01-01' },
      { job_title: 'Staf', company_name: 'B', start_date: '2018-02-01', end_date: '2020-01-01' },
      { job_title: 'Kepala', company_name: 'C', start_date: '2016-01-01', is_current: true },
    ],
    educations: [
      { degree: 'SMK', institution_name: 'A', start_year: 2010, graduation_year: 2013 },
      { degree: 'Sarjana', institution_name: 'B', start_year: 2013, graduation_year: 2017 },
    ],
    categories: [
      { name: 'Frontend Development' },
      { name: 'Full Stack' },
      { name: 'Kosong' },
      { name: 'Tersembunyi', is_active: false },
    ],
    skills: [
      { name: 'React', category: 'Frontend Development', percent: 95, icon: 'react.svg' },
      { name: 'Redux', category: 'Frontend Development', percent: 90 },
      { name: 'Vite', category: 'Frontend Development', percent: 85 },
      { name: 'Node.js', category: 'Full Stack', percent: 80 },
      { name: 'jQuery', category: 'Full Stack', percent: 10, is_active: false },
    ],
    projects: [
      contentProject(1, { skills: ['Node.js', 'React'], tag: 'web' }),
      contentProject(2, { is_featured: true, category: 'Frontend Development' }),
      contentProject(3, { is_featured: true, tag: 'data' }),
      contentProject(4, { is_active: false }),
    ],
    testimonials: [
      contentTestimonial(1, { is_featured: true }),
      contentTestimonial(2, { category: 'Frontend Development' }),
      contentTestimonial(3),
    ],
    posts: [contentPost(3), contentPost(2, { content: null }), contentPost(1)],
    ...changes,
  }
}
