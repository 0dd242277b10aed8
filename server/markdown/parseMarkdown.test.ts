import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import type { PostDetail } from '../../src/contract/posts'
import type { Block } from '../../src/contract/schema/richText'
import type { Db } from '../database/schema'
import { paths } from '../paths'
import { buildContent, contentPost } from '../testing/content'
import { createTestApp, get, send } from '../testing/testApp'
import { parseMarkdown } from './parseMarkdown'
import { readingMinutes } from './readingMinutes'
import { treeVersion } from './richTexts'
import { toHtml } from './toHtml'

const blocksOf = (markdown: string) => parseMarkdown(markdown).blocks

/** The parts of the only paragraph of a text. */
function lineOf(markdown: string) {
  const blocks = blocksOf(markdown)
  expect(blocks).toMatchObject([{ type: 'paragraph' }])
  return (blocks[0] as Extract<Block, { type: 'paragraph' }>).children
}

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

it('parses links of every kind, and drops unsafe ones', () => {
  const link = (url: string, text: string, title?: string) => ({
    type: 'link',
    url,
    ...(title && { title }),
    children: [text],
  })
  expect(lineOf('[a](/b "c") [d] https://e.id www.f.id <mailto:g@h.id>\n\n[d]: /i')).toEqual([
    link('/b', 'a', 'c'),
    ' ',
    link('/i', 'd'),
    ' ',
    link('https://e.id', 'https://e.id'),
    ' ',
    link('http://www.f.id', 'www.f.id'),
    ' ',
    link('mailto:g@h.id', 'mailto:g@h.id'),
  ])
  expect(lineOf('x [a](javascript:b) [c] d\n\n[c]: data:e')).toEqual(['x a c d'])
})

it('shows HTML and unknown directives as text', () => {
  expect(blocksOf('<div onclick="x">*a*</div>\n\n<!-- b -->')).toEqual([
    paragraph('<div onclick="x">', { type: 'emphasis', children: ['a'] }, '</div>'),
    paragraph('<!-- b -->'),
  ])
  const text = 'Pukul 10:30, catatan:penting :catatan[*a*]'
  expect(lineOf(text)).toEqual([text])
  expect(blocksOf('::catatan[a]\n\n:::catatan\n*b*\n:::')).toEqual([
    paragraph('::catatan[a]'),
    paragraph(':::catatan'),
    paragraph({ type: 'emphasis', children: ['b'] }),
  ])
})

it('makes headings an outline below the title of the page', () => {
  const headings = (markdown: string) =>
    blocksOf(markdown).map((block) => block.type === 'heading' && [block.depth, block.id])
  expect(headings('# A\n## *B* `c`\n#### D')).toEqual([
    [2, 'a'],
    [3, 'b-c'],
    [4, 'd'],
  ])
  const deep = [1, 2, 3, 4, 5, 6].map((depth) => '#'.repeat(depth) + ' A').join('\n')
  expect(blocksOf(deep)).toMatchObject([2, 3, 4, 5, 6, 6].map((depth) => ({ depth })))
  expect(headings('### A\n### A\n### A 2\n### 。！\n### Root')).toEqual([
    [2, 'a'],
    [2, 'a-2'],
    [2, 'a-2-2'],
    [2, 'bagian'],
    [2, 'root-2'],
  ])
})

it('gives every row of a table as many cells as its header', () => {
  expect(blocksOf('| a | b |\n|:-:|--:|\n| 1 |\n| 2 | *3* | 4 |')).toEqual([
    {
      type: 'table',
      alignments: ['center', 'right'],
      header: [['a'], ['b']],
      rows: [
        [['1'], []],
        [['2'], [{ type: 'emphasis', children: ['3'] }]],
      ],
    },
  ])
})

