/**
 * Writes all that a host needs to run the site to a new folder: `npm run release -- FOLDER`. There,
 * `node build/server.cjs` starts it.
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { withCurrentBuild } from './lib/currentBuild.mjs'
import { loadDotEnv } from './lib/environment.mjs'
import { texts } from './lib/texts.mjs'
import {
  commandsFile,
  imagingFile,
  mainFile,
  rendererFile,
  root,
  serverFile,
  siteFolder,
  studioFolder,
} from './lib/folders.mjs'

const files = [
  serverFile,
  mainFile,
  commandsFile,
  imagingFile,
  rendererFile,
  siteFolder,
  studioFolder,
  ...['content', 'public/pictures', 'LICENSE'].map((name) => path.join(root, name)),
]

/** @param {string} folder */
function writeRelease(folder) {
  for (const file of files) {
    cpSync(file, path.join(folder, path.relative(root, file)), { recursive: true })
  }
  const { PUBLIC_URL, SITE_LANGUAGES, BASE_PATH } = process.env
  const settings = JSON.stringify({ PUBLIC_URL, SITE_LANGUAGES, BASE_PATH })
  writeFileSync(path.join(folder, 'build', 'settings.json'), settings)
  installPackages(folder)
}

/**
 * Installs the packages that the bundles load at run time, and leaves a package.json that has only
 * these. npm's settings apply: `npm_config_os` and `npm_config_cpu` select another platform.
 * @param {string} folder
 */
function installPackages(folder) {
  const lockFile = path.join(folder, 'package-lock.json')
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    cpSync(path.join(root, name), path.join(folder, name))
  }
  const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const project = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const { name, version, license, engines, dependencies } = project
  // With the options of the project's own start.
  const scripts = { start: project.scripts.start.replace('scripts/start.mjs', 'build/server.cjs') }
  const content = { name, version, private: true, license, engines, scripts, dependencies }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`)
  rmSync(lockFile)
}

loadDotEnv()
const [name = 'release', ...others] = process.argv.slice(2)
if (name.startsWith('-') || others.length > 0) {
  console.error(texts.releaseUsage)
  process.exit(1)
}
const folder = path.resolve(name)
if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(texts.notEmpty(folder))
  process.exit(1)
}
await withCurrentBuild(() => {
  mkdirSync(folder, { recursive: true })
  try {
    writeRelease(folder)
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
})
console.log(texts.released(folder))
