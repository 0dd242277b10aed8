import { ProjectInput, type Project } from '../../contract/projects'
import { projectsApi } from '../../features/projects/projectsApi'
import { formatPeriod } from '../../lib/dates'
import {
  cloth,
  date,
  defineForm,
  flag,
  fresh,
  link,
  longText,
  markdown,
  moment,
  objects,
  picture,
  reference,
  text,
  texts,
} from '../forms/fields'
import { allRows, defineList } from '../lists/entryList'

const { listProjects, getProject, createProject, updateProject, deleteProject } =
  projectsApi.endpoints

const list = defineList<Project>({
  resource: 'projects',
  isSortable: true,
  useRows() {
    const { data, ...query } = listProjects.useQuery(allRows)
    return { ...query, rows: data?.projects }
  },
  summarize: ({ title, category_name, start_date, end_date, is_featured, is_active }) => ({
    title,
    details: [category_name, formatPeriod({ start: start_date, end: end_date })],
    statuses: [is_featured === 1 && 'Unggulan', is_active === 0 && 'Nonaktif'],
  }),
  updateRows: (change) =>
    projectsApi.util.updateQueryData('listProjects', allRows, (data) => {
      data.projects = change(data.projects)
    }),
  remove: (id) => deleteProject.initiate(id),
})

const form = defineForm<ProjectInput>({
  resource: 'projects',
  schema: ProjectInput,
  requests: {
    read: (id) => getProject.initiate(id, fresh),
    create: (write) => createProject.initiate(write),
    update: (write) => updateProject.initiate(write),
  },
  initialValues: { is_active: true },
  sections: [
    {
      fields: [
        text('title', 'Judul'),
        longText('description', 'Ringkasan'),
        reference('category_id', 'Kategori', 'categories'),
        text('tag', 'Tag'),
        objects('skill_names', 'Teknologi', 'Teknologi', [reference('id', 'Teknologi', 'skills')]),
        texts('highlights', 'Sorotan', 'Sorotan'),
      ],
    },
    {
      title: 'Gambar',
      fields: [
        picture('picture_url', 'Gambar utama', 'picture_alt'),
        text('picture_alt', 'Keterangan gambar utama', 'Untuk yang tidak dapat melihatnya.'),
        objects('pictures', 'Galeri', 'Gambar', [
          picture('picture_url', 'Gambar', 'alt'),
          text('alt', 'Keterangan gambar', 'Untuk yang tidak dapat melihatnya.'),
          text('caption', 'Teks di bawah gambar'),
        ]),
        cloth,
      ],
    },
    {
      title: 'Cerita',
      fields: [
        text('role', 'Peran Anda'),
        text('client', 'Klien'),
        date('start_date', 'Mulai'),
        date('end_date', 'Selesai', 'Kosongkan selama masih berjalan.'),
        objects('outcomes', 'Hasil', 'Hasil', [
          text('figure', 'Angka', 'Misalnya 40 menit.'),
          text('label', 'Keterangan', 'Misalnya lebih awal diperingatkan.'),
        ]),
        markdown('story', 'Cerita'),
      ],
    },
    {
      title: 'Tautan',
      fields: [
        link('link_demo', 'Demo'),
        link('link_code', 'Kode sumber'),
        link('link_youtube', 'Video'),
      ],
    },
    {
      title: 'Penerbitan',
      fields: [
        text('slug', 'Alamat', 'Bagian akhir alamat halaman. Jika kosong, dibuat dari judul.'),
        moment('created_at', 'Tanggal'),
        flag('is_active', 'Tampil di situs'),
        flag('is_featured', 'Unggulan'),
      ],
    },
  ],
})

export const projects = { list, form }
