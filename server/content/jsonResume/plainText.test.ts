import { plainText } from './plainText'

describe('the plain text of Markdown', () => {
  it.each([
    ['**bold**, *italic*, __both__ and _one_', 'bold, italic, both and one'],
    ['Built `karya` with [React](https://react.dev)', 'Built karya with React (https://react.dev)'],
    ['# Heading\n\nText', 'Heading\n\nText'],
    ['- one\n* two\n+ three', '• one\n• two\n• three'],
    ['> quoted\n\n---\n\nafter', 'quoted\n\nafter'],
    ['```ts\nconst a = 1\n```', 'const a = 1'],
    ['see <https://a.example>', 'see https://a.example'],
    ['[https://a.example](https://a.example)', 'https://a.example'],
    ['1\\. escaped \\*stars\\*', '1. escaped *stars*'],
    ['~~old~~ new', 'old new'],
  ])('of %j is %j', (markdown, text) => expect(plainText(markdown)).toBe(text))
})

describe('the plain text of HTML', () => {
  it.each([
    ['<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
    ['<ul><li>One</li><li><b>Two</b></li></ul>', '• One\n• Two'],
    ['<a href="https://a.example">Here</a>', 'Here (https://a.example)'],
    ['R&amp;D &lt;3 caf&eacute; &#8211; &#x20AC;5&nbsp;', 'R&D <3 café – €5'],
    ['<script>alert(1)</script>Text<!-- note -->', 'Text'],
  ])('of %j is %j', (html, text) => expect(plainText(html)).toBe(text))
})

it.each([
  'C#, C++ and F#',
  'snake_case and other_snake_case',
  '2 * 3 * 4',
  'List<String> for a < b > c',
  'a & b; 50 % (and more)',
  'cost ~5 ms',
  'First line\nSecond line',
])('changes nothing in %j', (text) => expect(plainText(text)).toBe(text))

it('reads long texts in time that grows with their length', () => {
  for (const part of ['x', ' ', '*a ', '_', '[', '<a ', '`', '(x) ']) {
    expect(plainText(part.repeat(50_000)).length).toBeLessThanOrEqual(200_000)
  }
})
