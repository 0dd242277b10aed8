import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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

export default defineConfig(({ command }) => ({
  plugins: [react()],
  resolve: {
    alias:
      command === 'build' ? [{ find: /^react-router$/, replacement: routerForProduction }] : [],
  },
  oxc: {
    // Stable class names: without them a name depends on the order in which chunks load.
    plugins: { styledComponents: { ssr: true, minify: true, pure: true, displayName: false } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
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
