import type { PageMetadata } from '../features/seo/PageHead'
import { paths } from '../lib/paths'
import { lazyPage, type LazyPage } from './lazyPage'

/** A route: its path, its page, which says what it asks for, and the head that needs no data. */
export interface AppRoute {
  path: string
  page: LazyPage
  /** It shows a list that an address can lead further into, by `?page=`. */
  isPaged?: true
  /** Detail pages have none: their head waits for the data, so the page itself sets it. */
  head?: PageMetadata
}

/** Every page of the site. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    page: lazyPage('HomePage', () => import('../pages/HomePage/HomePage')),
    head: {
      section: 'Beranda',
      description:
        'Pengembang full-stack dari Indonesia: proyek unggulan, teknologi, dan cara menghubungi saya.',
      keywords: 'portofolio, full-stack developer, Indonesia, React, TypeScript, Node.js',
    },
  },
  {
    path: paths.about,
    page: lazyPage('AboutPage', () => import('../pages/AboutPage/AboutPage')),
    head: {
      section: 'Tentang Saya',
      description: 'Perjalanan kerja, pendidikan, sertifikasi, dan cara saya bekerja.',
      keywords: 'tentang, pengalaman kerja, pendidikan, sertifikasi, developer Indonesia',
    },
  },
  {
    path: paths.skills,
    page: lazyPage('SkillsPage', () => import('../pages/SkillsPage/SkillsPage')),
    head: {
      section: 'Keahlian',
      description: 'Keahlian dan teknologi yang saya kuasai, menurut kategori dan tingkatnya.',
      keywords: 'keahlian, teknologi, frontend, backend, mobile, AI, design',
    },
  },
  {
    path: paths.projects,
    page: lazyPage('ProjectsPage', () => import('../pages/ProjectsPage/ProjectsPage')),
    isPaged: true,
    head: {
      section: 'Proyek',
      description: 'Portofolio proyek web, mobile, dan AI yang pernah saya kerjakan.',
      keywords: 'proyek, portofolio, studi kasus, aplikasi web, aplikasi mobile',
    },
  },
  {
    path: '/projects/:slug',
    page: lazyPage(
      'ProjectDetailPage',
      () => import('../pages/ProjectDetailPage/ProjectDetailPage'),
    ),
  },
  {
    path: paths.testimonials,
    page: lazyPage('TestimonialsPage', () => import('../pages/TestimonialsPage/TestimonialsPage')),
    head: {
      section: 'Testimoni',
      description: 'Apa kata klien tentang proyek yang kami selesaikan bersama.',
      keywords: 'testimoni, ulasan klien, rating, proyek',
    },
  },
  {
    path: '/testimonials/:id',
    page: lazyPage(
      'TestimonialDetailPage',
      () => import('../pages/TestimonialDetailPage/TestimonialDetailPage'),
    ),
  },
  {
    path: paths.blog,
    page: lazyPage('BlogPage', () => import('../pages/BlogPage/BlogPage')),
    head: {
      section: 'Artikel',
      description: 'Tulisan tentang pengembangan web, arsitektur, dan pengalaman di lapangan.',
      keywords: 'blog, artikel, pengembangan web, React, TypeScript, tutorial',
    },
  },
  {
    path: paths.contact,
    page: lazyPage('ContactPage', () => import('../pages/ContactPage/ContactPage')),
    head: {
      section: 'Kontak',
      description: 'Kirim pesan, dan saya akan membalas dalam 24 jam.',
      keywords: 'kontak, hubungi, kolaborasi, kerja sama, developer Indonesia',
    },
  },
]
