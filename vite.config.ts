import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The packages that every page stands on; icons go with the pages that show them. */
const packages =
  /node_modules[\\/](react|react-dom|scheduler|redux|immer|reselect|react-redux|@reduxjs|redux-thunk|styled-components|stylis|react-router|react-router-dom|react-helmet-async|valibot|react-fast-compare|shallowequal|invariant)[\\/]/

/** Our own part of the same; of the pieces in `ui`, not those that only some pages show. */
const foundations =
  /src[\\/](api|lib|theme|app|ui)[\\/](?!TextField|Timeline|Breadcrumb|FilterBar|ValueCards)/

/** The package names its development build only; the other lies beside it, without its warnings. */
const routerForProduction = path.resolve(
  import.meta.dirname,
  'node_modules/react-router/dist/production/index.mjs',
)

/**
 * Takes the half of the helmet that React before 19 needed out of the build: which React
 * there is it asks at run time only, and so carries both.
 */
const helmetForReact19: Plugin = {
  name: 'helmet-for-react-19',
  transform(code, id) {
    if (!/react-helmet-async[\\/]lib[\\/]index/.test(id)) return undefined
    const question = 'if (isReact19)'
    if (!code.includes(question)) this.error(`react-helmet-async no longer asks "${question}"`)
    return { code: code.replaceAll(question, 'if (true)'), map: null }
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), helmetForReact19],
  envPrefix: ['VITE_', 'PUBLIC_URL'],
  resolve: {
    alias:
      command === 'build' ? [{ find: /^react-router$/, replacement: routerForProduction }] : [],
  },
  oxc: {
    // Stable class names: without them a name depends on the order in which chunks load.
    plugins: { styledComponents: { ssr: true, minify: true, pure: true, displayName: false } },
  },
  // The renderer is one file that needs no packages beside it, like the server.
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
        // Every browser that can run the site knows it by now.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // What the first load needs anyway compresses best as one.
            codeSplitting: {
              groups: [{ name: 'base', test: (id) => packages.test(id) || foundations.test(id) }],
            },
          },
        },
      },
}))
