/**
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"module": "CommonJS", "moduleResolution": "node10", "ignoreDeprecations": "6.0"}}
 */
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

/** Packages that are published only as ES modules, which jest has to compile to CommonJS. */
const modules = [
  '@open-draft/deferred-promise',
  'rettime',
  'until-async',
  'typebox',
  '@fastify/type-provider-typebox',
  'mime',
  'lucide-react',
  'any-ascii',
  'p-limit',
  'yocto-queue',
  // The Markdown parser and the highlighter.
  '(micromark|mdast-util|unist-util|character)[a-z0-9-]*',
  'ccount|decode-named-character-reference|devlop|escape-string-regexp|longest-streak|lowlight',
  'markdown-table|parse-entities|is-[a-z]+|stringify-entities|zwitch',
]
const transformIgnorePatterns = [`/node_modules/(?!(${modules.join('|')})/)`]

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
        '/env$': '<rootDir>/__mocks__/env.ts',
        '^virtual:static-posts$': '<rootDir>/__mocks__/staticPosts.ts',
        '\\.woff2$': '<rootDir>/__mocks__/fontFile.cjs',
      },
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
      setupFilesAfterEnv: ['<rootDir>/__mocks__/setup/console.ts'],
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
      setupFilesAfterEnv: ['<rootDir>/__mocks__/setup/console.ts'],
      transform,
      transformIgnorePatterns,
    },
  ],
}

export default config
