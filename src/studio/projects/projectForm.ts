import { ProjectInput } from '../../contract/projects'
import { projectsApi } from '../../features/projects/projectsApi'
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

const { getProject, createProject, updateProject } = projectsApi.endpoints

export const projectForm = defineForm<ProjectInput>({
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
