/** @jest-config-loader ts-node
 *  @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"module": "CommonJS", "moduleResolution": "node10", "ignoreDeprecations": "6.0"}} */
import type { Config } from 'jest'

/** Types are checked by `tsc`; here files are only turned into CommonJS, one by one. */
const transform: Config['transform'] = {
  '\\.m?[jt]sx?$': [
    'ts-jest',
    {
      diagnostics: false,
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
    },
  ],
}

/** Packages published as ES modules only, which jest, running CommonJS, must have turned. */
const transformIgnorePatterns = [
  '/node_modules/(?!(@open-draft/deferred-promise|rettime|until-async|typebox|@fastify/type-provider-typebox)/)',
]

const config: Config = {
  // A busy machine may take its time.
  testTimeout: 60_000,
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/__mocks__/setup/browser.ts'],
      setupFilesAfterEnv: ['<rootDir>/__mocks__/setup/web.ts'],
      moduleNameMapper: {
        '/env$': '<rootDir>/__mocks__/env.ts',
      },
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,docs,scripts}/**/*.test.ts'],
      globalSetup: '<rootDir>/__mocks__/setup/startRun.mjs',
      setupFilesAfterEnv: ['<rootDir>/__mocks__/setup/console.ts'],
      transform,
      transformIgnorePatterns,
    },
    {
      // The same tests on PostgreSQL, but for those that are about files of this machine.
      displayName: 'postgres',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/server/main.test.ts',
        '/server/openapi.test.ts',
        '/server/content/content.test.ts',
        '/server/site/',
        '/server/embedded/',
        '/server/database/backups.test.ts',
      ],
      globalSetup: '<rootDir>/__mocks__/setup/startPostgres.mjs',
      globalTeardown: '<rootDir>/__mocks__/setup/stopPostgres.mjs',
      setupFiles: ['<rootDir>/__mocks__/setup/postgres.ts'],
      setupFilesAfterEnv: ['<rootDir>/__mocks__/setup/console.ts'],
      transform,
      transformIgnorePatterns,
    },
  ],
}

export default config
