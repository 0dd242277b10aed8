import { backup, restore } from './backup'
import { contactTest } from './contactTest'
import { content } from './content'
import { doctor } from './doctor'
import { exportCommand } from './export'
import { generate } from './generate'
import { messages } from './messages'
import { own } from './own'
import { owner } from './owner'
import { subscribers } from './subscribers'
import { UserFacingError } from '../UserFacingError'

/** The commands of `npm run` that need the server's code, by name. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  backup,
  'contact:test': contactTest,
  content,
  doctor,
  export: exportCommand,
  generate,
  messages,
  own,
  owner,
  restore,
  subscribers,
}

async function main([name = '', ...args]: string[]): Promise<void> {
  try {
    const command = commands[name]
    if (!command)
      throw new UserFacingError((texts) =>
        texts.commands.unknown(name, Object.keys(commands).join(', ')),
      )
    await command(args)
  } catch (error) {
    const expected = error instanceof UserFacingError
    console.error(expected ? error.message : error)
    process.exitCode = 1
  }
}

/** Resolves when the command has ended. */
export const finished = main(process.argv.slice(2))
