import { readdirSync } from 'node:fs'
import path from 'node:path'
import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/**
 * The names of the folders in a folder of the project.
 * @param {string} folder
 */
function foldersIn(folder) {
  return readdirSync(path.join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

const letters = '/\\p{L}/u'
const textAttributes =
  '/^(aria-(label|description|valuetext|roledescription)|alt|heading|label|message|noun|placeholder|question|section|submit|success|summary|text|title)$/'
const inChildren = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'
const inAttribute = `JSXAttribute[name.name=${textAttributes}]`
/** The level of a heading, or the drawing in place of a picture. */
const isName = '[value=/^(h[1-6]|profile|project|testimonial)$/]'

/** A text in JSX: an element’s content, or an attribute that the visitor sees or hears. */
const textsInJsx = [
  `JSXText[value=${letters}]`,
  `${inAttribute} > Literal[value=${letters}]:not(${isName})`,
  ...[inChildren, `${inAttribute} > JSXExpressionContainer`].flatMap((container) =>
    ['', 'ConditionalExpression > ', 'LogicalExpression > '].flatMap((parent) => [
      `${container} > ${parent}Literal[value=${letters}]:not(${isName})`,
      `${container} > ${parent}TemplateLiteral > TemplateElement[value.raw=${letters}]`,
    ]),
  ),
]

/** A text in a list that JSX renders. */
const isTextKey = '[key.name=/^(description|heading|label|message|term|text|title)$/]'
const textsInObjects = [
  `Property${isTextKey} > Literal[value=${letters}]`,
  `Property${isTextKey} > TemplateLiteral > TemplateElement[value.raw=${letters}]`,
]

/** CSS with a side that is the same in both reading directions, in template literals. */
const physicalSides = [
  '(margin|padding|border)-(left|right)\\b',
  'border-(top|bottom)-(left|right)-radius',
  '(^|[\\s;{])(left|right):',
  '(text-align|float|clear|transform-origin|background-position): (left|right)\\b',
  '\\bto (left|right)\\b',
  // Four values of which the second and the fourth differ.
  '(margin|padding|inset|border-(width|style)): [^\\s(]+ ([^\\s(]+) [^\\s(]+ (?!\\3;)[^\\s(;]+;',
].map((pattern) => ({
  selector: `TemplateElement[value.raw=/${pattern}/]`,
  message:
    'Use logical properties and values, such as margin-inline-start, inset-inline-end, text-align: start, and var(--start) in a gradient: the page may be read from right to left.',
}))

/** The layers: each imports from those below it only. */
const zones = [
  { target: './src/contract', from: './src', except: ['./contract'] },
  { target: './src/lib', from: './src', except: ['./lib', './contract'] },
  {
    target: './src/language',
    from: './src',
    except: ['./language', './lib', './contract'],
  },
  {
    target: './src/api',
    from: './src',
    except: ['./api', './language', './lib', './contract', './env.ts'],
  },
  { target: './src/theme', from: './src', except: ['./theme', './lib', './contract', './env.ts'] },
  {
    target: './src/ui',
    from: './src',
    except: ['./ui', './theme', './language', './lib', './contract', './env.ts', './sitePath.ts'],
  },
  { target: './src/boot', from: './src', except: ['./boot', './lib'] },
  { target: './src/features', from: ['./src/pages', './src/app'] },
  { target: './src/pages', from: './src/app' },
  {
    target: './src/{*.ts,*.tsx,!(studio)/**}',
    from: './src/studio',
    message: 'The studio is a build of its own: visitors load nothing of it.',
  },
  { target: './src', from: './server' },
  {
    target: './server',
    from: './src',
    except: [
      './contract',
      './language/id.ts',
      './language/languages.ts',
      './language/plural.ts',
      './language/texts.ts',
      './lib/cloth.ts',
      './lib/dates.ts',
      './lib/urls/links.ts',
      './lib/elementIds.ts',
      './lib/urls/formerPaths.ts',
      './lib/urls/paths.ts',
      './lib/pictures.ts',
      './lib/scripts.ts',
      './lib/text.ts',
      './theme/appearanceStyle.ts',
      './theme/contrast.ts',
      './theme/dyes.ts',
      './theme/palettes.ts',
      './theme/typefaces.ts',
      './app/rendering/renderer.ts',
    ],
  },
  { target: ['./src', './server'], from: './e2e' },
]

const featureZones = foldersIn('src/features').map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`],
  message: 'A feature imports no other feature: compose them in a page.',
}))

/** The layers of the server: routes, repositories, database; HTTP and SQL are apart. */
const serverZones = [
  {
    target: './server/database',
    from: './server',
    except: [
      './database',
      './rows',
      './validation',
      './dates.ts',
      './paths.ts',
      './repeat.ts',
      './UserFacingError.ts',
    ],
  },
  {
    target: './server/rows',
    from: './server',
    except: ['./rows', './database', './markdown', './dates.ts'],
  },
  {
    target: './server/http',
    from: './server',
    except: ['./http', './database/failures.ts', './validation'],
  },
  { target: './server/markdown', from: './server/content' },
  { target: './server/validation', from: './server', except: ['./validation'] },
  { target: './server/language', from: './server', except: ['./language', './validation'] },
  {
    target: './server/pages',
    from: './server',
    except: [
      './pages',
      './markdown',
      './pictures',
      './http',
      './language',
      './loadCompiled.ts',
      './dates.ts',
      './filesIn.ts',
      './paths.ts',
      './UserFacingError.ts',
    ],
    message: 'Pages read their data from the API.',
  },
]

const resources = foldersIn('server/resources').map((name) => `./server/resources/${name}`)
const resourceZones = resources.map((resource) => ({
  target: resources.filter((other) => other !== resource),
  from: resource,
  // The sign-in of the owner.
  except: resource.endsWith('/accounts') ? ['./studioRoute.ts', './cookies.ts'] : [],
  message: 'A resource imports no other resource: move what they share to a file beside them.',
}))

/** Catalogues: texts come from the context, so that they are in the language that is selected. */
const catalogueImports = {
  group: ['**/id', '**/en'],
  allowTypeImports: true,
  message: 'Read texts by useTexts, useSharedTexts or useStudioTexts.',
}

const testFiles = ['**/*.test.{ts,tsx}', '__mocks__/**', 'bench/**', 'e2e/**', 'server/testing/**']

export default defineConfig(
  globalIgnores(['node_modules', 'dist', 'build', 'data', 'coverage', 'test-results']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylistic],
    // One program for all files: their types are computed once.
    languageOptions: { parserOptions: { project: 'tsconfig.tests.json' } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // `const { id, ...rest } = row` omits `id`.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...zones, ...featureZones, ...serverZones, ...resourceZones] },
      ],
    },
  },
  {
    // Its rules compile each file, which takes a fifth of the time.
    files: ['src/**/*.{ts,tsx}'],
    ignores: testFiles,
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // `lazy` requires a default export, and so do the tools that read configuration files.
    files: ['src/pages/*/*Page.tsx', 'src/studio/*/*Screen.tsx', '*.config.ts', 'e2e/*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Visitors load types and constants of the contract only: the schemas are large.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/contract/**', 'src/studio/**', 'src/language/{id,en}.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        // TypeBox is not loaded by visitors; the checks of responses are derived without it.
        {
          patterns: [
            {
              group: [
                '**/contract/*',
                '!**/contract/constants',
                '!**/contract/nouns',
                '!**/contract/responses',
              ],
              allowTypeImports: true,
            },
            catalogueImports,
          ],
        },
      ],
    },
  },
  {
    files: ['src/studio/**/*.{ts,tsx}'],
    ignores: ['src/studio/language/{id,en}.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [catalogueImports] }],
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: [
      'server/database/**',
      'server/content/**',
      'server/**/*{r,R}epository.ts',
      'server/resources/{career,categories,profiles,testimonials,visibility}.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'kysely', message: 'Only repositories contain SQL.' }] },
      ],
    },
  },
  {
    // A Fastify plugin is an async function, also without `await`.
    files: ['server/{resources,pictures}/**/*.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'scripts/**/*.mjs'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Pages without https do not have it: use nanoid of Redux Toolkit.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...physicalSides] },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...physicalSides,
        ...[...textsInJsx, ...textsInObjects].map((selector) => ({
          selector,
          message:
            'Add the text to the catalogues: of the site in src/language, of the studio in src/studio/language.',
        })),
      ],
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
  },
  {
    // `expect(mock.method)` reads a method without calling it.
    files: testFiles,
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      'import-x/no-restricted-paths': 'off',
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
)
