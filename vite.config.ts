import { existsSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every page stands on, in three files: each runs by itself, so that a slow phone can
 * attend to its visitor in between, and each is large enough to compress well. The last has
 * our own foundations and what home shares with other pages; of the pieces in `ui`, not those
 * that only other pages show.
 */
const foundations = [
  {
    name: 'react',
    packages: /^(react|react-dom|scheduler)$/,
    modules: /rolldown[\\/]runtime|src[\\/]reactDom/,
  },
  {
    name: 'data',
    packages:
      /^(redux|immer|reselect|react-redux|@reduxjs|redux-thunk|valibot|use-sync-external-store)$/,
    modules: /src[\\/](api|contract)[\\/]|src[\\/](env|lib[\\/]storage)\.ts/,
  },
  {
    name: 'base',
    packages:
      /^(styled-components|stylis|react-router|react-router-dom|react-helmet-async|react-fast-compare|shallowequal|invariant)$/,
    modules:
      /src[\\/](lib|theme|app|ui)[\\/](?!CardSkeletons|TextField|Timeline|Breadcrumb|FilterBar)|projectPlaceholder|projectTransition|projectShape|featuredProfileProjectsApi|lucide-react[\\/].*[\\/](code|map-pin|mail|arrow-right)\./,
  },
]

/** The package that a module is of, or its scope. */
function packageOf(id: string): string {
  return /.*node_modules[\\/]([^\\/]+)/.exec(id)?.[1] ?? ''
}

const groups = foundations.map(({ name, packages, modules }) => ({
  name,
  test: (id: string) => packages.test(packageOf(id)) || modules.test(id),
}))

/** The owner's posts; the sample's show until they are there. */
const ownPosts = path.resolve(import.meta.dirname, 'content/own/posts.json')

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

/**
 * Leaves out the table of vendor prefixes: styled-components asks it only where
 * `enableVendorPrefixes` is set, and brings it along all the same.
 */
const withoutPrefixes: Plugin = {
  name: 'without-vendor-prefixes',
  load: (id) =>
    /stylis[\\/]src[\\/]Prefixer\.js$/.test(id)
      ? 'export function prefix(value) { return value }'
      : undefined,
}

/** Lets the browser compile a file's functions while it arrives, past the busy main thread. */
const compileAll = '//# allFunctionsCalledOnLoad\n'

/**
 * A second minifier after the build's own: together they take 1 % off what either leaves. A
 * file's name is of what goes in here, which for one version of this gives one result.
 */
const minifyAgain: Plugin = {
  name: 'minify-again',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const options = {
        module: true,
        ecma: 2020 as const,
        compress: { passes: 2 },
        // Tells the browser which functions run at once: it compiles them while they arrive.
        format: { wrap_func_args: true },
      }
      const hint = foundations.some(({ name }) => name === file.name) ? compileAll : ''
      file.code = hint + ((await minify(file.code, options)).code ?? file.code)
    }
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), helmetForReact19, withoutPrefixes, ...(isSsrBuild ? [] : [minifyAgain])],
  base: process.env.BASE_PATH,
  envPrefix: ['VITE_', 'PUBLIC_URL'],
  resolve: {
    alias: [
      ...(existsSync(ownPosts)
        ? [{ find: /^.*\/content\/posts\.json$/, replacement: ownPosts }]
        : []),
      ...(command === 'build'
        ? [{ find: /^react-router$/, replacement: routerForProduction }]
        : []),
    ],
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
            codeSplitting: { groups },
          },
        },
      },
}))
