import { ContentPost } from '../../contentSchema'
import { formatNote } from '../../report'
import { compileSchema } from '../../validate'
import { markdownPosts } from './markdownPosts'
import type { SourceFile } from '../source'
import { readPostDate } from './readFields'

const schema = compileSchema(ContentPost)

/** Posts by slug, and its notes as they are printed. */
function read(files: SourceFile[]) {
  const { posts = [], notes } = markdownPosts.read(files)
  return {
    posts: Object.fromEntries(posts.map((source) => [source.post.slug ?? '', source])),
    leftOut: notes.leftOut.map(formatNote),
    changed: notes.changed.map(formatNote),
  }
}

const file = (name: string, text: string): SourceFile => ({ path: name, bytes: Buffer.from(text) })

/** The converted text of a post, and its notes. */
function convert(text: string, name = 'post.md') {
  const fields = '---\ntitle: A\ndate: 2024-01-01\n---\n'
  const { posts, ...notes } = read([file(name, fields + text)])
  return { content: posts.post?.post.content, ...notes }
}

it('takes former paths of pages, each once and at most twenty', () => {
  const aliases = ['/feed.xml', '/a.html', '/a b/', '/a%20b', '/blog/post/', '/c/feed/']
  const { posts, leftOut } = read([
    file('post.md', `---\ntitle: A\naliases: ${JSON.stringify(aliases)}\n---\n`),
    file('post.en.md', '---\ntitle: B\nlanguage: en\nredirect_from: /en/a/\n---\n'),
    file(
      'many.md',
      `---\ntitle: C\naliases: [${Array.from({ length: 21 }, (_, index) => `/c/${index}/`).join()}]\n---\n`,
    ),
  ])
  expect(posts.post?.post.aliases).toEqual(['/a.html', '/a%20b/', '/en/a/'])
  expect(posts.many?.post.aliases).toHaveLength(20)
  expect(schema.findMistakes(posts.post?.post)).toEqual([])
  expect(leftOut).toEqual([
    'many.md:3 aliases: "/c/20/" is beyond the 20 former paths that a post can have: it will lead nowhere',
    'post.md:3 aliases: "/feed.xml" is not the path of one page: it will lead nowhere',
    'post.md:3 aliases: "/c/feed/" is not the path of one page: it will lead nowhere',
  ])
})

it('throws where no file can be read', () => {
  const files = [file('a.md', '+++\ntitle = \n+++\n'), file('b.md', '---\ntitle: A\n')]
  expect(() => markdownPosts.read(files)).toThrow(
    /^No post could be read:\na\.md:2 .*TOML\nb\.md:1 /,
  )
})

it('changes nothing within code', () => {
  const code = [
    '```html\n<br> {{ a }} [[b]] ![c](c.png) <!-- d -->\n\n\n\n%% e %%\n```',
    '- ~~~\n  {% raw %}\n  ~~~\n- `{{< x >}} <b>`',
    '````md\n```\n{{< y >}}\n```\n````',
  ]
  for (const text of code)
    expect(convert(text)).toEqual({ content: text, leftOut: [], changed: [] })
})

it.each([
  ['{{</* figure src="a.png" */>}}', '{{< figure src="a.png" >}}'],
  ['{% comment %}a{% endcomment %}b', 'b'],
  ['a<br>b<br/>\nc<br>\n\n| d |\n| - |\n| e<br>f |', 'a\\\nb\\\nc\n\n| d |\n| - |\n| e f |'],
  ['<pre><code class="language-js">a &lt; b</code></pre>', '```js\na < b\n```'],
  ['<pre>{{ a }}</pre>', '```\n{{ a }}\n```'],
  ['[a](/blog/post.md)', '[a](/blog/post)'],
  ['## A {#b .c}\n\n[a](#b) <https://example.com/a>', '## A\n\n[a](#b) <https://example.com/a>'],
  ['[a](/about/) [b](//example.com/b) [c](mailto:d@example.com)', undefined],
  ['A ![[gone.pdf]]', 'A gone.pdf'],
  ['[![a](gone.png)](https://example.com/)', '[a](https://example.com/)'],
  ['[a][b] ![c][d]\n\n[b]: ./gone.md\n[d]: gone.png', 'a c'],
  ['Vec<String> and a < b', undefined],
])('converts %j', (text, expected) => {
  expect(convert(text).content).toBe(expected ?? text)
})

it('cuts a text beyond the limit, and makes a draft of it', () => {
  const { posts, changed } = read([
    file('post.md', '---\ndate: 2024-01-01\n---\n' + 'kata '.repeat(30_000)),
  ])
  expect(posts.post?.post).toMatchObject({ draft: true })
  expect(schema.findMistakes(posts.post?.post)).toEqual([])
  expect(changed).toHaveLength(1)
})

it.each([
  ['2024-05-01', '2024-05-01'],
  ['2024-05-01T10:00:00Z', '2024-05-01T10:00:00Z'],
  ['2024-05-01 10:00:00 +0700', '2024-05-01T10:00:00+07:00'],
  ['2024-05-01 9:05', '2024-05-01'],
  ['2024-05-01T10:00:00.000', '2024-05-01'],
  ['Jul 08 2022', '2022-07-08'],
  ['May 1st, 2024', '2024-05-01'],
  ['Wed, 01 May 2024 10:00:00 GMT', '2024-05-01'],
  ['1 Mei 2024', '2024-05-01'],
  ['20.03.2024', '2024-03-20'],
])('reads the date %s', (text, date) => {
  expect(readPostDate(text)).toEqual({ date, isExact: true })
})
