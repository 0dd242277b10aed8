import { personTables } from './personTables'
import { named, type Table } from './columns'
import { leftOutTables } from './leftOutTables'
import { proficiency, splitBullets } from './values'

/** A position without an end is the current one. */
const isCurrent = (start?: string, end?: string) => (start && !end ? true : undefined)

const positions: Table = {
  columns: {
    name: named.company,
    position: named.title,
    description: named.description,
    location: ['Location', 'Lokasi'],
    startDate: named.start,
    endDate: named.end,
  },
  needed: ['name', 'position', 'startDate'],
  read: (row, resume) => {
    const { description, ...job } = row.fields
    const current = isCurrent(job.startDate, job.endDate)
    resume.add(row, 'work', { ...job, ...splitBullets(description), isCurrent: current })
  },
}

const education: Table = {
  columns: {
    institution: ['School Name', 'Nama Sekolah', 'Nama Institusi'],
    startDate: ['Start Date', 'Tanggal Mulai'],
    endDate: ['End Date', 'Tanggal Selesai', 'Tanggal Berakhir'],
    summary: ['Notes', 'Catatan'],
    studyType: ['Degree Name', 'Nama Gelar', 'Gelar'],
    area: ['Field Of Study', 'Bidang Studi'],
    activities: ['Activities', 'Kegiatan', 'Aktivitas'],
  },
  needed: ['institution', 'startDate'],
  read: (row, resume) => {
    const { activities, ...school } = row.fields
    const highlights = activities?.split('\n').filter((line) => line.trim() !== '')
    resume.add(row, 'education', { ...school, highlights })
  },
}

const skills: Table = {
  columns: { name: named.name },
  needed: ['name'],
  file: /^(?:skill|keahlian|keterampilan)/i,
  read: (row, resume) => resume.add(row, 'skills', row.fields.name ?? ''),
}

const projects: Table = {
  columns: {
    name: named.title,
    description: named.description,
    url: named.url,
    startDate: named.start,
    endDate: named.end,
  },
  needed: ['name', 'url', 'startDate'],
  read: (row, resume) => {
    const { description, ...project } = row.fields
    const { summary, highlights } = splitBullets(description)
    resume.add(row, 'projects', { ...project, description: summary, highlights })
  },
}

const certifications: Table = {
  columns: {
    name: named.name,
    url: named.url,
    issuer: ['Authority', 'Otoritas', 'Penerbit', 'Organisasi Penerbit'],
    date: named.start,
  },
  needed: ['name', 'issuer'],
  read: (row, resume) => resume.add(row, 'certificates', row.fields),
}

const languages: Table = {
  columns: {
    language: named.name,
    fluency: ['Proficiency', 'Kemahiran', 'Kecakapan', 'Tingkat Kemahiran'],
  },
  needed: ['language', 'fluency'],
  read: (row, resume) => {
    const { language, fluency } = row.fields
    resume.add(row, 'languages', { language, fluency: proficiency(fluency) })
  },
}

const honors: Table = {
  columns: {
    title: named.title,
    summary: named.description,
    date: ['Issued On', 'Diterbitkan Pada', 'Diberikan Pada'],
    awarder: ['Issuer', 'Penerbit', 'Pemberi'],
  },
  needed: ['title', 'date'],
  read: (row, resume) => resume.add(row, 'awards', row.fields),
}

const publications: Table = {
  columns: {
    name: [...named.name, ...named.title],
    releaseDate: ['Published On', 'Diterbitkan Pada', 'Dipublikasikan Pada'],
    summary: named.description,
    publisher: ['Publisher', 'Penerbit'],
    url: named.url,
  },
  needed: ['name', 'releaseDate', 'publisher'],
  read: (row, resume) => resume.add(row, 'publications', row.fields),
}

const volunteering: Table = {
  columns: {
    organization: [...named.company, 'Organization', 'Organisasi'],
    position: ['Role', 'Peran'],
    description: named.description,
    startDate: named.start,
    endDate: named.end,
  },
  needed: ['organization', 'position'],
  read: (row, resume) => {
    const { description, ...role } = row.fields
    const current = isCurrent(role.startDate, role.endDate)
    resume.add(row, 'volunteer', { ...role, ...splitBullets(description), isCurrent: current })
  },
}

/** The files that are read; the first one that matches counts. */
export const tables: readonly Table[] = [
  ...personTables,
  positions,
  education,
  projects,
  certifications,
  languages,
  publications,
  honors,
  volunteering,
  skills,
  ...leftOutTables,
]
