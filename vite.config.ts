import path from 'node:path'
import react from '@vitejs/plugin-react'
import { buildSync } from 'esbuild'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { findPostsFile, readPosts } from './server/content/posts'

const root = import.meta.dirname

/** Replaces the posts by the owner's. A post with a mistake is named and left out. */
const posts: Plugin = {
  name: 'posts',
  load(id, options) {
    if (id !== path.join(root, 'content/posts.json')) return null
    const file = findPostsFile(root)
    this.addWatchFile(file)
    const { posts, mistakes } = readPosts(file)
    // The build for the server loads the posts a second time.
    for (const { line, message } of options?.ssr ? [] : mistakes) {
      console.warn(`${path.relative(root, file)}:${line} ${message}.`)
    }
    return JSON.stringify(posts)
  },
}

/** Replaces `<script inline src="/…">` in index.html by the bundled code of that file. */
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(/<script inline src="\/(.+?)"><\/script>/g, (_tag, file: string) => {
        const { outputFiles } = buildSync({
          entryPoints: [path.join(root, file)],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
        })
        return `<script>${outputFiles[0]?.text.trim()}</script>`
      }),
  },
}

/** With `npm run dev`, Vite serves the document in place of Karya's server. */
const contactInDevelopment: Plugin = {
  name: 'contact-in-development',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace('<html', `<html data-contact="${process.env.CONTACT?.trim() || 'server'}"`),
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

/** Two files for every page: React, and all modules that are not of a single lazy page. */
function chunkName(id: string, graph: ModuleGraph): string | null {
  if (/node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)) return 'react'
  const [entry, ...others] = entriesOf(id, graph)
  const isOfOnePage = entry && others.length === 0 && !graph.getModuleInfo(entry)?.isEntry
  return isOfOnePage ? null : 'shared'
}

const groups = [{ name: chunkName, debugName: 'first load', includeDependenciesRecursively: false }]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), inlineScripts, contactInDevelopment, posts],
  base: process.env.BASE_PATH,
  envPrefix: ['VITE_', 'PUBLIC_URL'],
  oxc: {
    // Stable class names: without them a name depends on the order in which chunks load.
    plugins: { styledComponents: { ssr: true, minify: true, pure: true, displayName: false } },
  },
  // The renderer is a single file without external packages, like the server.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'build',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: {
          output: { format: 'cjs', entryFileNames: 'renderPage.cjs', codeSplitting: false },
        },
      }
    : {
        target: 'es2022',
        assetsInlineLimit: 0,
        manifest: true,
        // All browsers of the build target support modulepreload.
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
}))
