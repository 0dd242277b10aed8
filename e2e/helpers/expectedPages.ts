const post = 'Satu transaksi, satu kali: sinkronisasi yang aman diulang'

/** What each route shows with the sample content: the start of its title, its heading and a text. */
export const expectedPages = [
  ['/', 'Beranda', 'Halo, Saya Raka Contoh', 'Warung Pintar Catat'],
  ['/about', 'Tentang Saya', 'Tentang Saya', 'Pengalaman Kerja'],
  ['/skills', 'Keahlian', 'Keahlian & Teknologi', 'semua 26 keahlian'],
  ['/projects', 'Proyek', 'Portfolio & Proyek', 'Siaga Ciliwung'],
  ['/projects/siaga-ciliwung', 'Siaga Ciliwung', 'Siaga Ciliwung', 'Live Demo'],
  ['/testimonials', 'Testimoni', 'Testimoni Klien', 'Bagus Prakoso'],
  ['/testimonials/1', 'Testimoni Sinta Wulandari', 'Sinta Wulandari', 'Rating'],
  ['/blog', 'Artikel', 'Blog & Artikel', 'Baca Selengkapnya'],
  ['/blog/satu-transaksi-satu-kali', post, post, 'Dua jenis kehilangan'],
  ['/contact', 'Kontak', 'Hubungi Saya', 'Kirim Pesan'],
].map(([path = '', title = '', heading = '', text = '']) => ({
  path,
  title: `${title} - Raka Contoh`,
  heading,
  text,
}))
