/**
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"module": "CommonJS", "moduleResolution": "node10", "ignoreDeprecations": "6.0"}}
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { Config } from 'jest'

/** `tsc` checks the types; here every file is only compiled to CommonJS, by itself. */
const transform: Config['transform'] = {
  '\\.m?[jt]sx?$': [
    '<rootDir>/__mocks__/setup/compile.mjs',
    {
      tsconfig: {
        target: 'ES2022',
        module: 'CommonJS',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        esModuleInterop: true,
        allowJs: true,
        isolatedModules: true,
        rootDir: '.',
      },
      diagnostics: false,
    },
  ],
}

/** Packages of many modules, each of which jest would load by itself, again for every test file. */
const bundled = [
  ...['typebox', 'typebox/compile', 'typebox/error', 'typebox/format', 'typebox/system'],
  ...['typebox/value', 'kysely'],
  ...['lowlight', 'mdast-util-from-markdown', 'mdast-util-to-string', 'mdast-util-gfm'],
  ...['micromark-extension-gfm', 'micromark-extension-directive', 'mdast-util-directive'],
  ...['micromark-util-decode-string', 'mdast-util-to-markdown'],
  ...['hast-util-from-dom', 'hast-util-to-mdast'],
]
const lock = readFileSync(path.join(__dirname, 'package-lock.json'))
const hash = createHash('sha256').update(lock).update(bundled.join()).digest('hex').slice(0, 16)
const bundles = `node_modules/.cache/packages-${hash}`
if (!existsSync(path.join(__dirname, bundles))) {
  buildSync({
    absWorkingDir: __dirname,
    entryPoints: Object.fromEntries(bundled.map((name) => [name, name])),
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'es2022' },
    ...{ outdir: bundles, outExtension: { '.js': '.mjs' } },
  })
}
const moduleNameMapper = { [`^(${bundled.join('|')})$`]: `<rootDir>/${bundles}/$1.mjs` }

/** Packages that are published only as ES modules, which jest has to compile to CommonJS. */
const modules = [
  '.cache/packages-',
  ...['@open-draft/deferred-promise', 'rettime', 'until-async', '@fastify/type-provider-typebox'],
  ...['mime', 'lucide-react', 'any-ascii', 'p-limit', 'yocto-queue'],
]
const transformIgnorePatterns = [`/node_modules/(?!(${modules.join('|')}))`]

const runtime = '<rootDir>/__mocks__/setup/SharedCodeRuntime.cjs'

const config: Config = {
  // Long enough for a machine that runs other programs at the same time.
  testTimeout: 120_000,
  maxWorkers: '100%',
  reporters: ['default', '<rootDir>/__mocks__/setup/slowestFiles.mjs'],
  projects: [
    {
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/__mocks__/setup/browser.ts'],
      setupFilesAfterEnv: ['<rootDir>/__mocks__/setup/web.ts'],
      moduleNameMapper: {
        ...moduleNameMapper,
        '/env$': '<rootDir>/__mocks__/env.ts',
        '^virtual:static-posts$': '<rootDir>/__mocks__/staticPosts.ts',
        '\\.woff2$': '<rootDir>/__mocks__/fontFile.cjs',
      },
      runtime,
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,docs,scripts}/**/*.test.ts'],
      testPathIgnorePatterns: [
        ...['/node_modules/', '/server/tests/postgres/'],
        // Random requests, which only `npm run soak` sends to SQLite, too.
        ...(process.env.SOAK_REQUESTS ? [] : ['/server/tests/fuzz']),
      ],
      globalSetup: '<rootDir>/__mocks__/setup/startRun.mjs',
      setupFiles: ['<rootDir>/__mocks__/setup/locale.ts'],
      setupFilesAfterEnv: ['<rootDir>/__mocks__/setup/server.ts'],
      moduleNameMapper,
      runtime,
      transform,
      transformIgnorePatterns,
    },
    {
      // The tests whose results depend on the database: its locks, types, order and paging.
      displayName: 'postgres',
      testEnvironment: 'node',
      testMatch: [
        'tests/{nouns,writing,reading,concurrency,fuzz}',
        'tests/postgres/*',
        'content/database/importing',
        'resources/posts/posts',
      ].map((name) => `<rootDir>/server/${name}.test.ts`),
      globalSetup: '<rootDir>/__mocks__/setup/startPostgres.mjs',
      globalTeardown: '<rootDir>/__mocks__/setup/stopPostgres.mjs',
      setupFiles: ['<rootDir>/__mocks__/setup/locale.ts', '<rootDir>/__mocks__/setup/postgres.ts'],
      setupFilesAfterEnv: ['<rootDir>/__mocks__/setup/server.ts'],
      moduleNameMapper,
      runtime,
      transform,
      transformIgnorePatterns,
    },
  ],
}

export default config
