import { commandTexts } from '../../../language/catalogues'
import type { ResumeTree } from '../foreign/foreignResume'
import { splitText } from '../foreign/splitText'
import { joinTexts, type SourceText } from '../foreignValue'
import { handles, proficiency, websites, writtenOn } from './values'

export type Fields = Partial<Record<string, SourceText>>

export type LeaveOut = (text: SourceText | undefined, message: string) => undefined

export interface Table {
  /** The name of the file, in lower case and without its ending. */
  file: RegExp
  /** The names of the column of each field, in English and Indonesian. */
  columns: Record<string, string>
  /** The list of a JSON Resume that the rows become entries of, or `basics`. */
  list?: string
  /** By default, the entry has the fields of the row; nothing of a row without an entry is noted. */
  read?: (fields: Fields, leaveOut: LeaveOut) => ResumeTree
  /** Whether columns without a field are of the account only. */
  ignoresOthers?: boolean
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
  const isCurrent = job.startDate && !job.endDate ? (true as const) : undefined
  return { ...job, ...splitText(description), isCurrent }
}

const isYes = (text?: SourceText) => /^(?:yes|true|ya)$/i.test(text?.text ?? '')

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
    list: 'basics',
    read: ({ firstName, lastName, headline, websites: sites, twitter, ...basics }) => ({
      ...basics,
      name: joinTexts([firstName, lastName], ' '),
      label: headline,
      // The import finds the network of an address, such as GitHub, only in `profiles`.
      profiles: [
        ...websites(sites?.text).map((url) => ({ url: sites?.with(url) })),
        ...handles(twitter?.text).map((username) => ({
          network: 'X',
          username: twitter?.with(username),
          url: `https://x.com/${username}`,
        })),
      ],
    }),
  },
  {
    // Archives of some years have the summary in a file of its own.
    file: /^(?:profile summary|ringkasan profil)$/,
    columns: { summary: 'Profile Summary|Ringkasan Profil' },
    list: 'basics',
    ignoresOthers: true,
  },
  {
    file: /^(?:email addresses|alamat email)$/,
    columns: {
      email: 'Email Address|Alamat Email',
      confirmed: 'Confirmed|Dikonfirmasi|Terkonfirmasi',
      primary: 'Primary|Utama',
    },
    list: 'basics',
    ignoresOthers: true,
    // Addresses besides the primary one are of the account only.
    read: ({ email, confirmed, primary }, leaveOut) => {
      if (!isYes(primary)) return undefined
      if (!confirmed || isYes(confirmed)) return { email }
      return leaveOut(email, commandTexts().linkedIn.notConfirmed)
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
    list: 'references',
    read: ({ firstName, lastName, date, status, ...person }, leaveOut) => {
      if (status && !/^(?:visible|terlihat|ditampilkan)$/i.test(status.text)) {
        return leaveOut(person.reference, commandTexts().linkedIn.notVisible)
      }
      return {
        ...person,
        name: joinTexts([firstName, lastName], ' '),
        date: date?.with(writtenOn(date.text)),
        source: 'LinkedIn',
      }
    },
  },
  {
    file: /^(?:positions?|posisi|jabatan)$/,
    columns: {
      ...{ name: company, position: title, description, startDate, endDate },
      location: 'Location|Lokasi',
    },
    list: 'work',
    read: positionOf,
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
    read: ({ activities, ...school }) => {
      const lines = activities?.text.split('\n').filter((line) => line.trim() !== '')
      return { ...school, highlights: lines?.map((line) => activities?.with(line)) }
    },
  },
  {
    file: /^(?:projects?|proyek)$/,
    columns: { name: title, description, url, startDate, endDate },
    list: 'projects',
    read: ({ description, ...project }) => {
      const { summary, highlights } = splitText(description)
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
    read: ({ language, fluency }) => ({
      language,
      fluency: fluency?.with(proficiency(fluency.text)),
    }),
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
    read: positionOf,
  },
  {
    file: /^(?:skill|keahlian|keterampilan)/,
    columns: { name },
    list: 'skills',
    read: ({ name }) => name,
  },
  {
    // Parts of a profile that the site has no place for; only the names are noted.
    file: /^(?:courses?|test ?scores?|organi[sz]ations?|patents?|kursus|organisasi|paten)$/,
    columns: { name: `${name}|${title}|Course Name|Nama Kursus|Nama Mata Kuliah` },
    read: ({ name }, leaveOut) => leaveOut(name, commandTexts().notes.noPlace),
  },
  {
    file: /^(?:phone|nomor|telepon)/,
    columns: { number: 'Number|Nomor', type: 'Type|Jenis|Tipe' },
    read: ({ number }, leaveOut) => leaveOut(number, commandTexts().europass.private),
  },
]

export const privateColumns =
  /^(?:maiden name|nama gadis|address|alamat|birth date|tanggal lahir|zip code|kode pos|instant messengers|pesan instan|pengirim pesan instan)$/i
