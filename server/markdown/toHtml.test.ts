import type { Block, RichText } from '../../src/contract/richText'
import { toHtml } from './toHtml'

const absolute = (url: string) => (url.startsWith('/') ? `https://situs.example${url}` : url)

function html(blocks: Block[], footnotes: RichText['footnotes'] = []): string {
  return toHtml({ blocks, footnotes }, absolute)
}

const paragraph = (...children: Extract<Block, { type: 'paragraph' }>['children']): Block => ({
  type: 'paragraph',
  children,
})

it.each<[string, Block, string]>([
  ['text', paragraph('a <b> & "c"\0'), '<p dir="auto">a &lt;b&gt; &amp; &quot;c&quot;\uFFFD</p>'],
  [
    'marks',
    paragraph(
      { type: 'strong', children: [{ type: 'emphasis', children: ['a'] }] },
      { type: 'break' },
      { type: 'deleted', children: ['b'] },
      { type: 'code', text: '<c>' },
      { type: 'language', lang: 'en', children: ['d'] },
      { type: 'footnoteReference', number: 1, occurrence: 1 },
    ),
    '<p dir="auto"><strong><em>a</em></strong><br><del>b</del><code dir="ltr">&lt;c&gt;</code><span lang="en" dir="auto">d</span><sup>[1]</sup></p>',
  ],
  [
    'links and pictures',
    paragraph(
      { type: 'link', url: '/projects', title: '"x"', children: ['a'] },
      { type: 'image', url: '/pictures/a.webp', alt: 'b' },
    ),
    '<p dir="auto"><a href="https://situs.example/projects" title="&quot;x&quot;">a</a><img src="https://situs.example/pictures/a.webp" alt="b"></p>',
  ],
  ['a heading', { type: 'heading', depth: 2, id: 'x', children: ['A'] }, '<h2 dir="auto">A</h2>'],
  [
    'a list',
    { type: 'list', isOrdered: true, start: 3, items: [{ children: [paragraph('a')] }] },
    '<ol start="3" dir="auto"><li><p>a</p></li></ol>',
  ],
  [
    'a list of tasks',
    {
      type: 'list',
      isOrdered: false,
      items: [
        { isDone: true, children: [paragraph('a')] },
        { isDone: false, children: [] },
      ],
    },
    '<ul dir="auto"><li>☑ <p>a</p></li><li>☐ </li></ul>',
  ],
  [
    'a quote',
    { type: 'quote', children: [paragraph('a')] },
    '<blockquote dir="auto"><p>a</p></blockquote>',
  ],
  [
    'code',
    { type: 'codeBlock', language: 'ts', tokens: [{ text: 'a', kind: 'name' }, { text: '<1\n' }] },
    '<pre dir="ltr"><code>a&lt;1\n</code></pre>',
  ],
  [
    'a table',
    { type: 'table', alignments: [null], header: [['A']], rows: [[['1']], [['2']]] },
    '<table dir="auto"><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
  ],
  [
    'a picture',
    { type: 'picture', url: '/pictures/a.webp', alt: 'A', caption: ['B'], width: 4, height: 3 },
    '<figure><img src="https://situs.example/pictures/a.webp" alt="A" width="4" height="3"><figcaption dir="auto">B</figcaption></figure>',
  ],
  ['a rule', { type: 'rule' }, '<hr>'],
  [
    'another language',
    { type: 'language', lang: 'en', children: [paragraph('a')] },
    '<div lang="en" dir="auto"><p>a</p></div>',
  ],
])('writes %s', (_what, block, expected) => {
  expect(html([block])).toBe(expected)
})

it('writes the footnotes after the text', () => {
  expect(html([], [{ occurrences: 1, children: [paragraph('a')] }])).toBe(
    '<hr><ol><li><p dir="auto">a</p></li></ol>',
  )
})
