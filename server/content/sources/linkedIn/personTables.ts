import { commandTexts } from '../../../language/catalogues'
import { named, type Table } from './columns'
import { handles, isYes, websites, writtenOn } from './values'

const profile: Table = {
  columns: {
    firstName: named.firstName,
    lastName: named.lastName,
    headline: ['Headline', 'Judul', 'Judul Utama'],
    summary: ['Summary', 'Ringkasan'],
    location: ['Geo Location', 'Lokasi Geografis', 'Lokasi'],
    twitter: ['Twitter Handles', 'Akun Twitter', 'Nama Pengguna Twitter'],
    websites: ['Websites', 'Situs Web'],
  },
  needed: ['firstName', 'lastName', 'headline', 'summary'],
  private: [
    ...['Maiden Name', 'Nama Gadis', 'Address', 'Alamat', 'Birth Date', 'Tanggal Lahir'],
    ...['Zip Code', 'Kode Pos', 'Instant Messengers', 'Pesan Instan', 'Pengirim Pesan Instan'],
  ],
  read: (row, resume) => {
    const { firstName, lastName, headline, summary, location } = row.fields
    resume.set(row, 'name', [firstName, lastName].filter(Boolean).join(' '))
    resume.set(row, 'label', headline)
    resume.set(row, 'summary', summary)
    resume.set(row, 'location', location)
    // The import finds the network of an address, such as GitHub, only in `profiles`.
    const sites = websites(row.fields.websites).map((url) => ({ url }))
    const accounts = handles(row.fields.twitter).map((username) => ({
      ...{ network: 'X', username, url: `https://x.com/${username}` },
    }))
    resume.set(row, 'profiles', [...sites, ...accounts])
  },
}

/** Archives of some years have the summary in a file of its own. */
const profileSummary: Table = {
  columns: { summary: ['Profile Summary', 'Ringkasan Profil'] },
  needed: ['summary'],
  read: (row, resume) => resume.set(row, 'summary', row.fields.summary),
}

/** Addresses besides the primary one are of the account only. */
const emailAddresses: Table = {
  columns: {
    email: ['Email Address', 'Alamat Email'],
    confirmed: ['Confirmed', 'Dikonfirmasi', 'Terkonfirmasi'],
    primary: ['Primary', 'Utama'],
  },
  needed: ['email', 'primary'],
  ignoresOthers: true,
  read: (row, resume) => {
    const { email, confirmed = 'yes', primary } = row.fields
    if (!isYes(primary)) return
    if (isYes(confirmed)) resume.set(row, 'email', email)
    else resume.leaveOut(row, 'email', commandTexts().linkedIn.notConfirmed)
  },
}

/** Recommendations that the owner has written have the same columns. */
const recommendations: Table = {
  columns: {
    firstName: named.firstName,
    lastName: named.lastName,
    company: named.company,
    position: ['Job Title', 'Jabatan', 'Jabatan Pekerjaan'],
    reference: ['Text', 'Teks'],
    date: ['Creation Date', 'Tanggal Dibuat', 'Tanggal Pembuatan'],
    status: ['Status'],
  },
  needed: ['firstName', 'reference'],
  file: /received|diterima/i,
  read: (row, resume) => {
    const { firstName, lastName, reference, date, status, ...person } = row.fields
    if (status && !/^(?:visible|terlihat|ditampilkan)$/i.test(status)) {
      return resume.leaveOut(row, 'reference', commandTexts().linkedIn.notVisible)
    }
    const name = [firstName, lastName].filter(Boolean).join(' ')
    const written = { reference, date: writtenOn(date), source: 'LinkedIn' }
    resume.add(row, 'references', { name, ...person, ...written })
  },
}

/** What others know of the owner: name, addresses, and words of others. */
export const personTables: readonly Table[] = [
  profile,
  profileSummary,
  emailAddresses,
  recommendations,
]
