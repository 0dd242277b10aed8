import { createInterface } from 'node:readline/promises'
import { isLanguage, languages, type Language } from '../../../src/language/languages'
import { commandTexts } from '../../language/catalogues'

/** Asks on a terminal for the main language of the site, until the answer is one. */
export async function askForLanguage(
  suggested: Language,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<Language> {
  const question = commandTexts().own.questions.language
  const codes = Object.keys(languages).join(', ')
  const terminal = createInterface({ input, output })
  try {
    for (;;) {
      const answer = (await terminal.question(question(codes, suggested))).trim().toLowerCase()
      if (answer === '') return suggested
      if (isLanguage(answer)) return answer
    }
  } finally {
    terminal.close()
  }
}
