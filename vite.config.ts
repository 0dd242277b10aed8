import path from 'node:path'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { drawLines, drawTile, tileNames } from './server/pages/clothTile'
import { checks, commonConfig } from './vite.common.config'

const root = import.meta.dirname

/**
 * Has the browser compile the functions of every page's code while it loads, in the background.
 * Otherwise it compiles them when they are called, which blocks a slow phone for 100 ms.
 */
const compileHints: Plugin = {
  name: 'compile-hints',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && !file.isDynamicEntry) {
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      }
    },
  },
}

/** With `npm run dev`, Vite serves the documents in place of Karya's server. */
const contactInDevelopment: Plugin = {
  name: 'contact-in-development',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace('<html', `<html data-contact="${process.env.CONTACT?.trim() || 'server'}"`),
}

/** The tiles of cloths, which the pages name: files of the site, drawn by `npm run dev` on demand. */
const clothTiles: Plugin = {
  name: 'cloth-tiles',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, tile = '', lines] = /\/cloths\/(.+?)(-lines)?\.svg$/.exec(request.url ?? '') ?? []
      if (!tileNames.includes(tile)) return next()
      response.setHeader('content-type', 'image/svg+xml')
      response.end(lines ? drawLines(tile) : drawTile(tile))
    })
  },
  generateBundle() {
    if (this.environment.name !== 'client') return
    for (const tile of tileNames) {
      const files = { [tile]: drawTile(tile), [`${tile}-lines`]: drawLines(tile) }
      for (const [name, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `cloths/${name}.svg`, source })
      }
    }
  },
}

/** With `npm run dev`, serves the studio beside the site. */
const studioInDevelopment: Plugin = {
  name: 'studio-in-development',
  configureServer({ config, middlewares }) {
    const address = new RegExp(`^${config.base}studio(/[^?]*)?([?].*)?$`)
    middlewares.use((request, _response, next) => {
      if (address.test(request.url ?? '')) request.url = `${config.base}studio.html`
      next()
    })
  },
}

interface ModuleGraph {
  getModuleInfo: (id: string) => Rolldown.ModuleInfo | null
}

/** The entries and the lazily loaded modules that import a module, directly or indirectly. */
function entriesOf(id: string, graph: ModuleGraph, visited = new Set<string>()): string[] {
  const info = graph.getModuleInfo(id)
  if (!info || visited.has(id)) return []
  visited.add(id)
  if (info.isEntry || info.dynamicImporters.length > 0) return [id]
  return info.importers.flatMap((importer) => entriesOf(importer, graph, visited))
}

/** Loaded with every page. */
const firstPage = path.join(root, 'src/pages/HomePage/HomePage.tsx')

/** The names of the pages that share a module; none if it belongs to the first load or to one page. */
function sharingPages(id: string, graph: ModuleGraph): string[] {
  const entries = [...new Set(entriesOf(id, graph))]
  const isOfLaterPages = entries.every(
    (entry) => entry !== firstPage && !graph.getModuleInfo(entry)?.isEntry,
  )
  if (entries.length < 2 || !isOfLaterPages) return []
  return entries.map((entry) => path.parse(entry).name).sort()
}

/**
 * Three files for every page: React, the other packages, and the modules of Karya that are
 * not of a single lazy page. Each is evaluated in a task of its own.
 */
function nameOfFirstLoad(id: string, graph: ModuleGraph): string | null {
  const [entry, ...others] = entriesOf(id, graph)
  const isOfOnePage = entry && others.length === 0 && !graph.getModuleInfo(entry)?.isEntry
  if (isOfOnePage) return null
  if (/node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)) return 'react'
  // Vite's own modules have names that start with \0.
  if (/node_modules[\\/]|^\0/.test(id)) return 'packages'
  return 'shared'
}

const groups = [
  // A file for the pages that share much code, and one file for all that other pages share.
  {
    name: (id: string, graph: ModuleGraph) => sharingPages(id, graph).join('-') || null,
    minSize: 2_500,
    // Without this name, the build prints a warning.
    debugName: 'code of a few pages',
    priority: 2,
  },
  {
    name: (id: string, graph: ModuleGraph) =>
      sharingPages(id, graph).length > 0 ? 'later-pages' : null,
    debugName: 'code of later pages',
    priority: 1,
  },
  { name: nameOfFirstLoad, debugName: 'first load' },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

export default defineConfig(({ isSsrBuild }) => ({
  ...commonConfig,
  // For the server, Vite leaves the choice of React's development build to the running process.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : undefined,
  plugins: [
    commonConfig.plugins,
    contactInDevelopment,
    clothTiles,
    compileHints,
    studioInDevelopment,
  ],
  // The renderer is a single file without external packages, like the server.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'build',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'node20',
        minify: true,
        sourcemap: true,
        rolldownOptions: {
          checks,
          output: { format: 'cjs', entryFileNames: 'renderPage.cjs', codeSplitting: false },
        },
      }
    : {
        ...commonConfig.build,
        rolldownOptions: { checks, output: { codeSplitting: { groups } } },
      },
}))
