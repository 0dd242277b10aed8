import { backup, restore } from './backup'
import { contactTest } from './contactTest'
import { content } from './content'
import { doctor } from './doctor'
import { exportCommand } from './export'
import { openapi } from './openapi'
import { UserFacingError } from '../UserFacingError'

/** What `npm run …` can ask of the server's code, by its name. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  backup,
  'contact:test': contactTest,
  content,
  doctor,
  export: exportCommand,
  openapi,
  restore,
}

async function main([name = '', ...args]: string[]): Promise<void> {
  try {
    const command = commands[name]
    if (!command) throw new UserFacingError(`There is no command "${name}".`)
    await command(args)
  } catch (error) {
    const expected = error instanceof UserFacingError
    console.error(expected ? error.message : error)
    process.exitCode = 1
  }
}

/** Fulfilled when the command has run. */
export const finished = main(process.argv.slice(2))
