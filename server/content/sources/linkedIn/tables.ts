import { commandTexts } from '../../../language/catalogues'
import type { ArchiveResume, Row } from './ArchiveResume'
import { handles, isYes, proficiency, splitBullets, websites, writtenOn } from './values'

export type Fields = Partial<Record<string, string>>

export interface Table {
  /** The name of the file, in lower case and without its ending. */
  file: RegExp
  /** The names of the column of each field, in English and Indonesian. */
  columns: Record<string, string>
  /** The list of a JSON Resume that the rows become entries of. */
  list?: string
  entryOf?: (fields: Fields) => string | object
  /** Reads a row in place of `list`; other columns are not noted. */
  read?: (row: Row, resume: ArchiveResume) => void
}

const name = 'Name|Nama'
const title = 'Title|Judul|Jabatan'
const description = 'Description|Deskripsi|Keterangan'
const url = 'Url|Link|Tautan'
const company = 'Company Name|Company|Nama Perusahaan|Perusahaan'
const firstName = 'First Name|Nama Depan'
const lastName = 'Last Name|Nama Belakang'
const startDate = 'Started On|Mulai Pada|Dimulai Pada'
const endDate = 'Finished On|Selesai Pada|Berakhir Pada'

/** A position with its description in parts; without an end, it is the current one. */
function positionOf({ description, ...job }: Fields) {
  const isCurrent = job.startDate && !job.endDate ? true : undefined
  return { ...job, ...splitBullets(description), isCurrent }
}

const nameOf = ({ firstName, lastName }: Fields) => [firstName, lastName].filter(Boolean).join(' ')

