import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import { variantOf } from '../../../__mocks__/arbitraryResponses'
import { expectLinks } from '../../../__mocks__/queries'
import { missingValueInHtml } from '../../../__mocks__/readableText'
import { parseMarkdown } from '../../../server/markdown/parseMarkdown'
import { activeMarkdown, expensiveMarkdown } from '../../../server/testing/hostileMarkdown'
import type { Inline, RichText as Tree } from '../../contract/schema/richText'
import { id } from '../../language/id'
import { TextsProvider } from '../../language/TextsContext'
import { theme } from '../../theme/theme'
import { RichText } from './RichText'
import { TableOfContents } from './TableOfContents'

function Address() {
  return <output>{useLocation().pathname}</output>
}

const pageOf = (text: Tree) => (
  <ThemeProvider theme={theme}>
    <TextsProvider value={id}>
      <MemoryRouter>
        <TableOfContents text={text} />
        <RichText text={text} />
        <Address />
      </MemoryRouter>
    </TextsProvider>
  </ThemeProvider>
)

const renderText = (markdown: string) => render(pageOf(parseMarkdown(markdown)))

it('shows headings with ids and links to themselves', () => {
  renderText('# Masalah *besar*\n\n## Peran')
  const heading = screen.getByRole('heading', { level: 2, name: 'Masalah besar' })
  expect(heading).toHaveAttribute('id', 'masalah-besar')
  expectLinks(screen, { 'Tautan ke bagian Masalah besar': '#masalah-besar' })
  expect(screen.getByRole('heading', { level: 3, name: 'Peran' })).toBeVisible()
})

it('lists the headings from three of them on', () => {
  const { unmount } = renderText('# Satu\n\n## Dua\n\n> # Kutipan')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  unmount()
  renderText('# Satu\n\n## Dua `x`\n\n### Dalam\n\n:::en\n# Three\n:::')
  const contents = within(screen.getByRole('navigation', { name: 'Daftar isi' }))
  const links = contents.getAllByRole('link')
  const targets = links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(targets).toEqual(['Satu #satu', 'Dua x #dua-x', 'Three #three'])
})

it('opens pages of the site without a reload, and other sites in a new tab', async () => {
  renderText('[dalam](/projects/a) [luar](https://b.id "Judul") [berkas](/feed.xml) [bagian](#c)')
  const link = (name: string) => screen.getByRole('link', { name })
  expect(link('luar')).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link('luar')).toHaveAttribute('title', 'Judul')
  expect(link('berkas')).not.toHaveAttribute('target')
  expect(link('bagian')).toHaveAttribute('href', '#c')
  await userEvent.click(link('dalam'))
  expect(screen.getByRole('status')).toHaveTextContent('/projects/a')
})

it('shows an unsafe link of another back end as text', () => {
  const link: Inline = { type: 'link', url: 'javascript:alert(1)', children: ['teks'] }
  const image = { type: 'image', url: 'data:a', alt: 'gambar' } as const
  render(pageOf({ blocks: [{ type: 'paragraph', children: [link, image] }], footnotes: [] }))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText('teksgambar')).toBeVisible()
})

it('shows tasks with their state, and ordered lists from their first number', () => {
  renderText('- [x] uji\n- [ ] rilis\n\n5. a\n6. b')
  expect(screen.getByRole('checkbox', { name: 'Selesai' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Belum selesai' })).not.toBeChecked()
  for (const checkbox of screen.getAllByRole('checkbox')) expect(checkbox).toBeDisabled()
  expect(screen.getAllByRole('list')[1]).toHaveAttribute('start', '5')
})

it('shows pictures in their ratio with a caption', () => {
  const picture = { type: 'picture', url: '/pictures/a.webp', alt: 'Layar' } as const
  const caption: Inline[] = ['Gambar ', { type: 'code', text: '1' }]
  const tall = { ...picture, width: 900, height: 1600, caption }
  render(pageOf({ blocks: [tall, { ...picture, alt: '' }], footnotes: [] }))
  expect(screen.getByRole('img', { name: 'Layar' })).toHaveAttribute('height', '160000')
  const [figure] = screen.getAllByRole('figure')
  expect(figure).toHaveTextContent('Gambar 1')
  expect(screen.getByRole('presentation')).toHaveAttribute('height', '1000')
})

it('shows the description of a picture within a line that cannot be loaded', () => {
  renderText('Lihat ![peta](https://lain.example/a.png) ini')
  fireEvent.error(screen.getByRole('img', { name: 'peta' }))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('Lihat peta ini')).toBeVisible()
})

it('marks parts in other languages', () => {
  renderText('kata :en[words]\n\n:::en\nA sentence.\n:::')
  expect(screen.getByText('words')).toHaveAttribute('lang', 'en')
  // eslint-disable-next-line testing-library/no-node-access
  expect(screen.getByText('A sentence.').closest('[lang]')).toHaveAttribute('lang', 'en')
})

const code = '```ts\nconst a = 1\n```'

/** Whether HTML contains an element or an attribute that runs code. */
function isActive(html: string): boolean {
  const document = new DOMParser().parseFromString(html, 'text/html')
  return [...document.querySelectorAll('*')].some(
    (element) =>
      element.matches('script, iframe, object, embed, svg, style') ||
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          /^\s*(javascript|vbscript|data):/i.test(value) ||
          (['href', 'src'].includes(name) && !/^(\/|#|https:\/\/example\.com\/)/.test(value)),
      ),
  )
}

it('renders Markdown that tries to run code without code that runs', () => {
  const render = (markdown: string) => renderToStaticMarkup(pageOf(parseMarkdown(markdown)))
  expect(activeMarkdown.filter((markdown) => isActive(render(markdown)))).toEqual([])
})

// It takes half a second; where the time grew with the square of the length, it would take minutes.
it.each(expensiveMarkdown)('parses and renders %s within five seconds', (_name, markdown) => {
  const start = process.cpuUsage()
  expect(renderToStaticMarkup(pageOf(parseMarkdown(markdown)))).toContain('<output>')
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1_000_000).toBeLessThan(5)
})

const everyElement = `# Judul

Teks *a* **b** ~~c~~ \`d\` [e](/e "f") ![g](/pictures/g.webp) :en[h][^1]

![i](/pictures/i.webp "j")

3. k
4. [x] l

> m

${code}

| n | o |
|---|--:|
| p | q |

---

:::en
r
:::

[^1]: s`

it('renders every tree of another back end', () => {
  const tree = parseMarkdown(everyElement)
  const variants = fc.oneof(variantOf(tree, 5), variantOf(tree, 20), variantOf(tree, 100))
  fc.assert(
    fc.property(variants, (variant) => {
      // Like JSON, without undefined fields.
      const text = JSON.parse(JSON.stringify(variant ?? null)) as Tree
      expect(renderToStaticMarkup(pageOf(text))).not.toMatch(missingValueInHtml)
    }),
    { numRuns: Number(process.env.SOAK_TEXTS ?? 200), seed: 20_261_122 },
  )
})
