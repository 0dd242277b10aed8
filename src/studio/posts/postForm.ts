import { PostInput } from '../../contract/posts'
import { postWritesApi } from '../../features/posts/postWritesApi'
import {
  check,
  cloth,
  defineForm,
  fresh,
  group,
  longText,
  markdown,
  moment,
  number,
  picture,
  text,
  texts,
} from '../forms/fields'

const { getPost, createPost, updatePost } = postWritesApi.endpoints

export const postForm = defineForm<PostInput>({
  resource: 'posts',
  schema: PostInput,
  requests: {
    read: (id) => getPost.initiate(id, fresh),
    create: (write) => createPost.initiate(write),
    update: (write) => updatePost.initiate(write),
  },
  initialValues: { draft: true },
  sections: [
    {
      fields: [
        text('title', 'Judul'),
        longText('excerpt', 'Ringkasan'),
        markdown('content', 'Isi'),
        texts('tags', 'Tag', 'Tag'),
      ],
    },
    {
      title: 'Sampul',
      fields: [
        picture('cover_url', 'Gambar sampul', 'cover_alt'),
        text('cover_alt', 'Keterangan gambar', 'Untuk yang tidak dapat melihatnya.'),
        cloth,
      ],
    },
    {
      title: 'Penerbitan',
      fields: [
        check('draft', 'Draf', 'Draf hanya terlihat oleh Anda.'),
        moment(
          'publishedAt',
          'Terbit',
          'Waktu Jakarta. Artikel yang waktunya belum tiba terbit dengan sendirinya.',
        ),
        check('featured', 'Unggulan'),
        text('slug', 'Alamat', 'Bagian akhir alamat halaman. Jika kosong, dibuat dari judul.'),
        number('readTime', 'Menit membaca', 'Jika kosong, dihitung dari isi.'),
        text('language', 'Bahasa', 'Kode bahasa, misalnya en; kosong untuk bahasa Indonesia.'),
        group('author', 'Penulis', [text('name', 'Nama'), picture('avatar', 'Foto')]),
      ],
    },
  ],
})
