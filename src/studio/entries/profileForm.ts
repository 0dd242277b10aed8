import { ProfileChanges } from '../../contract/profile'
import { profileApi } from '../../features/profile/profileApi'
import { profileWritesApi } from '../../features/profile/profileWritesApi'
import {
  date,
  defineForm,
  email,
  fresh,
  jobTitle,
  link,
  longText,
  number,
  objects,
  ownerName,
  phone,
  picture,
  text,
  texts,
} from '../forms/fields'

const { getProfile } = profileApi.endpoints
const { updateProfile } = profileWritesApi.endpoints

export const profileForm = defineForm<ProfileChanges>({
  resource: 'profiles',
  schema: ProfileChanges,
  requests: {
    read: (id) => getProfile.initiate(id, fresh),
    update: (write) => updateProfile.initiate(write),
  },
  sections: [
    {
      fields: [
        ownerName('full_name', 'Nama lengkap'),
        jobTitle('current_job_title', 'Jabatan'),
        longText('bio', 'Bio'),
        text('location', 'Lokasi', 'Kota dan negara.'),
        number('years_of_experience', 'Tahun pengalaman'),
        picture('profile_picture_full_url', 'Foto'),
        longText('preferred_tech_stack', 'Teknologi utama', 'Dipisahkan dengan koma.'),
        longText('certifications', 'Sertifikasi', 'Dipisahkan dengan koma.'),
      ],
    },
    {
      title: 'Kontak',
      fields: [
        email('email', 'Email'),
        phone('phone_number', 'Telepon'),
        link('github_profile', 'GitHub'),
        link('linkedin_profile', 'LinkedIn'),
        link('x_profile', 'X'),
        link('instagram_profile', 'Instagram'),
        objects('links', 'Tautan lain', 'Tautan', [text('name', 'Nama'), link('url', 'Alamat')]),
      ],
    },
    {
      title: 'Lainnya',
      fields: [
        objects('languages', 'Bahasa', 'Bahasa', [
          text('name', 'Nama'),
          text('level', 'Tingkat', 'Misalnya fasih.'),
        ]),
        objects('awards', 'Penghargaan', 'Penghargaan', [
          text('title', 'Judul'),
          text('issuer', 'Pemberi'),
          date('date', 'Tanggal'),
          longText('description', 'Keterangan'),
        ]),
        objects('publications', 'Publikasi', 'Publikasi', [
          text('title', 'Judul'),
          text('publisher', 'Penerbit'),
          date('date', 'Tanggal'),
          link('url', 'Alamat'),
          longText('description', 'Keterangan'),
        ]),
        objects('volunteering', 'Kerelawanan', 'Kegiatan', [
          text('organisation', 'Organisasi'),
          text('role', 'Peran'),
          date('start_date', 'Mulai'),
          date('end_date', 'Selesai'),
          longText('description', 'Keterangan'),
          texts('highlights', 'Pencapaian', 'Pencapaian'),
        ]),
      ],
    },
  ],
})
