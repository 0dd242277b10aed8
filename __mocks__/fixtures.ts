import type { Education, Experience } from '../src/contract/career'
import type { Category } from '../src/contract/categories'
import type { Message } from '../src/contract/messages'
import type { StoredPicture } from '../src/contract/pictures'
import type { Post, PostDetail } from '../src/contract/posts'
import type { Profile } from '../src/contract/profile'
import type { Project, ProjectDetail } from '../src/contract/projects'
import type { Block } from '../src/contract/schema/richText'
import type { ProfileSkill } from '../src/contract/skills'
import type { Testimonial } from '../src/contract/testimonials'

/** Creates a function that builds an entry: complete, with unique values by its id, with changes. */
const builder =
  <Entry extends { id: number }>(build: (id: number) => Entry) =>
  (changes: Partial<Entry> = {}): Entry => ({ ...build(changes.id ?? 1), ...changes })

/** Active categories with these names, with ids from 11. */
export function buildCategories(...names: string[]): Category[] {
  return names.map((name, index) => ({ id: index + 11, name, is_active: 1 }))
}

/** A completed education; `id` makes its values unique. */
export const buildEducation = builder<Education>((id) => ({
  id,
  degree: `Gelar ${id}`,
  institution_name: `Kampus ${id}`,
  major: 'Informatika',
  location: 'Depok',
  start_year: 2013,
  graduation_year: 2017,
  gpa: 3.72,
  description: `Skripsi ${id}.`,
}))

/** A past experience; `id` makes its values unique. */
export const buildExperience = builder<Experience>((id) => ({
  id,
  job_title: `Jabatan ${id}`,
  company_name: `Perusahaan ${id}`,
  location: 'Bandung',
  start_date: '2018-02-01',
  end_date: '2020-11-30',
  is_current: 0,
  description: `Pekerjaan ${id}.`,
}))

const hash = 'a'.repeat(64)

/** An uploaded picture that no entry shows. */
export function buildPicture(values: Partial<StoredPicture> = {}): StoredPicture {
  return {
    hash,
    url: `/pictures/stored/${values.hash ?? hash}.jpg`,
    type: 'image/jpeg',
    width: 600,
    height: 800,
    size: 123_456,
    alt: 'Sawah',
    focus: { x: 30, y: 60 },
    created_at: '2026-01-01T00:00:00.000Z',
    uses: [],
    is_in_history: false,
    ...values,
  }
}

/** An unread message of a visitor; `id` makes its subject unique. */
export function buildMessage(changes: Partial<Message> = {}): Message {
  const id = changes.id ?? 'a'
  return {
    id,
    name: 'Budi',
    email: 'budi@contoh.id',
    subject: `Perihal ${id}`,
    message: 'Apa kabar?\nKapan bisa mulai?',
    created_at: '2026-11-22T08:00:00.000Z',
    is_read: false,
    delivery: 'delivered',
    last_error: null,
    ...changes,
  }
}

/** A complete post of a list; `id` makes its values unique. */
export const buildPost = builder<Post>((id) => ({
  id,
  title: `Artikel ${id}`,
  excerpt: `Ringkasan ${id}.`,
  slug: `artikel-${id}`,
  publishedAt: '2026-06-10',
  tags: ['React', 'Arsitektur'],
  featured: false,
  readTime: 8,
  author: { name: 'Dewi Contoh', avatar: '/pictures/profile.webp' },
  language: null,
  cover_url: `/pictures/posts/${id}.webp`,
  cover_alt: `Sampul ${id}`,
  cloth: null,
  hasContent: true,
  draft: false,
  updated_at: '2026-06-11T08:00:00.000Z',
}))

/** A complete post with a text of three sections, neighbours and a related post. */
export function buildPostDetail(changes: Partial<PostDetail> = {}): PostDetail {
  const sections = ['Masalah', 'Rancangan', 'Hasil'].flatMap((title): RichTextBlock[] => [
    { type: 'heading', depth: 2, id: title.toLowerCase(), children: [title] },
    { type: 'paragraph', children: [`Isi bagian ${title}.`] },
  ])
  return {
    ...buildPost(changes),
    content_tree: { blocks: sections, footnotes: [] },
    previous: { title: 'Artikel lama', slug: 'artikel-lama' },
    next: { title: 'Artikel baru', slug: 'artikel-baru' },
    related: [buildPost({ id: 9 })],
    ...changes,
  }
}

type RichTextBlock = NonNullable<PostDetail['content_tree']>['blocks'][number]

