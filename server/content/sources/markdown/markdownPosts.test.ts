import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '../../../pictures/repository'
import { localDay } from '../../../dates'
import { ContentPost } from '../../contentSchema'
import { formatMarkdown, markdownParts } from '../../markdownPost'
import { formatNote } from '../../report'
import { compileSchema } from '../../validate'
import { markdownPosts } from './markdownPosts'
import type { SourceFile } from '../source'

const schema = compileSchema(ContentPost)

const generators = ['hugo', 'jekyll', 'astro', 'contentlayer', 'eleventy', 'obsidian']

function fixture(generator: string): SourceFile[] {
  const folder = path.join(__dirname, '..', 'fixtures', `posts-${generator}`)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => ({
      path: name.split(path.sep).join('/'),
      bytes: readFileSync(path.join(folder, name)),
    }))
}

/** The posts of a generator by slug, and its notes as they are printed. */
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

/** The address of a picture of a fixture, as a stored picture. */
function stored(generator: string, name: string): string {
  const { bytes } = fixture(generator).find(({ path }) => path === name)!
  return `/pictures/stored/${hashOf(bytes)}.png`
}

describe.each(generators)('%s', (generator) => {
  const content = markdownPosts.read(fixture(generator))
  const posts = content.posts ?? []

  it('has valid posts, each with a slug of its own', () => {
    expect(markdownPosts.recognises(fixture(generator))).toBe(true)
    expect(posts.flatMap(({ post }) => schema.findMistakes(post))).toEqual([])
    expect(new Set(posts.map(({ post }) => post.slug)).size).toBe(posts.length)
  })

  it('has files that begin with the title', () => {
    const parts = posts.flatMap(({ post }) => [...markdownParts(post).values()])
    const texts = parts.map((fields) => formatMarkdown(fields))
    expect(texts.filter((text) => !text.startsWith('---\ntitle: '))).toEqual([])
  })

  it('has the picture of each address', () => {
    const names = posts.map(({ pictures }) => [...pictures.keys()])
    for (const [index, { post, pictures }] of posts.entries()) {
      const found = JSON.stringify(post).matchAll(/\/pictures\/stored\/([\w.]+)/g)
      expect(new Set([...found].map(([, name]) => name))).toEqual(new Set(names[index]))
      for (const [name, bytes] of pictures) expect(name).toBe(`${hashOf(bytes)}.png`)
    }
  })

  it('has notes with the line of what they are about', () => {
    const lines = new Map(
      fixture(generator).map(({ path, bytes }) => [path, bytes.toString('utf8').split('\n')]),
    )
    for (const { file = '', line = 0, value, path } of [
      ...content.notes.changed,
      ...content.notes.leftOut,
    ]) {
      expect(line).toBeGreaterThan(0)
      const [first = ''] = value.split('\n')
      if (path[0] === 'content') expect(lines.get(file)?.[line - 1]).toContain(first)
    }
  })
})

it('reads a site of Hugo', () => {
  const { posts, leftOut } = read(fixture('hugo'))
  const screen = stored('hugo', 'content/posts/offline-cashier/screen.png')
  expect(posts['offline-cashier']).toMatchObject({
    post: {
      aliases: ['/2024/cashier/', '/posts/old-cashier'],
      title: 'A cashier without a signal',
      publishedAt: '2024-05-01T09:30:00+07:00',
      tags: ['Offline', 'Databases', 'Shops'],
      ...{ cover_url: screen, cover_alt: 'A telephone on a counter' },
    },
  })
  const text = posts['offline-cashier']?.post.content ?? ''
  expect(text).toContain(`![The screen "Sales"](${screen} "The screen \\"Sales\\"")`)
  expect(text).toContain('```go\nfmt.Println("{{ .Title }}")\n```')
  expect(text).toContain('[about tides](/blog/pasang#sources), [again](/blog/pasang), or my page.')
  expect(text).toContain('{{< youtube kept >}} ![kept](screen.png)')
  expect(text).not.toContain('more')
  expect(posts.pasang?.post).toMatchObject({
    draft: true,
    content: '## Sumber\n\nAngka dari [kasir](/blog/offline-cashier).',
    translations: { en: { title: 'Tide tables' } },
  })
  const bundle = 'content/posts/offline-cashier/index.md'
  expect(leftOut).toEqual([
    'content/about.md:1 the file is left out, because it is a page and not a post',
    `${bundle}:4 lastmod: "2024-06-01" has no place on the site`,
    `${bundle}:22 content: "/images/chart.svg" is SVG: save it as JPEG, PNG, WebP or AVIF`,
    `${bundle}:28 content: "{{< youtube abc123 >}}" is a shortcode that the site does not have`,
    `${bundle}:30 content: "{{% notice tip %}}" is a shortcode that the site does not have`,
    `${bundle}:34 content: "/cv/" leads to none of the posts: the text remains without the link`,
  ])
})

