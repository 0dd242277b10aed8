import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { buildSync, transformSync } from 'esbuild'
import type { Plugin, UserConfig } from 'vite'
import { findPostFiles } from './server/content/posts/postFiles'
import { findContentFile, readStaticPosts } from './server/content/posts/staticPosts'
import { globalStyle } from './src/theme/globalStyle'
import { paletteStyle } from './src/theme/paletteStyle'

const root = import.meta.dirname

const staticPostsModule = 'virtual:static-posts'

/** The module with the posts beside the content file. A file with a mistake is named and left out. */
const staticPosts: Plugin = {
  name: 'static-posts',
  resolveId: (id) => (id === staticPostsModule ? `\0${id}` : null),
  load(id, options) {
    if (id !== `\0${staticPostsModule}`) return null
    // The server renders pages with its own API, which has posts.
    if (options?.ssr) return 'export const staticPosts = []'
    const contentFile = findContentFile(root)
    for (const file of findPostFiles(contentFile)) this.addWatchFile(file)
    const { posts, mistakes } = readStaticPosts(contentFile)
    for (const mistake of mistakes) console.warn(mistake)
    return `export const staticPosts = ${JSON.stringify(posts)}`
  },
}

/** Replaces `<!--common-head-->` by what the documents of the site and of the studio have in common. */
const commonHead: Plugin = {
  name: 'common-head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace('<!--common-head-->', () =>
        readFileSync(path.join(root, 'src/boot/head.html'), 'utf8').trim(),
      ),
  },
}

/** Replaces `<script inline src="/…">` in a document by the bundled code of that file. */
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

/** Fills `<style data-theme>` in a document with the colours of both themes and the global styles. */
const themeStyles: Plugin = {
  name: 'theme-styles',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const { code } = transformSync(paletteStyle + globalStyle, { loader: 'css', minify: true })
      return html.replace('<style data-theme></style>', () => `<style>${code.trim()}</style>`)
    },
  },
}

/** The entry points of react-router are those of its development build, with the texts of warnings. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => {
    const folder = path.join(root, 'node_modules/react-router/dist/production')
    const alias = [
      { find: /^react-router$/, replacement: path.join(folder, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: path.join(folder, 'dom-export.mjs') },
    ]
    return { resolve: { alias } }
  },
}

/** Without advice for the authors of plugins, which a slow machine would print at the owner's start. */
export const checks = { bundlerTimings: false }

/** What the builds of the site and of the studio have in common. */
export const commonConfig = {
  plugins: [react(), commonHead, inlineScripts, themeStyles, staticPosts, productionRouter],
  base: process.env.BASE_PATH,
  envPrefix: ['VITE_', 'PUBLIC_URL', 'SITE_LANGUAGES'],
  oxc: {
    // Stable class names: without them a name depends on the order in which chunks load.
    plugins: { styledComponents: { ssr: true, minify: true, pure: true, displayName: false } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // All browsers of the build target support modulepreload.
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig
