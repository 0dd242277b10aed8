import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isSet, settingNames } from './configuration'
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

/** The variables that are no settings but almost have the name of one, which may be meant. */
export function findMisspelt(env: NodeJS.ProcessEnv): { name: string; setting: string }[] {
  const others = Object.keys(env).filter((name) => !settingNames.includes(name) && isSet(env, name))
  return others.flatMap((name) => {
    // `node --env-file` takes a byte order mark, and comments after it, for a part of the first name.
    const typed = name.replace(/^\uFEFF(?:.*\n)*/, '').toUpperCase()
    const isMeant = (one: string) => {
      const allowed = one.length < 8 ? 1 : 2
      // First what costs nothing: most names have another length.
      return Math.abs(one.length - typed.length) <= allowed && distance(one, typed) <= allowed
    }
    const setting = settingNames.find(isMeant)
    const printed = JSON.stringify(name).slice(1, -1).replace('\uFEFF', '\\uFEFF')
    return setting ? [{ name: printed, setting }] : []
  })
}

/** The number of letters to insert, delete or replace, to make one text the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const letter of one) {
    const next = [row[0]! + 1]
    for (let index = 0; index < other.length; index += 1) {
      const replaced = row[index]! + Number(other[index] !== letter)
      next.push(Math.min(replaced, row[index + 1]! + 1, next[index]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}
