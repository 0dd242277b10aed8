import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isSet } from './configuration'
import { paths } from './paths'

export const languagesVariable = 'SITE_LANGUAGES'

/** Sets a variable in a file such as `.env`, in place of its line or of the comment with it. */
export function setVariable(file: string, name: string, value: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const active = new RegExp(`^${name}=.*$`, 'm')
  const line = active.test(text) ? active : new RegExp(`^#\\s*${name}=.*$`, 'm')
  const written = `${name}=${value}`
  writeFileSync(
    file,
    line.test(text) ? text.replace(line, written) : `${text.trimEnd()}\n${written}\n`,
  )
}

export function readVariable(file: string, name: string): string | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1]?.trim() || undefined
}

/** Adds the settings that a release was built with, unless the environment sets them. */
export function addReleaseSettings(env: NodeJS.ProcessEnv, file = paths.releaseSettings): void {
  if (!existsSync(file)) return
  const built = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  for (const [name, value] of Object.entries(built)) if (!isSet(env, name)) env[name] = value
}
