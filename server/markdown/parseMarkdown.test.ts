import fc from 'fast-check'
import type { Block } from '../../src/contract/richText'
import { activeMarkdown } from '../testing/hostileMarkdown'
import { parseMarkdown } from './parseMarkdown'

const blocksOf = (markdown: string) => parseMarkdown(markdown).blocks

/** The parts of the only paragraph of a text. */
function lineOf(markdown: string) {
  const blocks = blocksOf(markdown)
  expect(blocks).toMatchObject([{ type: 'paragraph' }])
  return (blocks[0] as Extract<Block, { type: 'paragraph' }>).children
}

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

it('parses emphasis, code, deleted text and line breaks', () => {
  expect(lineOf('a *b* **c** `d` ~~e~~  \nf, ~5 dari ~6')).toEqual([
    'a ',
    { type: 'emphasis', children: ['b'] },
    ' ',
    { type: 'strong', children: ['c'] },
    ' ',
    { type: 'code', text: 'd' },
    ' ',
    { type: 'deleted', children: ['e'] },
    { type: 'break' },
    'f, ~5 dari ~6',
  ])
})

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
  expect(lineOf('Pukul 10:30, catatan:penting :catatan[*a*]')).toEqual([
    'Pukul 10:30, catatan:penting :catatan[*a*]',
  ])
  expect(blocksOf('::catatan[a]\n\n:::catatan\n*b*\n:::')).toEqual([
    paragraph('::catatan[a]'),
    paragraph(':::catatan'),
    paragraph({ type: 'emphasis', children: ['b'] }),
  ])
})

it('parses parts in other languages', () => {
  expect(lineOf('kata :en[two *words*]')).toEqual([
    'kata ',
    {
      type: 'language',
      lang: 'en',
      children: ['two ', { type: 'emphasis', children: ['words'] }],
    },
  ])
  expect(blocksOf(':::pt-BR\nOlá\n\n- um\n:::\n\nSelesai')).toMatchObject([
    { type: 'language', lang: 'pt-BR', children: [paragraph('Olá'), { type: 'list' }] },
    paragraph('Selesai'),
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
  expect(headings('### A\n### A\n### A 2\n### 。！\n### Root')).toEqual([
    [2, 'a'],
    [2, 'a-2'],
    [2, 'a-2-2'],
    [2, 'bagian'],
    [2, 'root-2'],
  ])
})

it('parses lists and tasks', () => {
  expect(blocksOf('3. a\n4. b\n   - [x] c\n   - [ ] d')).toEqual([
    {
      type: 'list',
      isOrdered: true,
      start: 3,
      items: [
        { children: [paragraph('a')] },
        {
          children: [
            paragraph('b'),
            {
              type: 'list',
              isOrdered: false,
              items: [
                { isDone: true, children: [paragraph('c')] },
                { isDone: false, children: [paragraph('d')] },
              ],
            },
          ],
        },
      ],
    },
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

it('makes blocks of pictures that stand alone, with their titles as captions', () => {
  const markdown = '![a](/a.webp "b")\n![c](/c.webp)\n\nd ![e](/e.webp)\n\n![f](javascript:g)'
  expect(blocksOf(markdown)).toEqual([
    { type: 'picture', url: '/a.webp', alt: 'a', caption: ['b'] },
    { type: 'picture', url: '/c.webp', alt: 'c' },
    paragraph('d ', { type: 'image', url: '/e.webp', alt: 'e' }),
    paragraph('f'),
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

it('highlights code of known languages', () => {
  expect(blocksOf(code('ts', 'const a = 1 // b'))).toEqual([
    {
      type: 'codeBlock',
      language: 'ts',
      tokens: [
        { text: 'const', kind: 'keyword' },
        { text: ' a = ' },
        { text: '1', kind: 'number' },
        { text: ' ' },
        { text: '// b', kind: 'comment' },
      ],
    },
  ])
  expect(blocksOf(code('tidak-ada', 'const a\nb'))).toEqual([
    { type: 'codeBlock', language: 'tidak-ada', tokens: [{ text: 'const a\nb' }] },
  ])
})

const languages =
  'ts tsx js jsx json sql bash sh css html xml python go kotlin java rust php yaml diff ini'.split(
    ' ',
  )

it.each(languages)('highlights %s without changing the code', (language) => {
  const text = '+ <a b="c">select "d" from 1\n# e\n  func f() { return `x${1}` } // g'
  const [block] = blocksOf(code(language, text))
  if (block?.type !== 'codeBlock') throw new Error('There is no code.')
  expect(block.tokens.map((token) => token.text).join('')).toBe(text)
  expect(block.tokens.some((token) => token.kind)).toBe(true)
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

it('parses a text of 12,000 words', () => {
  const section = `## Judul\n\n${'Sepuluh kata biasa dengan *tekanan*, `kode` dan [tautan](/a) di dalamnya. '.repeat(6)}\n\n- satu\n- dua\n\n`
  const blocks = blocksOf(section.repeat(200))
  expect(blocks.filter(({ type }) => type === 'heading')).toHaveLength(200)
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

it.each(activeMarkdown)('makes no executable link of %j', (markdown) => {
  for (const attribute of attributesOf(parseMarkdown(markdown))) {
    expect(attribute).toMatch(/^(\/|https:\/\/example\.com\/|en$)/)
  }
})

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
    { numRuns: Number(process.env.SOAK_TEXTS ?? 500), seed: 20_261_122 },
  )
})
