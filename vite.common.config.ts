import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { buildSync, transformSync } from 'esbuild'
import type { Plugin, UserConfig } from 'vite'
import { findPostsFile, readPosts } from './server/content/posts'
import { globalStyle } from './src/theme/globalStyle'
import { paletteStyle } from './src/theme/paletteStyle'

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

/** What the builds of the site and of the studio have in common. */
export const commonConfig = {
  plugins: [react(), commonHead, inlineScripts, themeStyles, posts],
  base: process.env.BASE_PATH,
  envPrefix: ['VITE_', 'PUBLIC_URL'],
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
