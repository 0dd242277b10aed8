import { PostInput, type Post } from '../../contract/posts'
import { postWritesApi } from '../../features/posts/postWritesApi'
import { formatLongDate } from '../../lib/dates'
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
import { defineList } from '../lists/entryList'

const { listAllPosts, getPost, createPost, updatePost, deletePost } = postWritesApi.endpoints

/** Visitors see a post from its date on, unless it is a draft. */
function statusOf({ draft, publishedAt }: Post) {
  if (draft) return 'Draf'
  return Date.parse(publishedAt) > Date.now() && 'Terjadwal'
}

const list = defineList<Post>({
  resource: 'posts',
  useRows() {
    const { data: rows, ...query } = listAllPosts.useQuery()
    return { ...query, rows }
  },
  summarize: (post) => ({
    title: post.title,
    details: [formatLongDate(post.publishedAt), post.tags?.join(', ')],
    statuses: [post.featured && 'Unggulan', statusOf(post)],
  }),
  updateRows: (change) => postWritesApi.util.updateQueryData('listAllPosts', undefined, change),
  remove: (id) => deletePost.initiate(id),
})

const form = defineForm<PostInput>({
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

export const posts = { list, form }
