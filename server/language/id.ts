import type { ServerTexts } from './texts'

const replace = 'ganti atau hapus'

/** The Indonesian texts of commands and of the doctor. */
export const id: ServerTexts = {
  visitors: {
    feed: (owner) => `Artikel - ${owner}`,
    feedLink: 'Artikel',
    portfolio: 'Portofolio',
    preview: {
      unpublished: 'Pratinjau · belum terbit',
      changed: 'Pratinjau · perubahan belum terbit',
      published: 'Pratinjau · sama dengan yang terbit',
      light: 'Tema terang',
      dark: 'Tema gelap',
      validUntil: (time) => `Berlaku sampai ${time} WIB`,
      ended: 'Tautan pratinjau ini tidak berlaku lagi',
      endedHint:
        'Sudah kedaluwarsa, dicabut atau diganti. Mintalah tautan baru kepada pemilik situs.',
    },
    confirmation: {
      subject: (owner) => `Konfirmasi langganan artikel ${owner}`,
      reason: (owner) =>
        `Alamat ini didaftarkan untuk menerima kabar artikel terbaru dari ${owner}.`,
      request: 'Jika Anda yang mendaftar, buka tautan berikut lalu tekan tombol Konfirmasi:',
      after:
        'Tautan ini berlaku 24 jam. Jika Anda tidak merasa mendaftar, abaikan email ini: alamat Anda tidak disimpan.',
    },
    alreadySubscribed: {
      subject: (owner) => `Anda sudah berlangganan artikel ${owner}`,
      reason: (owner) =>
        `Alamat ini sudah terdaftar untuk menerima kabar artikel terbaru dari ${owner}. Anda tidak perlu melakukan apa pun.`,
      request: 'Untuk berhenti berlangganan, buka tautan berikut lalu tekan tombolnya:',
    },
  },
  doctor: {
    usage: 'Cara pakai: npm run doctor -- [FILE] [--all] [--json]',
    severities: {
      must: 'Wajib dibetulkan sebelum situs terbit',
      should: 'Sebaiknya dibetulkan',
      could: 'Bisa diperbaiki',
    },
    further: (count) =>
      `Perbaikan yang mungkin: ${count}. Untuk mendaftarnya: npm run doctor -- --all`,
    together: (count, places) => `(${count} temuan serupa${places && `: ${places}`})`,
    database: 'basis data',
    sample:
      'situs masih menampilkan contoh. Buat isi Anda sendiri dengan "npm run own -- resume.json" dari JSON Resume, LinkedIn, atau sumber lain (docs/import.md), atau dengan "npm run own" dari nama, jabatan, dan alamat email Anda; lalu jalankan doctor lagi: yang masih kurang didaftar beserta berkas dan barisnya.',
    acceptedForm: (file, mistakes) =>
      `${file} harus berupa daftar entri dengan "finding" (bagian dari pesan doctor) dan "reason":\n${mistakes}`,
    missing: (field) => `${field} belum diisi: situs tidak menampilkan apa pun sebagai gantinya.`,
    differs: (lists, newer) => {
      const names = { database: 'basis data', file: 'berkas' }
      const reason = newer ? `, dan ${names[newer]} lebih baru` : ''
      return `berkas dan basis data berbeda${reason}, pada ${lists}: "npm run content -- import FILE" menampilkan isi berkas di situs, "npm run content -- export FILE" menulis isi basis data ke berkas.`
    },
    endsBeforeStart: (start, end) =>
      `berakhir pada ${end}, sebelum dimulai pada ${start}: betulkan salah satunya.`,
    inFuture: (field, date) => `${field}, ${date}, ada di masa depan: betulkan.`,
    occursTwice: (list, text) =>
      `ada dua kali di ${list}, "${text}": hapus atau ubah salah satunya.`,
    noFont: (field, characters) =>
      `${field} berisi "${characters}", yang tidak digambar di pratinjau media sosial karena tidak ada hurufnya.`,
    emptyCategory: (name) =>
      `kategori "${name}" tidak punya entri, tetapi tampil sebagai filter: hapus, atau tulis is_active: false.`,
    noneFeatured:
      'tidak ada proyek unggulan, sehingga beranda tidak menampilkan proyek: tulis is_featured: true untuk paling banyak empat proyek.',
    noDescription: (title) =>
      `"${title}" belum punya deskripsi: jelaskan dalam dua kalimat apa kegunaannya dan untuk siapa.`,
    noPicture: (title) => `"${title}" belum punya gambar: sebagai gantinya tampil sebuah motif.`,
    noPhoto: (field) => `${field} belum diisi: tambahkan foto ke public/pictures.`,
    noText: (title) =>
      `"${title}" belum punya teks: ia tetap draf, dan pengunjung tidak melihatnya.`,
    noExcerpt: (title) => `"${title}" belum punya ringkasan: tulis pokoknya dalam dua kalimat.`,
    aliasTaken: (title, alias) =>
      `${alias}, jalur lama "${title}", mengarah ke halaman situs ini atau ke artikel lain: hapus dari aliases salah satunya.`,
    noAlt: (title, field) =>
      `sebuah gambar "${title}" belum punya deskripsi untuk pengunjung yang tidak dapat melihatnya: isi ${field}.`,
    unknownProject: (customer, title) =>
      `project_title dari ${customer}, "${title}", bukan judul proyek mana pun: betulkan, atau tulis slug proyeknya di project.`,
    sampleText: (field, text) => `${field} masih dari contoh, "${text}": ${replace}.`,
    placeholder: (text) => `"${text}" hanya pengisi sementara: ${replace}.`,
    deadLink: (path) => `${path} tidak menuju halaman mana pun di situs ini: betulkan atau hapus.`,
    shortPhone: (text) =>
      `phone_number, "${text}", terlalu sedikit angkanya untuk dapat dihubungi: betulkan atau hapus.`,
    wrongNetwork: (field, host) =>
      `${field} menuju ${host}: betulkan alamatnya, atau pindahkan ke profile.links.`,
    insecureLink: (address) =>
      `${address} tidak terenkripsi: pakai https, jika situs itu mendukungnya.`,
    markdown: (field, found) =>
      `${field} berisi Markdown, "${found}", yang tampil apa adanya: pakai teks biasa.`,
    noFileOfPicture: (address) =>
      `${address} tidak ada: tambahkan berkasnya ke public/pictures, lalu tulis /pictures/….`,
    noStoredPicture: (address) =>
      `${address} tidak ada: unggah di studio, atau impor isi bersama folder gambarnya.`,
    samplePicture: (address) => `${address} adalah gambar contoh: ganti berkasnya.`,
    unusablePicture: (address, reason) =>
      `${address} tidak dapat ditampilkan${reason === undefined ? '' : ` (${reason})`}: ganti berkasnya.`,
    unsupportedPicture: (address, format) =>
      `${address} tidak dapat ditampilkan, karena ${format} tidak didukung: simpan sebagai JPEG, PNG, atau WebP.`,
    largePicture: (address, megabytes) =>
      `${address} tidak dapat ditampilkan, karena lebih besar dari ${megabytes} MB: perkecil.`,
    foreignPicture: (field, host, address, hosts) =>
      `${field} berisi gambar di ${host}, ${address}, yang di halaman diganti gambar pengganti: tambahkan berkasnya ke public/pictures, atau atur PICTURE_HOSTS=${hosts}, agar peramban pengunjung boleh mengambilnya dari sana.`,
    noPublicUrl:
      'PUBLIC_URL belum diatur: isi dengan alamat situs, untuk mesin pencari dan pratinjau tautan.',
    placeholderPublicUrl: (url) =>
      `PUBLIC_URL, "${url}", hanya pengisi sementara: isi dengan alamat situs yang sebenarnya.`,
    insecurePublicUrl: (url) => `PUBLIC_URL, "${url}", tidak aman: sajikan situs melalui https.`,
    sharedOrigin:
      'BASE_PATH diatur: perangkat lunak lain di host yang sama dapat membaca dan mengubah semua yang dapat diubah studio. Atur STUDIO_URL ke alamat tersendiri, atau STUDIO=off; keduanya dijelaskan di docs/deployment.md.',
    weakToken: 'API_TOKEN mudah ditebak: buat yang baru dengan "openssl rand -base64 36".',
    noSubscriptions:
      'tidak tampil, karena belum ada yang bisa berlangganan: atur CONTACT_SMTP_URL dan CONTACT_TO, atau hapus ajakan ini.',
    contactSimulated:
      'Formulir kontak hanya menyimulasikan pengiriman (CONTACT=simulated): pesan tidak disimpan dan tidak diteruskan. Hapus CONTACT agar pesan disimpan.',
    contactUnnoticed:
      'Tidak ada yang diberi tahu tentang pesan kontak, yang hanya disimpan: baca dengan "npm run messages", atau atur CONTACT_SMTP_URL atau CONTACT_WEBHOOK agar pesan diteruskan.',
  },
  doctorInStudio: {
    sample:
      'situs masih menampilkan contoh: tulis profil Anda sendiri. Setelah itu, daftar ini menyebut setiap teks yang masih dari contoh.',
    missing: () => 'belum diisi: situs tidak menampilkan apa pun sebagai gantinya.',
    inFuture: (_field, date) => `${date} ada di masa depan: betulkan.`,
    occursTwice: (_list, text) => `"${text}" ada dua kali: hapus atau ubah salah satunya.`,
    noFont: (_field, characters) =>
      `berisi "${characters}", yang tidak digambar di pratinjau media sosial karena tidak ada hurufnya.`,
    emptyCategory: (name) =>
      `kategori "${name}" tidak punya entri, tetapi tampil sebagai filter: hapus, atau sembunyikan.`,
    noneFeatured:
      'tidak ada proyek unggulan, sehingga beranda tidak menampilkan proyek: tandai paling banyak empat proyek sebagai unggulan.',
    noPhoto: () => 'belum ada foto Anda: unggah satu.',
    noAlt: (title) =>
      `sebuah gambar "${title}" belum punya keterangan untuk pengunjung yang tidak dapat melihatnya: tulis keterangannya.`,
    unknownProject: (customer, title) =>
      `"${title}", dari ${customer}, bukan judul proyek mana pun: betulkan, atau pilih proyeknya.`,
    sampleText: (_field, text) => `masih dari contoh, "${text}": ${replace}.`,
    shortPhone: (text) =>
      `"${text}" terlalu sedikit angkanya untuk dapat dihubungi: betulkan atau hapus.`,
    wrongNetwork: (_field, host) =>
      `menuju ${host}: betulkan alamatnya, atau pindahkan ke tautan lain.`,
    markdown: (_field, found) =>
      `berisi Markdown, "${found}", yang tampil apa adanya: pakai teks biasa.`,
    noFileOfPicture: (address) => `${address} tidak ada: unggah gambarnya.`,
    noStoredPicture: (address) => `${address} tidak ada: unggah lagi gambarnya.`,
    samplePicture: (address) =>
      `${address} adalah gambar contoh: unggah gambar Anda sendiri, atau lepas gambarnya.`,
    unusablePicture: (address, reason) =>
      `${address} tidak dapat ditampilkan${reason === undefined ? '' : ` (${reason})`}: unggah gambar lain.`,
    foreignPicture: (_field, host) =>
      `berisi gambar di ${host}, yang di halaman diganti gambar pengganti: unggah gambarnya.`,
    weakToken: 'API_TOKEN mudah ditebak: atur yang lain, acak, sedikitnya 32 karakter.',
    noPublicUrl:
      'Alamat publik situs belum diatur: isi di layar Pengaturan, untuk mesin pencari dan pratinjau tautan.',
    noSubscriptions:
      'tidak tampil, karena belum ada yang bisa berlangganan: isi server email dan penerima pesan di layar Pengaturan, atau hapus ajakan ini.',
    contactUnnoticed:
      'Tidak ada yang diberi tahu tentang pesan kontak: baca di layar Pesan, atau isi server email atau webhook di layar Pengaturan agar pesan diteruskan.',
  },
  settings: {
    invalid: (name, requirement, found) =>
      `${name} ${requirement}${found === undefined ? '' : `, bukan "${found}"`}.`,
    noContentFile: (file) =>
      `CONTENT_FILE menyebut berkas yang tidak ada: ${file}. Perbaiki pengaturan itu, atau buat berkasnya.`,
    number: (maximum) => `harus berupa angka dari 0 sampai ${maximum}`,
    onOrOff: 'harus "on" atau "off"',
    oneOf: (values) => `harus salah satu dari ${values}`,
    languages: (codes) => `harus berupa kode bahasa, dipisahkan koma, dari ${codes}`,
    postgresUrl: 'harus berupa alamat yang diawali postgres://',
    tokens:
      'harus terdiri atas 32 karakter atau lebih (huruf, angka, tanda baca); beberapa token dipisahkan koma',
    basePath: 'harus diawali dan diakhiri garis miring',
    basePathOf: (path) => `harus memiliki path yang sama dengan BASE_PATH, "${path}"`,
    misspelt: (name, setting) =>
      `${name} bukan pengaturan dan tidak berpengaruh: maksud Anda ${setting}?`,
    hosts: 'harus berupa nama host seperti gambar.example.com, tanpa https://, dipisahkan koma',
    webUrl: 'harus berupa alamat yang diawali https://',
    endpoint: 'harus berupa alamat yang diawali https://, atau path yang diawali garis miring',
    smtpUrl: 'harus berupa alamat yang diawali smtps:// atau smtp://',
    simulated: 'harus "simulated" atau tidak diatur',
    mailbox: 'harus berupa alamat email seperti nama@example.com',
  },
  commands: {
    unknown: (name, names) => `Perintah "${name}" tidak dikenal: pakai salah satu dari ${names}.`,
    noArguments: (name) => `Cara pakai: npm run ${name}`,
  },
  start: {
    invitation: (link) =>
      `Untuk menyunting situs di peramban, buka tautan ini dalam 30 menit: ${link}`,
    publicInvitation: (url) =>
      `Untuk ${url}, setelah alamat itu menuju ke sini, tautannya dicetak oleh "npm run owner -- invite"; passkey hanya berlaku untuk satu alamat.`,
    portInUse: (port) =>
      `Port ${port} sedang dipakai: hentikan program yang memakainya, atau atur PORT ke port lain.`,
    portForbidden: (port) =>
      `Port ${port} tidak boleh dipakai oleh pengguna ini: atur PORT ke angka di atas 1023.`,
    otherBasePath: (built, found) =>
      `Situs dibangun untuk BASE_PATH ${built}, bukan untuk ${found}: jalankan "npm run build", atau perbaiki pengaturannya.`,
    failed: (reason) => `Karya gagal dijalankan: ${reason}`,
  },
  own: {
    usage: (codes) =>
      `Cara pakai: npm run own -- [SUMBER …] [--language CODE] [--replace] [--yes], dengan CODE dari ${codes}; untuk SUMBER github:NAMA juga [--repositories NAMA,NAMA]`,
    contentHeader: `# yaml-language-server: $schema=../content.schema.json
#
# Isi situs Anda. Setelah mengubahnya: npm run own
# Semua isian dijelaskan di docs/content.md; contoh tiap isian ada di content/sample.yaml.
# Artikel adalah berkas Markdown di folder posts: docs/writing.md.

`,
    settingsCreated: '.env telah dibuat, untuk pengaturan situs Anda.',
    created: (file) => `${file} telah dibuat.`,
    imported: (file) => `${file} telah diimpor. Taruh gambar Anda di public/pictures/.`,
    next: (file, url) =>
      `Sunting ${file}, lalu jalankan "npm run own" lagi. Untuk melihat situs, jalankan "npm start" dan buka ${url}`,
    siteLanguage: (language) => `Bahasa situs adalah ${language}: SITE_LANGUAGES di .env.`,
    otherSiteLanguage: (language, detected) =>
      `Bahasa situs adalah ${language}, karena teks antarmuka dalam bahasa ${detected} tidak ada: SITE_LANGUAGES di .env.`,
    assumedSiteLanguage: (language) =>
      `Bahasa situs adalah ${language}, karena bahasa teksnya tidak dikenali. Untuk memilih bahasa lain, isi SITE_LANGUAGES di .env.`,
    translated: (file, own) => `Teks dari ${file} telah ditambahkan ke ${own} sebagai terjemahan.`,
    unmatched: (names) => `Dilewati, karena tidak ada padanannya: ${names}`,
    read: (file, counts) => `${file} telah dibaca: ${counts}.`,
    questions: {
      name: 'Nama lengkap Anda: ',
      title: 'Jabatan Anda: ',
      email: 'Alamat email Anda: ',
      language: (codes, suggested) => `Bahasa situs (${codes}) [${suggested}]: `,
    },
    nameNeeded: 'Nama harus diisi: tidak ada yang dibuat.',
  },
  content: {
    otherSkills: 'Keahlian',
    stars: 'bintang GitHub',
    usage: `npm run content -- check FILE                    mendaftar setiap kesalahan beserta barisnya
npm run content -- import FILE                   menyamakan isi basis data dengan berkas
npm run content -- export FILE                   menulis isi basis data: .yaml atau .json
npm run content -- export --as json-resume FILE  menulis JSON Resume`,
    checked: (file, counts) => `${file} sudah benar: ${counts}.`,
    imported: (file, counts) => `${file} telah diimpor: ${counts}.`,
    postsRemoved: (count) =>
      `${count} artikel di basis data telah dihapus: berkas tidak memuat artikel.`,
    picturesWritten: (count) => `${count} gambar telah ditulis ke folder pictures.`,
    exported: (file, counts) => `Isi situs telah diekspor ke ${file}: ${counts}.`,
    edited: (time, file) =>
      `Situs disunting di studio atau lewat API, terakhir pada ${time}. Impor akan menimpa perubahan itu: tidak ada yang diimpor. Tulis perubahan itu ke berkas Anda dengan "npm run content -- export ${file}", atau buang dengan "npm run own -- --replace".`,
    nouns: {
      projects: () => 'proyek',
      skills: () => 'keahlian',
      experiences: () => 'pengalaman kerja',
      educations: () => 'pendidikan',
      categories: () => 'kategori',
      testimonials: () => 'testimoni',
      posts: () => 'artikel',
      links: () => 'tautan',
      languages: () => 'bahasa',
      awards: () => 'penghargaan',
      publications: () => 'publikasi',
      volunteering: () => 'kegiatan sukarela',
      certificates: () => 'sertifikat',
      interests: () => 'minat',
    },
  },
  owner: {
    usage:
      'npm run owner -- invite  mencetak tautan yang membuka akun studio, atau memberi akses lagi',
    noStudio: 'Studio dimatikan (STUDIO=off): hapus dahulu pengaturan itu.',
    validity: 'Tautan berlaku 30 menit dan hanya dapat dipakai satu kali.',
    inDevelopment: (url) => `Dengan "npm run dev": ${url}`,
  },
  messages: {
    usage: `npm run messages -- list                  mendaftar pesan kontak, yang terbaru lebih dahulu
npm run messages -- show ID…              menampilkan pesan beserta teksnya
npm run messages -- export FILE           menulis semua pesan ke berkas baru: .json atau .csv
npm run messages -- delete ID…            menghapus pesan
npm run messages -- delete --before DATE  menghapus pesan dari sebelum suatu hari, misalnya 2026-01-31`,
    hint: 'Untuk membacanya: npm run messages -- show ID',
    none: 'Tidak ada pesan kontak.',
    lastError: (reason) => `Kesalahan terakhir: ${reason}`,
    fileName: (file) => `${file}: nama berkas harus berakhiran .json atau .csv.`,
    exported: (count, file) => `${count} pesan telah diekspor ke ${file}.`,
    deleted: (count) => `${count} pesan telah dihapus.`,
    invalidDate: (date, requirement) =>
      `--before ${date}: tanggal ${requirement}. Tidak ada yang dihapus.`,
    unknown: (id) =>
      `Pesan ${id} tidak ada: "npm run messages -- list" mendaftar id-nya. Tidak ada yang diubah.`,
    delivered: 'terkirim',
    notDelivered: 'belum terkirim',
  },
  subscribers: {
    usage: `npm run subscribers -- list            mendaftar pelanggan blog, yang terlama lebih dahulu
npm run subscribers -- export FILE     menulisnya ke berkas .csv baru, dengan alamat untuk berhenti berlangganan
npm run subscribers -- delete ADDRESS  menghapus seorang pelanggan`,
    none: 'Belum ada pelanggan.',
    fileName: (file) => `${file}: nama berkas harus berakhiran .csv.`,
    noPublicUrl:
      'PUBLIC_URL belum diatur: alamat untuk berhenti berlangganan diawali dengannya. Tidak ada yang ditulis.',
    exported: (count, file) => `${count} pelanggan telah diekspor ke ${file}.`,
    unknown: (address) =>
      `Pelanggan ${address} tidak ada: "npm run subscribers" mendaftar semuanya. Tidak ada yang dihapus.`,
    deleted: (address) => `${address} telah dihapus. Cadangan lama masih memuat alamat itu.`,
  },
  backup: {
    usage: 'Cara pakai: npm run backup -- FILE',
    restoreUsage: 'Cara pakai: npm run restore -- [FILE]',
    notForPostgres:
      'Hanya basis data bawaan yang dapat dicadangkan dan dipulihkan. Untuk PostgreSQL, pakai pg_dump, atau "npm run content -- export FILE".',
    noDatabase: (file) => `Basis data ${file} tidak ada: tidak ada yang ditulis.`,
    copied: (file) => `Basis data telah disalin ke ${file}.`,
    replaced: (file) => `Basis data yang digantikan disimpan sebagai ${file}.`,
    restored: (file, target) => `${file} telah dipulihkan ke ${target}. Jalankan server.`,
    none: (folder) => `Tidak ada cadangan di ${folder}.`,
    list: (folder) => `Cadangan di ${folder}, yang terbaru lebih dahulu:`,
    hint: 'Untuk memulihkan salah satunya, hentikan dahulu server: npm run restore -- FILE',
    inUse: (file) =>
      `Basis data ${file} sedang dipakai: hentikan server, lalu pulihkan lagi. Tidak ada yang diubah.`,
    noFile: (file) => `Tidak ada berkas ${file}. Tidak ada yang diubah.`,
    damaged: (file, reason) =>
      `${file} bukan basis data, atau rusak: ${reason}. Tidak ada yang diubah.`,
    foreign: (file) => `${file} bukan basis data Karya. Tidak ada yang diubah.`,
  },
  database: {
    unusable: (file, reason, advice) =>
      `Basis data ${file} tidak dapat dibuka: ${reason}. ${advice}`,
    checkDisk: 'Periksa apakah disknya penuh atau rusak.',
    restoreNewest: (time, file) =>
      `Pulihkan cadangan terbaru, dari ${time}: npm run restore -- ${file}`,
    noBackup: 'Tidak ada cadangan di foldernya; pulihkan salinan lain: npm run restore -- FILE',
    readOnly: (file) =>
      `${file} tidak dapat ditulisi oleh pengguna ini: jalankan perintah sebagai pemiliknya, dan periksa apakah disknya dapat ditulisi.`,
    unreachable: (reason) =>
      `PostgreSQL dari DATABASE_URL tidak dapat dipakai: ${reason}. Perbaiki pengaturan itu, atau jalankan PostgreSQL.`,
    notMigrated: (reason) => `Basis data tidak dapat dimigrasikan: ${reason}`,
    otherVersion: (reason) =>
      `Basis data tidak dapat dimigrasikan: ${reason}. Basis data itu dibuat atau diperbarui oleh versi Karya yang lain: pulihkan cadangan dari sebelum pembaruan ("npm run restore" menampilkan daftarnya); atau, dengan versi itu, tulis isinya ke berkas ("npm run content -- export FILE"), lalu impor berkas itu ke basis data baru.`,
    otherLanguage: (stored, selected) =>
      `Teks di basis data berbahasa "${stored}", tetapi SITE_LANGUAGES diawali "${selected}": jalankan server sekali ("npm start") agar teks dan terjemahan bertukar tempat, atau perbaiki SITE_LANGUAGES.`,
    unknownError: 'kesalahan yang tidak dikenal',
    folderNotLocked: (reason, file) => `Folder data tidak dapat dikunci: ${reason} (${file})`,
    folderInUse: (folder) =>
      `Folder data ${folder} sedang dipakai proses lain: hentikan proses itu, lalu coba lagi.`,
    folderNotCreated: (folder, reason) => `Folder data ${folder} tidak dapat dibuat: ${reason}`,
  },
  export: {
    usage: 'Cara pakai: npm run export -- FOLDER',
    notBuilt: 'Situs belum dibangun: jalankan dahulu "npm run build".',
    notEmpty: (folder) =>
      `${folder} tidak kosong dan bukan hasil ekspor sebelumnya: tidak ada yang ditulis.`,
    notRendered: (page) => `${page} tidak dapat dirender: datanya tidak dapat dibaca.`,
    notRead: (url) => `${url} tidak dapat dibaca.`,
    done: (folder, pages, responses) =>
      `Situs telah diekspor ke ${folder}: ${pages} halaman, ${responses} respons API.`,
    unchanged: (folder) => `${folder} sudah lengkap: tidak ada yang ditulis.`,
    written: (files) => `${files} berkas ditulis atau dihapus; yang lain tidak berubah.`,
    steps: {
      pages: 'Halaman dirender',
      previews: 'Pratinjau digambar',
      pictures: 'Gambar dikonversi',
    },
    progress: (step, done, total) => `${step}: ${done} dari ${total}, sisa ${total - done}`,
    costs: (rendering, preview, pictures) =>
      `Waktu per halaman: render ${rendering} ms, pratinjau ${preview} ms, gambar ${pictures} ms; host yang memampatkan.`,
    limitations: `Host statis mana pun dapat menyajikannya. Yang memerlukan server tidak berfungsi di sana: menulis lewat
API, berlangganan blog, dan menerima pesan kontak. Jika VITE_CONTACT_ENDPOINT tidak diatur, halaman kontak
menampilkan alamat email dari profil sebagai ganti formulir. Tanpa JavaScript, daftar proyek berakhir
di halaman pertamanya.`,
  },
  contactTest: {
    subject: 'Pesan percobaan',
    message: 'Formulir kontak situs Anda sampai di sini.',
    noDelivery: 'Pengiriman belum diatur: atur CONTACT_SMTP_URL atau CONTACT_WEBHOOK.',
    webhook: 'webhook',
    failed: (reason) => `Pesan gagal dikirim: ${reason}`,
    delivered: (target) => `Terkirim ke ${target}.`,
  },
  sources: {
    accepted: `Yang diterima:
  JSON Resume (.json atau .yaml; editornya: https://jsonresume.org/projects/), atau berkas isi
  arsip data LinkedIn (Pengaturan → Privasi data → Dapatkan salinan data Anda), sebagai ZIP atau folder
  RenderCV (.yaml), Europass (.xml atau .json), HR Open (.json)
  folder atau repositori berisi artikel Markdown dari Hugo, Jekyll, Astro, Next, Eleventy, atau Obsidian
  github:NAMA, profil dan repositori publik seorang pengguna GitHub`,
    foreign: {
      document: (file) =>
        `${file} adalah PDF atau dokumen pengolah kata: isinya tidak dapat dibaca dengan pasti, jadi tidak ada yang diimpor.`,
      empty: (file) => `${file} kosong.`,
      unknown: (file) => `Jenis ${file} tidak dikenal.`,
    },
    tooLarge: (file, files, megabytes) =>
      `${file} berisi lebih dari ${files} berkas atau ${megabytes} MB.`,
    refused: 'Tidak ada yang diimpor, karena isi situs akan memuat kesalahan:',
    merged: (file) => `Perubahan dari ${file}:`,
    changes: {
      added: 'Ditambahkan',
      changed: 'Diubah',
      removed: 'Tidak ada lagi di berkas',
      kept: 'Anda sunting atau dari sumber lain, jadi tetap (--replace memakai nilai dari berkas)',
    },
    profile: 'profil',
    unchanged: (count) => `${count} entri tidak berubah.`,
    omitted: (count) =>
      `${count} entri yang telah Anda hapus tidak ditambahkan lagi (--replace menambahkannya).`,
    yes: 'ya',
    no: 'tidak',
    nothingChanged: 'Tidak ada yang berubah.',
    deleteQuestion: (count) => `Hapus ${count} entri yang tidak ada di berkas? [y/T] `,
    deleted: 'Yang tidak ada lagi di berkas telah dihapus.',
    notDeleted:
      'Yang tidak ada lagi di berkas tetap disimpan. Untuk menghapusnya, ulangi perintah dengan --yes.',
    backup: (file) => `Salinan isi sebelumnya: ${file}`,
  },
  importInStudio: {
    sources: {
      accepted: `Yang diterima:
  JSON Resume (.json atau .yaml; editornya: https://jsonresume.org/projects/), atau berkas isi
  arsip data LinkedIn (Pengaturan → Privasi data → Dapatkan salinan data Anda), sebagai ZIP, atau foldernya
  RenderCV (.yaml), Europass (.xml atau .json), HR Open (.json)
  folder berisi artikel Markdown dari Hugo, Jekyll, Astro, Next, Eleventy, atau Obsidian, juga sebagai ZIP
  profil GitHub, dengan namanya`,
    },
    github: {
      unknownUser: (name) =>
        `GitHub tidak punya pengguna "${name}": tulis nama di alamat profilnya, seperti octocat.`,
      unknownRepositories: (names) =>
        `GitHub tidak punya lagi repositori publik dengan nama itu: ${names}. Cari sekali lagi.`,
      company: 'tidak punya posisi dan tanggal: tambahkan ke pengalaman Anda',
    },
    notes: {
      noPicture: 'bukan alamat gambar: unggah gambarnya',
    },
  },
  pictures: {
    title: 'Tidak diunduh',
    downloaded: (count) => `${count} gambar telah diunduh.`,
    failed: (reason) => `tetap seperti semula: ${reason}. Impor berikutnya mencoba lagi`,
    kept: (reason) => `tidak dibaca ulang: ${reason}. Gambar dari impor terakhir tetap dipakai`,
    status: (status) => `server merespons dengan status ${status}`,
    timeout: (seconds) => `memerlukan lebih dari ${seconds} detik`,
    tooLarge: (megabytes) => `lebih besar dari ${megabytes} MB`,
    redirects: (limit) => `dialihkan lebih dari ${limit} kali`,
    protocol: 'mengarah ke alamat yang bukan http atau https',
    isPrivate: 'host-nya tidak berada di internet publik',
    refused: 'bukan JPEG, PNG, WebP, atau AVIF yang dapat disimpan',
    notStored: 'dilewatkan: berkasnya rusak, atau pikselnya terlalu banyak',
  },
  files: {
    exists: (file) => `${file} sudah ada: tidak ada yang ditulis. Pilih nama lain.`,
    notWritten: (file, reason) => `${file} tidak dapat ditulis: ${reason}.`,
    diskFull: 'Disk penuh: kosongkan sebagian ruangnya, lalu jalankan perintah ini lagi.',
    noFolder: (folder) => `folder ${folder} tidak ada`,
    notRead: (file, reason) => `${file} tidak dapat dibaca: ${reason}`,
    reasons: {
      ENOENT: 'berkas atau folder itu tidak ada. Periksa nama dan tempatnya',
      EACCES: 'pengguna ini tidak boleh membacanya',
      EISDIR: 'itu folder, bukan berkas',
    },
    readAs: {
      content: (file) => `${file} dibaca sebagai berkas isi:`,
      source: (file, kind) => `${file} dibaca sebagai ${kind}:`,
    },
    postsBelong: 'Tidak ada yang ditulis, karena impor berkas isi juga akan membaca artikel ini:',
    moveAway: 'Pindahkan berkas-berkas itu, atau ekspor ke folder lain.',
    pictureTooLarge: (megabytes) => `lebih besar dari ${megabytes} MB`,
    pictureChanged: 'telah berubah: namanya bukan SHA-256 dari isinya',
    noPicture: 'bukan gambar',
    unreadPost: 'tidak dibaca: artikel adalah berkas NAMA.md langsung di dalam folder posts',
    notUtf8: 'bukan UTF-8: simpan berkas ini dalam penyandian itu',
  },
  mistakes: {
    file: 'berkas ini',
    unknownField: 'bukan isian yang dikenal',
    missing: 'belum diisi',
    oneOf: (values) => `harus salah satu dari ${values}`,
    pattern: (pattern) => `harus cocok dengan pola "${pattern}"`,
    minLength: (limit) => `harus terdiri atas ${limit} karakter atau lebih`,
    maxLength: (limit) => `tidak boleh lebih dari ${limit} karakter`,
    maxItems: (limit) => `tidak boleh lebih dari ${limit} butir`,
    minimum: (limit) => `harus >= ${limit}`,
    maximum: (limit) => `harus <= ${limit}`,
    types: {
      array: 'harus berupa daftar',
      object: 'harus memuat isian, seperti "nama: nilai"',
      string: 'harus berupa teks: tulis angka dan tanggal di antara tanda kutip',
      number: 'harus berupa angka',
      integer: 'harus berupa bilangan bulat',
      boolean: 'harus true atau false',
    },
    formats: {
      calendarDate:
        'harus berupa tanggal yang ada, seperti 2024, 2024-02, 2024-02-29, atau 2024-02-29T08:00:00Z',
      link: 'harus berupa alamat http(s), mailto, atau tel, atau jalur di situs ini seperti /pictures/a.webp',
      formerPath: 'harus berupa jalur halaman, seperti /2024/05/judul/',
      slug: 'harus berupa huruf kecil a sampai z dan angka, dengan tanda hubung di antara kata, seperti artikel-pertama',
      language: 'harus berupa kode bahasa, seperti id, en, atau pt-BR',
      email: 'harus berupa alamat email, seperti nama@example.com',
    },
    noCategory: (name) => `bukan nama kategori: "${name}"`,
    noSkill: (name) => `bukan nama keahlian: "${name}"`,
    noProject: (name) => `bukan proyek yang ada: "${name}"`,
    beforeStart: (start) => `lebih awal dari start_date, ${start}`,
    percentOfHidden: 'bertentangan dengan percent: hapus salah satunya',
    usedTwice: (value) => `dipakai dua kali: "${value}"`,
    usedBefore: (value, place) => `dipakai dua kali: "${value}", pertama di ${place}`,
    noFrontMatter: 'harus diawali baris ---, isian artikel, dan satu baris --- lagi',
    openFrontMatter: 'belum memuat baris --- setelah isian artikel',
    noSlug: 'belum diisi, dan nama berkas tidak memuat huruf a sampai z',
    noName:
      'tidak memuat nama orang: di JSON Resume basics.name, di berkas RenderCV cv.name, di LinkedIn Profile.csv',
  },
  europass: {
    notXml: 'bukan XML yang benar: periksa tag yang belum ditutup, di sini dan sebelumnya',
    private: 'bersifat pribadi: tidak ditampilkan di situs',
    embedded:
      'tertanam di dalam berkas: simpan sebagai berkas tersendiri, taruh di public/pictures dan tulis /pictures/…',
    prose: 'berupa teks, bukan daftar keahlian',
  },
  syntax: {
    alias: 'memuat nilai yang diawali *: tulis teks itu di antara tanda kutip',
    quote: 'memuat tanda kutip yang tidak ditutup',
    bracket: (bracket) => `belum memuat ${bracket} penutup, atau baris di dalamnya kurang menjorok`,
    comma: 'memerlukan koma di akhir baris sebelumnya',
    unknown:
      'tidak dapat dibaca: periksa tanda kutip, titik dua, koma, dan indentasi di sini dan di baris sebelumnya',
    codes: {
      BAD_ALIAS: 'diawali * atau &: tulis teks itu di antara tanda kutip',
      BAD_DQ_ESCAPE:
        'memuat garis miring terbalik di antara tanda kutip ganda: tulis dua kali, \\\\',
      BAD_INDENT: 'indentasinya berbeda dari baris di sekitarnya: ratakan dengan baris itu',
      BAD_SCALAR_START: 'diawali karakter khusus: tulis teks itu di antara tanda kutip',
      BLOCK_AS_IMPLICIT_KEY:
        'memuat titik dua kedua, atau baris berikutnya terlalu menjorok: tulis teks di antara tanda kutip, atau ratakan barisnya',
      BLOCK_IN_FLOW:
        'memerlukan koma di antara dua entri, atau barisnya terputus di tempat yang salah',
      DUPLICATE_KEY: 'memuat isian yang sudah ada: hapus salah satunya',
      MULTILINE_IMPLICIT_KEY: 'memerlukan titik dua setelah nama isian',
      MULTIPLE_DOCS: 'memulai dokumen kedua: hapus baris ---',
      TAB_AS_INDENT: 'diawali tab: pakai spasi untuk indentasi',
    },
  },
  notes: {
    titles: { assumed: 'Diperkirakan', changed: 'Diubah', leftOut: 'Dilewati' },
    lines: (lines) => `baris ${lines}`,
    together: (count, places) => `(${count} kali: ${places})`,
    atLine: (path, line) => `${path} (baris ${line})`,
    missing: 'belum diisi: situs tidak menampilkan apa pun sebagai gantinya',
    noPlace: 'tidak punya tempat di situs',
    years: (years) => `belum diisi: masa kerja di semua posisi berjumlah ${years} tahun`,
    technologies: 'belum ditandai mana yang utama: beranda menampilkan yang pertama',
    featured: 'belum ada yang diunggulkan: beranda menampilkan yang pertama',
    plainText: 'menjadi teks biasa',
    cut: (limit) => `dipotong menjadi ${limit} karakter`,
    became: (value) => `menjadi ${value}`,
    noEmail: 'bukan alamat email',
    noPhone: 'bukan nomor telepon',
    noYears: 'bukan jumlah tahun',
    unreadableDate: 'tidak dapat dibaca sebagai tanggal',
    certainDate: (date) => `menjadi ${date}, bagian yang pasti`,
    noWebAddress: 'bukan alamat web',
    noPicture: 'bukan alamat gambar: taruh berkasnya di public/pictures dan tulis /pictures/…',
    startPage: 'adalah halaman awal jejaring itu',
    noAddress: 'tidak punya alamat yang dikenal',
    network: (name) => `menjadi ${name}, jejaring dari alamatnya`,
    noName: 'tidak punya nama',
    noPosition: 'tidak punya posisi maupun perusahaan',
    noDegree: 'tidak punya gelar maupun lembaga',
    noWords: 'bukan ucapan seseorang yang bernama',
    heading: (text) => `belum diisi: judulnya "${text}"`,
    currentPeriod: 'belum diisi: periode itu dianggap masih berlangsung',
    endLeftOut: 'dilewati, karena akhirnya dilewati',
    endBeforeStart: (start) => `lebih awal dari mulainya, "${start}"`,
    plainSkills: (category) => `tanpa kata kunci membentuk kategori "${category}"`,
    percent: (percent) => `menjadi ${percent} %`,
    client: 'adalah sebuah organisasi: ditampilkan sebagai klien',
  },
  github: {
    noNetwork: (host, reason) =>
      `${host} tidak dapat dihubungi (${reason}): periksa koneksi, lalu coba lagi.`,
    timeout: (seconds) => `tidak ada respons dalam ${seconds} detik`,
    unknownUser: (name) =>
      `GitHub tidak punya pengguna "${name}": tulis nama di alamat profilnya, seperti github:octocat.`,
    rateLimited: (time, hasToken) =>
      `GitHub menolak permintaan berikutnya sampai ${time}: coba lagi setelah itu${hasToken ? '' : ', atau atur GITHUB_TOKEN, yang membolehkan lebih banyak'}.`,
    badToken:
      'GitHub tidak menerima GITHUB_TOKEN: buat yang baru, atau hapus pengaturan yang opsional itu.',
    failed: (path, status) => `GitHub merespons ${path} dengan status ${status}: coba lagi nanti.`,
    notUnderstood: (url) =>
      `Respons ${url} bukan respons GitHub: periksa GITHUB_API_URL dan koneksi.`,
    unknownRepositories: (names, available) =>
      `--repositories tidak menyebut repositori publik pengguna itu: ${names}. Yang tersedia: ${available || 'tidak ada'}`,
    others: 'dilewati: --repositories a,b memilih repositori menurut namanya',
    noName: (login) => `belum diisi: situs menampilkan nama pengguna, ${login}`,
    company: 'tidak punya posisi dan tanggal: tambahkan ke experiences',
  },
  linkedIn: {
    readAs: 'Berkas-berkas itu dibaca sebagai arsip data LinkedIn:',
    notConfirmed: 'adalah alamat yang belum dikonfirmasi LinkedIn',
    notVisible: 'adalah rekomendasi yang tidak ditampilkan profil di LinkedIn',
  },
  markdownPosts: {
    noPosts: 'Tidak ada artikel yang dapat dibaca:',
    toml: 'tidak dapat dibaca sebagai TOML',
    frontMatter: (problem) => `dilewati, karena front matter-nya ${problem}`,
    page: 'dilewati, karena berupa halaman, bukan artikel',
    noDate: 'belum diisi: artikel menjadi draf dengan tanggal hari ini',
    unreadableDate: 'tidak dapat dibaca sebagai tanggal: artikel menjadi draf',
    noLanguage: 'bukan kode bahasa seperti en',
    manyTags: (maximum) => `lebih dari ${maximum} tag: ${maximum} yang pertama tetap ada`,
    noAlias: 'bukan jalur satu halaman: tidak akan mengarah ke mana pun',
    manyAliases: (maximum) =>
      `melebihi ${maximum} jalur lama yang dapat dimiliki artikel: tidak akan mengarah ke mana pun`,
    slugTaken: (slug) => `sudah menjadi slug artikel sebelumnya: diganti dengan ${slug}`,
    cutText: (limit) => `dipotong menjadi ${limit} karakter: artikel menjadi draf`,
    tooComplex: 'terlalu panjang atau terlalu bertingkat: tautan dan gambarnya tidak diubah',
    missingPicture: 'tidak ada di antara berkas: tambahkan gambarnya di studio',
    refusedPicture: 'bukan JPEG, PNG, WebP, atau AVIF: simpan sebagai salah satunya',
    largePicture: (megabytes) => `lebih besar dari ${megabytes} MB: perkecil`,
    noPost: 'tidak menuju artikel mana pun: teksnya tetap ada tanpa tautan',
    noAddress: 'bukan alamat web: teksnya tetap ada tanpa alamat itu',
    component: 'adalah komponen yang tidak dimiliki situs: teksnya tetap ada',
    expression: 'adalah kode, yang tidak dijalankan situs',
    html: 'adalah HTML yang tidak ditampilkan situs: teksnya tetap ada',
    template: 'adalah tag templat yang tidak dimiliki situs',
    comment: 'adalah komentar, yang tidak dibaca pengunjung',
    callout: 'menjadi kutipan',
  },
}
