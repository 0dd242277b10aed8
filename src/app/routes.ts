import type { PageMetadata } from '../features/seo/PageHead'
import { paths } from '../lib/paths'
import { lazyPage, type LazyPage } from './lazyPage'

/** A route: its path, its page and the metadata that needs no data. */
export interface AppRoute {
  path: string
  page: LazyPage
  /** The page shows a list whose first pages `?page=` selects. */
  isPaged?: true
  /** Detail pages render their metadata themselves, from the loaded data. */
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
    path: paths.projectPattern,
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
    path: paths.testimonialPattern,
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
