import { en } from '../language/en'
import { buildContent, contentPost, contentProject } from '../testing/content'
import { checkAliases } from './checkAliases'
import { checkScripts } from './checkScripts'
import { parseContentText, parsePostText } from './contentText'
import { localizeFindings } from './finding'
import { findFiller, findTemplateText } from './templateTexts'

/** The messages about posts with these former paths. */
function check(...aliases: string[][]) {
  const content = buildContent({ projects: [contentProject(1, { slug: 'subak' })] })
  const posts = aliases.map((list, index) => ({
    post: contentPost(index + 1, {
      aliases: list,
      translations: { en: { slug: `article-${index + 1}` } },
    }),
    file: `posts/${index + 1}.md`,
    lineOf: (path: readonly (string | number)[]) => Number(path[1]) + 5,
  }))
  return localizeFindings(checkAliases(content, posts, ['id', 'en']), en)
}

const taken = (alias: string, title: string) =>
  `${alias}, a former path of "${title}", leads to a page of the site or to another post: remove it from aliases of one of them.`

it('names two posts with the same former path', () => {
  expect(check(['/a/', '/a'], ['/b', '/a/index.html'])).toEqual([
    {
      severity: 'should',
      file: 'posts/2.md',
      line: 6,
      path: ['posts', 1, 'aliases', 1],
      message: taken('/a/index.html', 'Artikel 2'),
    },
  ])
})

it.each(['/about/', '/en/about', '/en', '/studio/posts', '/projects/subak', '/en/blog/article-1'])(
  'names the former path %s, at which the site has a page',
  (alias) => {
    expect(check([alias]).map(({ message }) => message)).toEqual([taken(alias, 'Artikel 1')])
  },
)

it.each(['/blog/lama', '/de/about', '/projects/lain', '/studios'])('accepts %s', (alias) => {
  expect(check([alias])).toEqual([])
})

function checkNames(text: string) {
  const parse = text.startsWith('---') ? parsePostText : parseContentText
  return checkScripts(parse(text).entries).map(({ severity, line, message }) => {
    return [severity, line, message(en).split(',')[0]]
  })
}

it.each([
  ['profile:\n  full_name: Raka தமிழ்\n', 'should', 2, 'full_name contains "தமிழ்"'],
  ['projects:\n  - title: Peta 🗺\n', 'could', 2, 'title contains "🗺"'],
  ['---\nslug: a\ntitle: ភាសា\n---\nIsi\n', 'should', 3, 'title contains "ភាស"'],
])('reports what the preview of %j leaves out, with the line', (...[text, ...expected]) => {
  expect(checkNames(text)).toEqual([expected])
})

it('reports nothing for scripts of previews, and for texts that previews do not show', () => {
  const names = ['Raka Đặng', 'مهدی', 'דנה', 'Дмитро', 'Ελένη', '田中さくら', '김민수', '王小明']
  const projects = [...names, 'कृष्णा', 'ปิยะนุช'].map((name) => `  - title: ${name}\n`)
  const text = `profile:\n  bio: தமிழ் 🗺️\nprojects:\n${projects.join('')}`
  expect(checkNames(text)).toEqual([])
})

it.each([
  '#',
  'https://',
  'John Doe',
  'A summary of John Doe…',
  'Jane Doe',
  'Lorem ipsum dolor sit amet',
  'There is no spoon.',
  'Company',
  'Reference…',
  'Awarded “Volunteer of the Month”',
  'Tulis Nama Anda di sini',
  'TODO: isi',
  'https://github.com/your-name',
  'http://organization.com/',
  'https://www.example.com/a',
  'saya@contoh.id',
  'https://via.placeholder.com/300',
  'Write to me (saya@mail.example.com).',
  'See http://organization.com/a for more.',
])('%j is of a template', (text) => {
  expect(findTemplateText(text)).toBeDefined()
})

it.each([
  '',
  'Dewi Lestari',
  'Universitas Indonesia',
  'University of Amsterdam',
  'Company secretary',
  'Membangun aplikasi todo bersama tim.',
  'https://organization.co.id',
  'Now at my-example.com, example.com.au and example.community.',
  'https://web.archive.org/web/2020/example.com',
  'https://myproject.com',
  'halo@dewi.id',
])('%j is somebody’s own', (text) => {
  expect(findTemplateText(text)).toBeUndefined()
})

it('accepts in an article what a text about templates is about', () => {
  const text = 'John Doe types “your name”. TODO: localhost'
  expect(findFiller(text)).toBeUndefined()
  expect(findFiller('Then lorem ipsum follows.')).toBe('lorem ipsum')
  expect(findFiller('It is on www.example.com.')).toBe('example.com')
})
