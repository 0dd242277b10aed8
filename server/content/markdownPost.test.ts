import fc from 'fast-check'
import { normaliseMarkdown } from '../rows/postRow'
import type { ContentPost } from './contentSchema'
import { formatMarkdown, parseMarkdownPost } from './markdownPost'

const post: ContentPost = { title: 'A', publishedAt: '2026-06-10', content: 'Isi.' }

const parse = (file: string) => parseMarkdownPost(file, 'nama-berkas')

it('reads fields and text; the slug is the name of the file', () => {
  const file =
    '\uFEFF---\r\ntitle: Peta\r\npublishedAt: 2026-06-10\r\n---\r\n\r\n# Satu\r\n\r\nDua.\r\n'
  const text = { slug: 'nama-berkas', content: '# Satu\n\nDua.' }
  expect(parse(file)).toMatchObject({
    fields: { title: 'Peta', publishedAt: '2026-06-10', ...text },
  })
  expect(parse(file.replace('title', 'slug: lain\r\ntitle'))).toMatchObject({
    fields: { slug: 'lain' },
  })
})

it.each([
  ['no front matter', '# Peta\n', 1, '', /must begin with a line ---/],
  ['a front matter without an end', '---\ntitle: A\n', 1, '', /lacks the line ---/],
  ['an error of syntax', '---\ntitle: A\nexcerpt: a: b\n---\n', 3, '', /second colon/],
  ['a missing field', '---\ntitle: A\n---\n', 1, 'publishedAt', /is missing/],
  ['an empty front matter', '---\n---\nIsi.\n', 1, 'title', /is missing/],
  [
    'an unknown field',
    '---\ntitle: A\npublishedAt: 2026-06-10\ntag: B\n---\n',
    4,
    'tag',
    /not a known/,
  ],
  ['a number', '---\ntitle: 2048\npublishedAt: 2026-06-10\n---\n', 2, 'title', /in quotes/],
  ['a list', '---\n- A\n---\n', 1, '', /must have fields/],
])('names the line of %s', (_what, file, line, field, message) => {
  const read = parse(file)
  const [first] = 'mistakes' in read ? read.mistakes : []
  expect(first).toMatchObject({ line, message: expect.stringMatching(message) as string })
  expect(first?.path.join('.')).toBe(field)
})

it('reads former paths', () => {
  const file = (alias: string) =>
    `---\ntitle: A\npublishedAt: 2026-06-10\naliases:\n  - /2024/05/a/\n  - ${alias}\n---\n`
  const read = parse(file('/lama.html'))
  expect(read).toMatchObject({ fields: { aliases: ['/2024/05/a/', '/lama.html'] } })
  if ('fields' in read)
    expect(format(read.fields)).toContain('aliases:\n  - /2024/05/a/\n  - /lama')
  expect(parse(file('/feed.xml'))).toMatchObject({
    mistakes: [
      {
        path: ['aliases', 1],
        line: 6,
        message: 'must be the path of a page, such as /2024/05/title/',
      },
    ],
  })
})

it('needs a slug where the name of the file has none', () => {
  expect(parseMarkdownPost(format(post), '')).toMatchObject({
    mistakes: [{ path: ['slug'], message: expect.stringMatching(/name of the file/) as string }],
  })
})

/** The file of a post without translations. */
const format = ({ slug: _, ...fields }: ContentPost): string => formatMarkdown(fields)

const oddText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        ...['---', '\n', '\r\n', ' ', '"', "'", '# ', ': ', '- ', '|', '\u2028', '\t', '&a'],
      ),
    ),
    { minLength: 1 },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text.length > 0 && text.length <= 200)

it('reads what it writes, with any text', () => {
  const posts = fc.record(
    {
      title: oddText,
      excerpt: oddText,
      publishedAt: fc.constant('2026-06-10'),
      tags: fc.array(oddText, { minLength: 1, maxLength: 3 }),
      author: fc.record({ name: oddText }),
      content: oddText.map(normaliseMarkdown),
    },
    { requiredKeys: ['title', 'publishedAt', 'content'] },
  )
  fc.assert(
    fc.property(posts, (written) => {
      const file = format({ ...written, slug: 'nama-berkas' })
      const read = parse(file)
      if ('mistakes' in read) throw new Error(JSON.stringify(read.mistakes))
      expect(read.fields).toEqual({ ...written, slug: 'nama-berkas' })
      expect(format(read.fields)).toBe(file)
    }),
    { seed: 1, numRuns: Number(process.env.SOAK_TEXTS ?? 100) },
  )
})
