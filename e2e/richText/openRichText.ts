import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildSync } from 'esbuild'

declare global {
  /** Defined by `mount.tsx`. */
  function mountRichText(markdown: string): void
}

const elements = readFileSync(path.join(__dirname, 'elements.md'), 'utf8')

/**
 * Opens a page of the site whose content is a text with every element of Markdown. The context
 * needs the option `bypassCSP`.
 */
export async function openRichText(page: Page): Promise<void> {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'mount.tsx')],
    bundle: true,
    loader: { '.woff2': 'dataurl' },
    write: false,
    jsx: 'automatic',
    define: {
      'import.meta.env': '{"BASE_URL":"/","PROD":true}',
      'process.env.NODE_ENV': '"production"',
    },
  })
  await page.goto('/blog')
  await page.addScriptTag({ content: outputFiles[0]?.text })
  await page.evaluate((markdown) => mountRichText(markdown), elements)
  await page.getByRole('heading', { name: 'Kasir yang tetap jalan' }).waitFor()
}
