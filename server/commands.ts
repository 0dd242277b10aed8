import { backup, restore } from './commands/backup'
import { contactTest } from './commands/contactTest'
import { content } from './commands/content'
import { doctor } from './commands/doctor'
import { exportCommand } from './commands/export'
import { openapi } from './commands/openapi'
import { StartError } from './StartError'

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
    if (!command) throw new StartError(`There is no command "${name}".`)
    await command(args)
  } catch (error) {
    const expected = error instanceof StartError
    console.error(expected ? error.message : error)
    process.exitCode = 1
  }
}

/** Fulfilled when the command has run. */
export const finished = main(process.argv.slice(2))
