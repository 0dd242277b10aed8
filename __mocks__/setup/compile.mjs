import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'

/** @type {typeof import('ts-jest')} */
const tsJest = createRequire(import.meta.url)('ts-jest')

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'node_modules/.cache/ts-jest')

/**
 * Compiles by ts-jest, once for all projects: Jest's own cache is per project, and most files belong
 * to several.
 * @type {import('@jest/transform').TransformerFactory<import('@jest/transform').SyncTransformer>}
 */
export default {
  createTransformer(options) {
    const globalOptions = /** @type {import('ts-jest').TsJestGlobalOptions} */ (options)
    const compiler = tsJest.default.createTransformer(globalOptions)
    mkdirSync(folder, { recursive: true })
    /**
     * @param {string} source
     * @param {string} file
     */
    const getCacheKey = (source, file) => keyOf(globalOptions, path.relative(root, file), source)
    return {
      getCacheKey,
      process(source, file, transformOptions) {
        const cached = path.join(folder, getCacheKey(source, file))
        try {
          return { code: readFileSync(cached, 'utf8') }
        } catch {
          // TypeScript keeps the modules of `.mjs` files.
          const script = file.replace(/\.mjs$/, '.js')
          const { code } = compiler.process(source, script, transformOptions)
          const temporary = `${cached}.${process.pid}`
          writeFileSync(temporary, code)
          renameSync(temporary, cached)
          return { code }
        }
      },
    }
  },
}

/**
 * @param {unknown[]} parts
 * @returns {string}
 */
function keyOf(...parts) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
