import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { parseMarkdown } from '../../server/markdown/parseMarkdown'
import type { PostData } from '../../src/contract/posts'
import { transformApi } from '../helpers/page'
import { serveStatically } from '../helpers/test'

const elements = readFileSync(path.join(__dirname, 'elements.md'), 'utf8')
const size = { width: 1600, height: 1000, colours: '#d8c9a8 #8a7a5a' }

/** Opens a post whose text has every element of Markdown. */
export async function openRichText(page: Page): Promise<void> {
  const { blocks, footnotes } = parseMarkdown(elements)
  const sized = blocks.map((block) => (block.type === 'picture' ? { ...block, ...size } : block))
  const content_tree = { blocks: sized, footnotes }
  await serveStatically(page)
  await transformApi(page, '**/api/posts/slug/*', ({ data, ...body }: { data: PostData }) => ({
    ...body,
    data: { post: { ...data.post, content_tree } },
  }))
  await page.goto('/blog/satu-transaksi-satu-kali')
  await page.getByRole('heading', { name: 'Kasir yang tetap jalan' }).waitFor()
}
