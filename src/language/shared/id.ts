const months =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'

/** The Indonesian texts that the first view of the home page and the layout of every page need. */
export const shared = {
  common: {
    lang: 'id',
    /** The language of the labels that are English on the Indonesian site, such as `Loading...`. */
    labelLang: 'en',
    loading: 'Loading...',
    loadingPage: 'Memuat halaman',
    retry: 'Coba Lagi',
    failedSection: 'Bagian ini tidak dapat ditampilkan',
    contactMe: 'Hubungi Saya',
    backToHome: 'Kembali ke Beranda',
    goHome: 'Go Home',
    breadcrumb: 'Breadcrumb',
    email: 'Email',
    technologies: 'Teknologi',
    yearsOfExperience: 'Tahun Pengalaman',
    clientQuote: 'Kata klien',
    readTestimonial: 'Baca testimoni',
    tags: 'Tag',
    customerRole: (position: string, company: string) => `${position} at ${company}`,
    via: (source: string) => `melalui ${source}`,
    draft: 'Draf',
    readTime: (minutes: number) => `${minutes} menit baca`,
    allPosts: 'Semua Artikel',
  },
  errors: {
    title: 'Terjadi Kesalahan',
    unknown: 'Terjadi kesalahan yang tidak diketahui',
    unreadable: 'Jawaban server tidak dapat dibaca',
    timeout: 'Server terlalu lama menjawab',
    status: (status: number) => `Permintaan gagal dengan status ${status}`,
    error: 'Error',
    failedToLoad: (reason: string) => `Failed to load data: ${reason}`,
    unknownReason: 'Unknown error',
    profile: 'Failed to fetch profile',
  },
  dates: {
    months: months.split(' '),
    day: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
    month: (month: string, year: number) => `${month} ${year}`,
    present: 'Sekarang',
  },
  layout: {
    skipToContent: 'Langsung ke isi',
    navigation: 'Navigasi utama',
    menu: 'Menu',
    openMenu: 'Buka menu',
    closeMenu: 'Tutup menu',
    darkTheme: 'Ganti ke tema gelap',
    lightTheme: 'Ganti ke tema terang',
    quickLinks: 'Quick Links',
    contact: 'Contact',
    socialMedia: 'Media sosial',
    country: 'Indonesia',
    copyright: (year: number, name: string) =>
      `© ${year} ${name.replace(/\.$/, '')}. Hak cipta dilindungi.`,
    portfolio: (owner: string) => `Portofolio ${owner}`,
    pageFailed: 'Halaman gagal dimuat',
    checkConnection: 'Periksa koneksi Anda, lalu coba lagi.',
  },
  languages: {
    switch: 'Bahasa',
    hint: 'Situs ini juga tersedia dalam bahasa Indonesia.',
    open: 'Buka versi bahasa Indonesia',
    dismiss: 'Tutup',
  },
  pages: {
    home: 'Beranda',
    about: 'Tentang Saya',
    skills: 'Keahlian',
    projects: 'Proyek',
    testimonials: 'Testimoni',
    blog: 'Artikel',
    contact: 'Kontak',
  },
  /** Default values for an API without them (`useProfile`); the name is also shown while the profile is loading. */
  profile: {
    full_name: 'Pengembang Full-Stack',
    current_job_title: 'Full-Stack Developer',
    bio: 'Saya membangun aplikasi web yang cepat, rapi, dan mudah digunakan, dari antarmuka sampai basis data.',
    location: 'Bekasi, Indonesia',
    response_time: '24 jam',
    values: {
      code: {
        title: 'Modern Development',
        text: 'Teknologi yang matang dan terawat, dipilih karena cocok dengan masalahnya.',
      },
      devices: {
        title: 'Responsive Design',
        text: 'Nyaman dari ponsel 320 piksel sampai layar lebar, dengan jempol maupun papan ketik.',
      },
      speed: {
        title: 'Fast Performance',
        text: 'Ringan di jaringan lambat: yang dikirim hanya yang benar-benar dibutuhkan.',
      },
    },
    principles: {
      code: {
        title: 'Clean Code',
        text: 'Kode ditulis untuk dibaca orang berikutnya, dan diuji sebelum dipercaya.',
      },
      heart: {
        title: 'User First',
        text: 'Keputusan dimulai dari orang yang memakai, termasuk yang jaringannya lambat.',
      },
      learning: {
        title: 'Continuous Learning',
        text: 'Setiap proyek meninggalkan satu hal baru yang dipelajari dan dibagikan.',
      },
    },
    invitations: {
      home: {
        title: 'Mari Berkolaborasi Bersama!',
        text: 'Punya ide, atau masalah yang perlu dipecahkan? Ceritakan kepada saya.',
      },
      projects: { title: 'Tertarik Berkolaborasi?', text: 'Kirim pesan tentang proyek Anda.' },
      testimonials: {
        title: 'Siap Memulai Proyek Anda?',
        text: 'Ceritakan kebutuhan Anda. Saya menjawab dalam 24 jam.',
      },
      posts: {
        title: 'Punya Proyek Serupa?',
        text: 'Ceritakan kebutuhan Anda. Saya menjawab dalam 24 jam.',
      },
    },
  },
  home: {
    greeting: 'Halo, Saya',
    viewProjects: 'Lihat Proyek Saya',
    completedProjects: 'Proyek Selesai',
    featuredProjects: 'Project Unggulan Saya',
    allProjects: 'Lihat Semua Project',
    viewProject: (title: string) => `Lihat proyek ${title}`,
    outcome: 'Hasil kerja',
    latestPosts: 'Artikel Terbaru',
    valuesHeading: 'Yang saya tawarkan',
    startDiscussion: 'Mulai Diskusi',
  },
  notFound: {
    title: 'Page Not Found',
    text: "Sorry, the page you are looking for doesn't exist or has been moved. Let's get you back on track!",
  },
} as const
