import { en } from '../language/en'
import { buildContent, contentPost, contentProject } from '../testing/content'
import { checkAliases } from './checkAliases'
import { localizeFindings } from './finding'

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