/** A complete profile. */
export function buildProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: 1,
    full_name: 'Dewi Contoh',
    current_job_title: 'Full-Stack Engineer',
    bio: 'Saya membantu usaha kecil menjual lewat web.',
    location: 'Solo, Indonesia',
    email: 'dewi@example.com',
    phone_number: '+62 812-0000-0000',
    years_of_experience: 7,
    preferred_tech_stack: 'React, TypeScript, Node.js, PostgreSQL, Docker',
    certifications: 'AWS Developer, Scrum Master',
    profile_picture_full_url: '/pictures/profile.webp',
    github_profile: 'https://example.com/github/dewi',
    linkedin_profile: 'https://example.com/linkedin/dewi',
    x_profile: 'https://example.com/x/dewi',
    instagram_profile: 'https://example.com/instagram/dewi',
    ...changes,
  }
}

/** A complete testimonial; `id` makes its values unique. */
export const buildTestimonial = builder<Testimonial>((id) => ({
  id,
  customer_name: `Pelanggan ${id}`,
  customer_position: 'Pemilik',
  customer_company: 'Warung Sinta',
  customer_profile_picture_url: `/pictures/customers/${id}.webp`,
  project_title: `Proyek ${id}`,
  category_id: 11,
  category_name: 'Full Stack',
  rating: 5,
  description: `Pendapat ${id}.`,
  testimonial_image_url: `/pictures/testimonials/${id}.webp`,
  is_featured: 0,
  created_at: '2024-06-02',
}))

/** A complete project; `id` makes its values unique. */
export const buildProject = builder<Project>((id) => ({
  id,
  profile_id: 1,
  title: `Proyek ${id}`,
  slug: `proyek-${id}`,
  description: `Keterangan proyek ${id}.`,
  picture_url: `/pictures/projects/${id}.webp`,
  skill_names: [
    { id: 1, name: 'React' },
    { id: 2, name: 'PostgreSQL' },
  ],
  link_code: `https://example.com/code/${id}`,
  link_demo: `https://example.com/demo/${id}`,
  link_youtube: `https://example.com/video/${id}`,
  tag: 'web',
  category_id: 1,
  category_name: 'Full Stack',
  is_active: 1,
  is_featured: 0,
  created_at: '2024-03-12',
  updated_at: '2024-03-12',
}))

/** Projects with ids from 1 to `count`. */
export function buildProjects(count: number, changes: Partial<Project> = {}): Project[] {
  return Array.from({ length: count }, (_, index) => buildProject({ id: index + 1, ...changes }))
}

function buildSection(title: string, text: string): Block[] {
  const id = title.toLowerCase()
  return [
    { type: 'heading', depth: 2, id, children: [title] },
    { type: 'paragraph', children: [text] },
  ]
}

/** A project with a complete case study. */
export function buildCaseStudy(changes: Partial<ProjectDetail> = {}): ProjectDetail {
  return {
    ...buildProject({ id: 2, title: 'Siaga Ciliwung', slug: 'siaga-ciliwung' }),
    role: 'Perancang dan pengembang',
    client: 'Relawan Sungai Bersih',
    type: 'Layanan publik',
    start_date: '2023-02',
    end_date: '2024-03-01',
    outcomes: [
      { figure: '40 menit', label: 'lebih awal diperingatkan' },
      { figure: '12', label: 'sensor di hulu' },
    ],
    pictures: [
      { picture_url: '/pictures/a.webp', alt: 'Sensor di jembatan', caption: 'Titik pertama.' },
      { picture_url: '/pictures/b.webp', alt: 'Peta dua belas titik' },
      { picture_url: '/pictures/c.webp' },
    ],
    story_tree: {
      blocks: [
        ...buildSection('Masalah', 'Air datang pada malam hari.'),
        ...buildSection('Proses', 'Dua belas sensor dipasang.'),
        ...buildSection('Hasil', 'Warga sempat mengungsi.'),
      ],
      footnotes: [],
    },
    testimonials: [buildTestimonial({ id: 7, customer_name: 'Bagus Prakoso' })],
    previous: { title: 'Warung Pintar', slug: 'warung-pintar' },
    next: { title: 'Pasar Batik', slug: 'pasar-batik' },
    ...changes,
  }
}

/** A complete skill; `id` makes its values unique. */
export const buildSkill = builder<ProfileSkill>((id) => ({
  id,
  skill_id: id,
  skill_name: `Keahlian ${id}`,
  percent: 80,
  category_id: 1,
  category_name: 'Frontend Development',
  skill_icon: null,
  is_active: 1,
  created_at: '2024-01-01T00:00:00.000Z',
  updated_at: '2024-01-01T00:00:00.000Z',
}))

/** Skills with ids from 1 to `count`. */
export function buildSkills(count: number, changes: Partial<ProfileSkill> = {}): ProfileSkill[] {
  return Array.from({ length: count }, (_, index) => buildSkill({ id: index + 1, ...changes }))
}