export const tables: readonly Table[] = [
  {
    file: /^profile?$/,
    columns: {
      ...{ firstName, lastName },
      headline: 'Headline|Judul|Judul Utama',
      summary: 'Summary|Ringkasan',
      location: 'Geo Location|Lokasi Geografis|Lokasi',
      twitter: 'Twitter Handles|Akun Twitter|Nama Pengguna Twitter',
      websites: 'Websites|Situs Web',
    },
    read: (row, resume) => {
      const { headline, summary, location, ...fields } = row.fields
      resume.set(row, { name: nameOf(fields), label: headline, summary, location })
      // The import finds the network of an address, such as GitHub, only in `profiles`.
      const sites = websites(fields.websites).map((url) => ({ url }))
      const accounts = handles(fields.twitter).map((username) => ({
        ...{ network: 'X', username, url: `https://x.com/${username}` },
      }))
      resume.set(row, { profiles: [...sites, ...accounts] })
      resume.leaveOutOthers(row)
    },
  },
  {
    // Archives of some years have the summary in a file of its own.
    file: /^(?:profile summary|ringkasan profil)$/,
    columns: { summary: 'Profile Summary|Ringkasan Profil' },
    read: (row, resume) => resume.set(row, row.fields),
  },
  {
    file: /^(?:email addresses|alamat email)$/,
    columns: {
      email: 'Email Address|Alamat Email',
      confirmed: 'Confirmed|Dikonfirmasi|Terkonfirmasi',
      primary: 'Primary|Utama',
    },
    // Addresses besides the primary one are of the account only.
    read: (row, resume) => {
      const { email, confirmed = 'yes', primary } = row.fields
      if (!isYes(primary)) return
      if (isYes(confirmed)) resume.set(row, { email })
      else resume.leaveOut(row, 'email', commandTexts().linkedIn.notConfirmed)
    },
  },
  {
    // Recommendations that the owner has written have the same columns.
    file: /received|diterima/,
    columns: {
      ...{ firstName, lastName, company },
      position: 'Job Title|Jabatan|Jabatan Pekerjaan',
      reference: 'Text|Teks',
      date: 'Creation Date|Tanggal Dibuat|Tanggal Pembuatan',
      status: 'Status',
    },
    read: (row, resume) => {
      const { firstName, lastName, reference, date, status, ...person } = row.fields
      if (status && !/^(?:visible|terlihat|ditampilkan)$/i.test(status)) {
        return resume.leaveOut(row, 'reference', commandTexts().linkedIn.notVisible)
      }
      const written = { reference, date: writtenOn(date), source: 'LinkedIn' }
      const name = nameOf({ firstName, lastName })
      resume.add(row, 'references', { name, ...person, ...written })
    },
  },
  {
    file: /^(?:positions?|posisi|jabatan)$/,
    columns: {
      ...{ name: company, position: title, description, startDate, endDate },
      location: 'Location|Lokasi',
    },
    list: 'work',
    entryOf: positionOf,
  },
  {
    file: /^(?:education|pendidikan)$/,
    columns: {
      institution: 'School Name|Nama Sekolah|Nama Institusi',
      startDate: 'Start Date|Tanggal Mulai',
      endDate: 'End Date|Tanggal Selesai|Tanggal Berakhir',
      summary: 'Notes|Catatan',
      studyType: 'Degree Name|Nama Gelar|Gelar',
      area: 'Field Of Study|Bidang Studi',
      activities: 'Activities|Kegiatan|Aktivitas',
    },
    list: 'education',
    entryOf: ({ activities, ...school }) => ({
      ...school,
      highlights: activities?.split('\n').filter((line) => line.trim() !== ''),
    }),
  },
  {
    file: /^(?:projects?|proyek)$/,
    columns: { name: title, description, url, startDate, endDate },
    list: 'projects',
    entryOf: ({ description, ...project }) => {
      const { summary, highlights } = splitBullets(description)
      return { ...project, description: summary, highlights }
    },
  },
  {
    file: /^(?:certifications?|sertifikasi|sertifikat)$/,
    columns: {
      ...{ name, url, date: startDate },
      issuer: 'Authority|Otoritas|Penerbit|Organisasi Penerbit',
    },
    list: 'certificates',
  },
  {
    file: /^(?:languages?|bahasa)$/,
    columns: { language: name, fluency: 'Proficiency|Kemahiran|Kecakapan|Tingkat Kemahiran' },
    list: 'languages',
    entryOf: ({ language, fluency }) => ({ language, fluency: proficiency(fluency) }),
  },
  {
    file: /^(?:publications?|publikasi)$/,
    columns: {
      ...{ name: `${name}|${title}`, summary: description, url },
      releaseDate: 'Published On|Diterbitkan Pada|Dipublikasikan Pada',
      publisher: 'Publisher|Penerbit',
    },
    list: 'publications',
  },
  {
    file: /^(?:honors?|penghargaan|honors? (?:&|and) awards)$/,
    columns: {
      ...{ title, summary: description },
      date: 'Issued On|Diterbitkan Pada|Diberikan Pada',
      awarder: 'Issuer|Penerbit|Pemberi',
    },
    list: 'awards',
  },
  {
    file: /^(?:volunteer|sukarela|relawan)/,
    columns: {
      ...{ organization: `${company}|Organization|Organisasi`, description, startDate, endDate },
      position: 'Role|Peran',
    },
    list: 'volunteer',
    entryOf: positionOf,
  },
  {
    file: /^(?:skill|keahlian|keterampilan)/,
    columns: { name },
    list: 'skills',
    entryOf: ({ name = '' }) => name,
  },
  {
    // Parts of a profile that the site has no place for; only the names are noted.
    file: /^(?:courses?|test ?scores?|organi[sz]ations?|patents?|kursus|organisasi|paten)$/,
    columns: { name: `${name}|${title}|Course Name|Nama Kursus|Nama Mata Kuliah` },
    read: (row, resume) => resume.leaveOut(row, 'name', commandTexts().notes.noPlace),
  },
  {
    file: /^(?:phone|nomor|telepon)/,
    columns: { number: 'Number|Nomor', type: 'Type|Jenis|Tipe' },
    read: (row, resume) => resume.leaveOut(row, 'number', commandTexts().linkedIn.private),
  },
]

/** Columns that are left out because they are not for everyone. */
export const privateColumns =
  /^(?:maiden name|nama gadis|address|alamat|birth date|tanggal lahir|zip code|kode pos|instant messengers|pesan instan|pengirim pesan instan)$/i
