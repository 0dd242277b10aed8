import { TestimonialInput, type Testimonial } from '../../contract/testimonials'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import { testimonialWritesApi } from '../../features/testimonials/testimonialWritesApi'
import {
  choice,
  defineForm,
  flag,
  fresh,
  longText,
  moment,
  picture,
  reference,
  text,
} from '../forms/fields'
import { defineList } from '../lists/entryList'

const { listTestimonials, getTestimonial } = testimonialsApi.endpoints
const { createTestimonial, updateTestimonial, deleteTestimonial } = testimonialWritesApi.endpoints

const list = defineList<Testimonial>({
  resource: 'testimonials',
  isSortable: true,
  useRows() {
    const { data: rows, ...query } = listTestimonials.useQuery()
    return { ...query, rows }
  },
  summarize: ({ customer_name, customer_position, customer_company, ...others }) => ({
    title: customer_name,
    details: [customer_position, customer_company, others.project_title],
    statuses: [others.is_featured === 1 && 'Unggulan'],
  }),
  updateRows: (change) =>
    testimonialsApi.util.updateQueryData('listTestimonials', undefined, change),
  remove: (id) => deleteTestimonial.initiate(id),
})

const ratings = [5, 4, 3, 2, 1].map((stars) => ({ value: stars, label: `${stars} dari 5` }))

const form = defineForm<TestimonialInput>({
  resource: 'testimonials',
  schema: TestimonialInput,
  requests: {
    read: (id) => getTestimonial.initiate(String(id), fresh),
    create: (write) => createTestimonial.initiate(write),
    update: (write) => updateTestimonial.initiate(write),
  },
  sections: [
    {
      title: 'Klien',
      fields: [
        text('customer_name', 'Nama'),
        text('customer_position', 'Jabatan'),
        text('customer_company', 'Perusahaan'),
        picture('customer_profile_picture_url', 'Foto'),
      ],
    },
    {
      title: 'Testimoni',
      fields: [
        longText('description', 'Isi'),
        choice('rating', 'Rating', ratings),
        reference('project_id', 'Proyek', 'projects'),
        text('project_title', 'Judul proyek', 'Jika proyeknya tidak ada di situs ini.'),
        reference('category_id', 'Kategori', 'categories'),
        flag('is_featured', 'Unggulan'),
        moment('created_at', 'Tanggal'),
      ],
    },
    {
      title: 'Dokumentasi',
      fields: [
        picture('testimonial_image_url', 'Gambar', 'testimonial_image_alt'),
        text('testimonial_image_alt', 'Keterangan gambar', 'Untuk yang tidak dapat melihatnya.'),
      ],
    },
  ],
})

export const testimonials = { list, form }
