import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import { parseMarkdown } from '../../server/markdown/parseMarkdown'
import { id } from '../../src/language/id'
import { TextsProvider } from '../../src/language/TextsContext'
import { theme } from '../../src/theme/theme'
import { Container } from '../../src/ui/Page'
import { RichText } from '../../src/ui/richText/RichText'
import { TableOfContents } from '../../src/ui/richText/TableOfContents'

const size = { width: 1600, height: 1000, colours: '#d8c9a8 #8a7a5a' }

/** Replaces the content of the page by a text. */
function mountRichText(markdown: string): void {
  const { blocks, footnotes } = parseMarkdown(markdown)
  const text = {
    blocks: blocks.map((block) => (block.type === 'picture' ? { ...block, ...size } : block)),
    footnotes,
  }
  const root = document.createElement('div')
  document.querySelector('main')?.replaceChildren(root)
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <TextsProvider value={id}>
        <MemoryRouter>
          <Container>
            <h1>Uji</h1>
            <TableOfContents text={text} />
            <RichText text={text} />
          </Container>
        </MemoryRouter>
      </TextsProvider>
    </ThemeProvider>,
  )
}

Object.assign(globalThis, { mountRichText })
