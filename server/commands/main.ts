import { addReleaseSettings } from '../envFile'
import { commandTexts } from '../language/catalogues'
import { UserFacingError } from '../UserFacingError'

type Command = (args: string[]) => Promise<void>

/** The commands of `npm run` that need the server's code, by name; each loads what it needs. */
const commands: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./backup')).backup,
  'contact:test': async () => (await import('./contactTest')).contactTest,
  content: async () => (await import('./content')).content,
  doctor: async () => (await import('./doctor')).doctor,
  export: async () => (await import('./export')).exportCommand,
  generate: async () => (await import('./generate')).generate,
  messages: async () => (await import('./messages')).messages,
  own: async () => (await import('./own')).own,
  owner: async () => (await import('./owner')).owner,
  restore: async () => (await import('./backup')).restore,
  subscribers: async () => (await import('./subscribers')).subscribers,
}

const withoutArguments = ['contact:test', 'generate']

async function main([name = '', ...args]: string[]): Promise<void> {
  try {
    const load = commands[name]
    if (!load)
      throw new UserFacingError((texts) =>
        texts.commands.unknown(name, Object.keys(commands).join(', ')),
      )
    if (args.length > 0 && withoutArguments.includes(name))
      throw new UserFacingError((texts) => texts.commands.noArguments(name))
    addReleaseSettings(process.env)
    const command = await load()
    await command(args)
  } catch (error) {
    const { code } = error as { code?: unknown }
    const isFull = code === 'SQLITE_FULL' || code === 'ENOSPC'
    const expected = error instanceof UserFacingError ? error.message : error
    console.error(isFull ? commandTexts().files.diskFull : expected)
    process.exitCode = 1
  }
}

// A program that reads the output, such as `head`, may end before the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Resolves when the command has ended. */
export const finished = main(process.argv.slice(2))
