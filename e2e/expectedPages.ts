/** What each route shows with the sample content. */
export const expectedPages = [
  {
    path: '/',
    title: 'Beranda - Raka Contoh',
    heading: 'Halo, Saya Raka Contoh',
    text: 'Warung Pintar Catat',
  },
  {
    path: '/about',
    title: 'Tentang Saya - Raka Contoh',
    heading: 'Tentang Saya',
    text: 'Pengalaman Kerja',
  },
  {
    path: '/skills',
    title: 'Keahlian - Raka Contoh',
    heading: 'Keahlian & Teknologi',
    text: 'semua 26 keahlian',
  },
  {
    path: '/projects',
    title: 'Proyek - Raka Contoh',
    heading: 'Portfolio & Proyek',
    text: 'Siaga Ciliwung',
  },
  {
    path: '/projects/siaga-ciliwung',
    title: 'Siaga Ciliwung - Raka Contoh',
    heading: 'Siaga Ciliwung',
    text: 'Live Demo',
  },
  {
    path: '/testimonials',
    title: 'Testimoni - Raka Contoh',
    heading: 'Testimoni Klien',
    text: 'Bagus Prakoso',
  },
  {
    path: '/testimonials/1',
    title: 'Testimoni Sinta Wulandari - Raka Contoh',
    heading: 'Sinta Wulandari',
    text: 'Rating',
  },
  {
    path: '/blog',
    title: 'Artikel - Raka Contoh',
    heading: 'Blog & Artikel',
    text: 'Baca Selengkapnya',
  },
  {
    path: '/blog/satu-transaksi-satu-kali',
    title: 'Satu transaksi, satu kali: sinkronisasi yang aman diulang - Raka Contoh',
    heading: 'Satu transaksi, satu kali: sinkronisasi yang aman diulang',
    text: 'Dua jenis kehilangan',
  },
  {
    path: '/contact',
    title: 'Kontak - Raka Contoh',
    heading: 'Hubungi Saya',
    text: 'Kirim Pesan',
  },
]
