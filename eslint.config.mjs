import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Who may import whom: one way, from the screen down to the contract. */
const zones = [
  { target: './src/contract', from: './src', except: ['./contract'] },
  { target: './src/lib', from: './src', except: ['./lib', './contract'] },
  { target: './src/api', from: './src', except: ['./api', './lib', './contract', './env.ts'] },
  { target: './src/theme', from: './src', except: ['./theme', './lib', './contract', './env.ts'] },
  {
    target: './src/ui',
    from: './src',
    except: ['./ui', './theme', './lib', './contract', './env.ts', './sitePath.ts'],
  },
  { target: './src/boot', from: './src', except: ['./boot', './lib'] },
  { target: './src/features', from: ['./src/pages', './src/app'] },
  { target: './src/pages', from: './src/app' },
  { target: './src', from: './server' },
  {
    target: './server',
    from: './src',
    except: ['./contract', './lib/safeLink.ts', './app/renderPage.tsx'],
  },
  { target: './{src,server}', from: './e2e' },
]

/** One feature never reaches into another; pages put them together. */
const features = [
  'analytics',
  'blog',
  'categories',
  'contact',
  'educations',
  'experiences',
  'navigation',
  'profile',
  'projects',
  'seo',
  'skills',
  'testimonials',
  'theme',
]
const featureZones = features.map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`],
  message: 'A feature imports no other feature: compose them in a page.',
}))

const testFiles = ['**/*.test.{ts,tsx}', '__mocks__/**', 'bench/**', 'e2e/**']

export default defineConfig(
  globalIgnores(['node_modules', 'dist', 'build', 'data', 'coverage', 'test-results']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.recommendedTypeChecked,
      tseslint.configs.stylistic,
      reactHooks.configs.flat.recommended,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // `const { id, ...rest } = row` takes `id` out on purpose.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...featureZones] }],
    },
  },
  {
    // A page is loaded with `lazy`, which asks for a default export; so do the tools that read
    // configuration files, and the bundler for what an imported file stands for.
    files: ['src/pages/*/*Page.tsx', '*.config.ts', 'e2e/*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // The schemas would weigh on the visitor: the browser takes only their types.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/contract/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/contract/*'], allowTypeImports: true }] },
      ],
    },
  },
  {
    // A Fastify plugin is an async function, also where it has nothing to wait for.
    files: ['server/*/routes.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
  },
  {
    // `expect(mock.method)` takes a method without calling it, on purpose.
    files: testFiles,
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      'import-x/no-restricted-paths': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
)