it('reads a site of Jekyll', () => {
  const { posts, changed, leftOut } = read(fixture('jekyll'))
  const cup = stored('jekyll', 'assets/img/cup.png')
  expect(posts['coffee-notes']).toMatchObject({
    post: {
      aliases: ['/kopi/', '/old/coffee.html'],
      ...{ publishedAt: '2024-05-01', tags: ['beans', 'water', 'coffee', 'travel'] },
    },
  })
  expect(posts['coffee-notes']?.post.content).toBe(`![A cup](${cup})

![The same](${cup} "Morning")

\`\`\`js
const grams = 18 // {{ not a tag }}
\`\`\`

Write {{ page.title }} in a layout.

Read [the second](/blog/second-cup) or the missing.
![Small cup](${cup})\\
With \`Ctrl\` and [a link](https://cangkir.example/a).

A note.`)
  expect(posts['second-cup']?.post).toMatchObject({
    ...{ draft: true, publishedAt: '2024-06-10T08:15:00+07:00' },
    content: 'As in [the first](/blog/coffee-notes#beans).',
  })
  expect(posts.tea?.post).toMatchObject({ draft: true, publishedAt: localDay(new Date()) })
  expect(changed).toEqual([
    '_drafts/tea.md:1 date is missing: the post is a draft with the date of today',
  ])
  expect(leftOut).toContain(
    '_posts/2024-05-01-coffee-notes.md:8 mood: "calm" has no place on the site',
  )
})

it('reads a site of Astro', () => {
  const { posts, leftOut } = read(fixture('astro'))
  const hero = stored('astro', 'src/assets/hero.png')
  expect(posts['first-post']?.post).toMatchObject({
    ...{ publishedAt: '2022-07-08', language: 'en', cover_url: hero },
    excerpt: 'What this is.',
  })
  expect(posts['first-post']?.post.content).toBe(
    `See [the MDX post](/blog/using-mdx), the [same](/blog/using-mdx) and ![root][root].

[root]: ${stored('astro', 'public/images/root.png')}`,
  )
  const text = posts['using-mdx']?.post.content ?? ''
  expect(text).toMatch(/^ {2}Take care of the \*\*answer\*\*\.\n/)
  expect(text).toContain(`![The hero](${hero})`)
  expect(text).toContain('<Callout>{answer}</Callout>')
  expect(text).not.toMatch(/import|export|Nobody/)
  expect(leftOut.join('\n')).toContain('is a component that the site does not have')
})

it('reads a site of Next.js with Contentlayer', () => {
  const { posts, leftOut } = read(fixture('contentlayer'))
  const [front, back] = ['front', 'back'].map((name) =>
    stored('contentlayer', `public/static/images/gauge/${name}.png`),
  )
  expect(Object.keys(posts).sort()).toEqual(['code-sample', 'part-one', 'rain-gauge'])
  expect(posts['rain-gauge']?.post).toMatchObject({
    ...{ title: 'A rain gauge on the balcony', publishedAt: '2023-08-05', cover_url: front },
    excerpt: 'Building a tipping-bucket gauge, and reading it every minute.',
    tags: ['next-js', 'weather', 'guide'],
  })
  expect(posts['rain-gauge']?.post).not.toHaveProperty('draft')
  expect(posts['rain-gauge']?.post.content).toBe(`## Overview

The gauge tips after 0.28&nbsp;mm. It costs \\$12, and is [older](/blog/part-one) than the [code](/blog/code-sample).

![The front](${front})

![The back](${back})

  Close the **lid** before the first frost.

\`\`\`ts {2} showLineNumbers
export function depth(tips: number) {
  return tips * 0.28
}
\`\`\`

The depth of $n$ tips is $d = 0.28 n$.^[Of the manual.]`)
  expect(posts['part-one']?.post).toMatchObject({
    ...{ draft: true, excerpt: 'A station of four sensors.', cover_url: back },
    content: 'Continue with [the gauge](/blog/rain-gauge).',
  })
  const component = 'is a component that the site does not have: its text remains'
  expect(leftOut).toEqual(
    [
      '4 lastmod: "2023-08-12" has no place on the site',
      '11 bibliography: "references-data.bib" has no place on the site',
      '12 canonicalUrl: "https://solheim.example/blog/rain-gauge" has no place on the site',
      `17 content: "<TOCInline toc={props.toc} exclude="Overview" toHeading={2} …" ${component}`,
      '23 content: "<div className="-mx-2 flex flex-wrap overflow-hidden">" is HTML that the site does not show: its text remains',
      `32 content: "<Callout type="warning" icon="💧">" ${component}`,
      '36 content: ":lib/gauge.ts" has no place on the site',
      `44 content: "<Chart data={[{ day: 1, depth: 4 }, { day: 2, depth: 0 }]} /…" ${component}`,
      `46 content: "<BlogNewsletterForm title="Like what you are reading?" />" ${component}`,
    ].map((note) => `data/blog/rain-gauge.mdx:${note}`),
  )
})

