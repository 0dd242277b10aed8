import type { Renderer } from '../pages/renderer'
import { temporaryFolder } from './cleanUp'

/** The document of a built site, with the place of its palettes. */
export const emptyPage = `<!doctype html><html><head><title>Kosong</title><style>:root{--surface:#fff;color-scheme:light}:root.dark{color-scheme:dark}</style><!--head--><script type="module" crossorigin src="/assets/main.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base.js"></head>
<body><!--page--><noscript>x</noscript><div id="root"></div><!--/page--></body></html>`

const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_cards.js': { file: 'assets/cards.js' },
  'src/pages/ProjectsPage/ProjectsPage.tsx': {
    file: 'assets/projects.js',
    imports: ['_base.js', '_cards.js'],
  },
}

/** Creates the folder of a built site that consists of its document and its manifest. */
export const createSiteFolder = (document = emptyPage) =>
  temporaryFolder({ 'index.html': document, '.vite/manifest.json': JSON.stringify(manifest) })

/** The parts of a page without content. */
export const emptyParts = {
  statusCode: 200,
  head: '',
  styles: '',
  body: '',
  snapshot: '{}',
} as const

/** A renderer of empty pages, with these changes. */
export function createRenderer(changes: Partial<Renderer> = {}): Renderer {
  return {
    pagePaths: ['/', '/projects'],
    publicUrl: '',
    basePath: '/',
    resolvePage: (address) => ({ language: 'id', address, page: 'ProjectsPage' }),
    renderPage: () => Promise.resolve(emptyParts),
    ...changes,
  }
}