it('numbers footnotes by their first reference', () => {
  const { blocks, footnotes } = parseMarkdown(
    'a[^b] c[^d] e[^b] f[^g]\n\n[^d]: D\n[^b]: B[^h]\n[^i]: unused\n[^h]: H',
  )
  const reference = (number: number, occurrence: number) => ({
    type: 'footnoteReference',
    number,
    occurrence,
  })
  expect(blocks).toEqual([
    paragraph('a', reference(1, 1), ' c', reference(2, 1), ' e', reference(1, 2), ' f[^g]'),
  ])
  expect(footnotes).toEqual([
    { occurrences: 2, children: [paragraph('B', reference(3, 1))] },
    { occurrences: 1, children: [paragraph('D')] },
    { occurrences: 1, children: [paragraph('H')] },
  ])
})

const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

it('highlights every known language without changing the code', () => {
  const languages =
    'ts tsx js jsx json sql bash sh css html xml python go kotlin java rust php yaml diff ini'
  const text = '+ <a b="c">select "d" from 1\n# e\n  func f() { return `x${1}` } // g'
  for (const language of languages.split(' ')) {
    const [block] = blocksOf(code(language, text))
    if (block?.type !== 'codeBlock') throw new Error('There is no code.')
    expect(block.tokens.map((token) => token.text).join('')).toBe(text)
    expect([language, block.tokens.some((token) => token.kind)]).toEqual([language, true])
  }
})

it('replaces what neither HTML nor XML can contain', () => {
  expect(lineOf('\ufeffa\0\u0001b \ud800 \ud83d\ude00')).toEqual(['ab \ufffd \u{1f600}'])
  expect(blocksOf('a\r\n\r\nb\rc')).toEqual([paragraph('a'), paragraph('b\nc')])
})

it('shows a text beyond the limits as it was written', () => {
  expect(blocksOf(`*a*\n\n${'> '.repeat(10_000)}b`)).toEqual([
    paragraph('*a*'),
    paragraph(`${'> '.repeat(10_000)}b`),
  ])
  const long = Array.from({ length: 20_000 }, (_, index) => `**${index}**`)
  const blocks = blocksOf(long.join('\n\n'))
  expect(blocks).toHaveLength(1000)
  expect(blocks.slice(0, 2)).toEqual([paragraph('**0**'), paragraph('**1**')])
  expect(JSON.stringify(blocks).match(/\*\*\d+\*\*/g)).toEqual(long)
})

/** Every URL and every `lang` in a tree. */
function attributesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { url, lang } = value as Record<string, unknown>
  return [
    ...[url, lang].filter((item) => typeof item === 'string'),
    ...Object.values(value).flatMap(attributesOf),
  ]
}

const fragments = fc.constantFrom(
  ...'*|**|_|`|```|~~|[|]|(|)|![|](|<|>|> |- |1. |# |\n|\n\n|    |\t|\\|&#0;|&amp;|[^1]|[^1]: |[a]: |:::en|:en[|::|:::|www.|http://|@|a|kata|- [x] '
    .split('|')
    .concat('|', '|-|', '| a |\n|-|\n', '\0', '\ud800', '\u202e', 'javascript:'),
)

it('never throws, and returns no unsafe URL', () => {
  const text = fc.array(fragments, { maxLength: 80 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary', maxLength: 200 })), (markdown) => {
      const tree = parseMarkdown(markdown)
      for (const attribute of attributesOf(tree)) {
        expect(attribute).not.toMatch(/^\s*(javascript|data|vbscript|file):/i)
      }
      expect(JSON.stringify(tree)).not.toMatch(/\\ud[89a-f]|\\u0000/)
    }),
    { numRuns: Number(process.env.SOAK_TEXTS ?? 200), seed: 20_261_122 },
  )
})

const words = (count: number) => 'kata '.repeat(count)