it('leaves out the pages and the documentation beside the posts', () => {
  const { posts, leftOut } = read([
    file('content/blog/a.mdx', '---\ntitle: A\ndate: 2024-01-01\n---\n'),
    file('content/pages/privacy.mdx', '---\ntitle: Privacy\n---\n'),
    file('content/docs/start/install.mdx', '---\ntitle: Install\n---\n'),
  ])
  expect(Object.keys(posts)).toEqual(['a'])
  expect(leftOut).toHaveLength(2)
})

it('reads posts of Eleventy, and names those with mistakes', () => {
  const { posts, changed, leftOut } = read(fixture('eleventy'))
  expect(posts.rain).toMatchObject({
    post: {
      aliases: ['/weather/rain/index.html'],
      ...{ publishedAt: '2025-02', tags: ['weather'] },
    },
  })
  expect(posts['april-2']?.post).toMatchObject({ title: 'April', draft: true })
  expect(changed).toContain(
    'content/blog/april.md:1 slug: "april" is the slug of an earlier post: it became april-2',
  )
  expect(leftOut).toEqual(
    expect.arrayContaining([
      'content/blog/april.md:3 date: "sometime" cannot be read as a date: the post is a draft',
      'content/blog/broken.md:4 the file is left out, because its front matter has a quotation mark that is not closed',
    ]),
  )
})

it('reads a vault of Obsidian', () => {
  const { posts, leftOut } = read(fixture('obsidian'))
  const map = stored('obsidian', 'attachments/map of town.png')
  expect(posts['coffee-stall']).toMatchObject({
    post: { title: 'Coffee stall', publishedAt: '2024-02-03', tags: ['coffee'], cover_url: map },
  })
  expect(posts['coffee-stall']?.post.aliases).toBeUndefined()
  expect(posts['coffee-stall']?.post.content).toBe(`![](${map})

As in [drawing batik](/blog/batik), [batik › Wax and dye](/blog/batik#wax-and-dye) and Nobody.

> **Early**
>
> Come before six.

Write \`[[Batik]]\` for a link, and see [the map](${map}).`)
  expect(posts.batik?.post).toMatchObject({ title: 'Drawing batik', publishedAt: '2024-03-02' })
  expect(posts['undated-thought']?.post.draft).toBe(true)
  expect(leftOut).toHaveLength(2)
})

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

it('recognises posts only', () => {
  const post = file('a.md', 'Text')
  expect(markdownPosts.recognises([post])).toBe(true)
  expect(markdownPosts.recognises([file('README.md', 'Text'), file('b.txt', 'Text')])).toBe(false)
  expect(markdownPosts.recognises([file('node_modules/a/b.md', 'Text')])).toBe(false)
})

it('reads a single file without front matter', () => {
  const { posts } = read([file('2024-02-01-hujan_pertama.md', 'Pagi ini hujan.')])
  expect(posts['hujan-pertama']?.post).toMatchObject({
    ...{ title: 'Hujan pertama', publishedAt: '2024-02-01', content: 'Pagi ini hujan.' },
  })
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

it('takes indented text out of components', () => {
  const text = '<Tabs>\n    <Tab>\n    Text {"a"}\n\n    More\n    </Tab>\n</Tabs>\n\n- a\n\n    b'
  expect(convert(text, 'post.mdx').content).toBe('Text a\n\nMore\n\n- a\n\n    b')
})

it('cuts a text beyond the limit, and makes a draft of it', () => {
  const { posts, changed } = read([
    file('post.md', '---\ndate: 2024-01-01\n---\n' + 'kata '.repeat(30_000)),
  ])
  expect(posts.post?.post).toMatchObject({ draft: true })
  expect(schema.findMistakes(posts.post?.post)).toEqual([])
  expect(changed).toHaveLength(1)
})