it.each([
  ['a text of 500 words', words(500), 3],
  [
    'code, of which half the words count',
    `${words(200)}\n\`\`\`ts\n${words(400)}\n\`\`\`\n${words(200)}`,
    3,
  ],
  ['a text without spaces', '水'.repeat(8000), 16],
  ['a table', `${words(300)}\n| a | b |\n${'| --- | --- |\n'.repeat(200)}`, 2],
])('computes the minutes of %s', (_what, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

const absolute = (url: string) => (url.startsWith('/') ? `https://situs.example${url}` : url)
const html = (markdown: string) => toHtml(parseMarkdown(markdown), absolute)

it.each([
  ['a <b> & "c"\0', '<p dir="auto">a &lt;b&gt; &amp; &quot;c&quot;</p>'],
  ['***a***\\\n~~b~~', '<p dir="auto"><em><strong>a</strong></em><br><del>b</del></p>'],
  [
    '`<c>` :en[d]',
    '<p dir="auto"><code dir="ltr">&lt;c&gt;</code> <span lang="en" dir="auto">d</span></p>',
  ],
  [
    '[a](/b "\\"x\\"")',
    '<p dir="auto"><a href="https://situs.example/b" title="&quot;x&quot;">a</a></p>',
  ],
  ['a ![b](/c.webp)', '<p dir="auto">a <img src="https://situs.example/c.webp" alt="b"></p>'],
  ['3. a', '<ol start="3" dir="auto"><li><p>a</p></li></ol>'],
  ['- [x] a\n- [ ] b', '<ul dir="auto"><li>☑ <p>a</p></li><li>☐ <p>b</p></li></ul>'],
  ['> a', '<blockquote dir="auto"><p>a</p></blockquote>'],
  ['```ts\na<1\n```', '<pre dir="ltr"><code>a&lt;1</code></pre>'],
  [
    '| A |\n|-|\n| 1 |',
    '<table dir="auto"><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  [
    '![A](/a.webp "B")',
    '<figure><img src="https://situs.example/a.webp" alt="A"><figcaption dir="auto">B</figcaption></figure>',
  ],
  [':::en\na\n:::', '<div lang="en" dir="auto"><p>a</p></div>'],
  [
    'a[^1]\n\n[^1]: b',
    '<p dir="auto">a<sup>[1]</sup></p><hr><ol><li><p dir="auto">b</p></li></ol>',
  ],
])('writes %j', (markdown, expected) => expect(html(markdown)).toBe(expected))

const [article, story] = ['## Isi\n\nSatu *kata*.', 'Cerita [kami](/about).']
const translated = 'One *word*.'

function createStoryApp() {
  const translations = { en: { content: translated } }
  const content = buildContent({ posts: [contentPost(1, { content: article, translations })] })
  const [first, ...others] = content.projects
  return createTestApp({ ...content, projects: first ? [{ ...first, story }, ...others] : [] })
}

async function storedTrees(db: Db): Promise<unknown[]> {
  const rows = await db.selectFrom('rich_texts').select('tree').execute()
  return rows.map(({ tree }) => JSON.parse(tree) as unknown)
}

/** Waits until the trees of these texts are stored, and no others. */
async function expectStored(db: Db, texts: string[]): Promise<void> {
  const expected = texts.map((text) => JSON.stringify(parseMarkdown(text))).sort()
  const read = async () => (await storedTrees(db)).map((tree) => JSON.stringify(tree)).sort()
  const end = Date.now() + 30_000
  while (Date.now() < end && String(await read()) !== String(expected)) await delay(20)
  expect(await read()).toEqual(expected)
}

it('stores trees when the server starts and when a text has changed, and deletes others', async () => {
  const { app, database } = await createStoryApp()
  expect(await storedTrees(database)).toEqual([])
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expectStored(database, [article, translated, story])
  const { data } = await get<{ post: PostDetail }>(app, '/posts/slug/artikel-1')
  await send(app, 'PUT', `/posts/${data.post.id}`, { content: 'Lain' })
  await expectStored(database, ['Lain', translated, story])
})

it('has a version that belongs to the trees of the parser', () => {
  const elements = readFileSync(path.join(paths.root, 'e2e', 'richText', 'elements.md'), 'utf8')
  const tree = JSON.stringify(parseMarkdown(elements))
  // If the digest of the same file differs, the parser has changed: increment `treeVersion`.
  const digest = createHash('sha256').update(tree).digest('hex').slice(0, 16)
  expect({ treeVersion, digest }).toEqual({ treeVersion: 2, digest: '41fc3e08db7f010d' })
})
