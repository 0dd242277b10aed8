import { PassThrough } from 'node:stream'
import { askForLanguage } from './siteLanguage'

/** Answers each question. @returns the language, and what was printed */
async function ask(...answers: string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let printed = ''
  output.on('data', (part: Buffer) => {
    printed += part.toString()
    if (part.toString().endsWith(': ')) input.write(`${answers.shift() ?? ''}\n`)
  })
  return { language: await askForLanguage('en', input, output), printed }
}

it.each([
  [[''], 'en'],
  [['id'], 'id'],
  [['Indonesia', ' EN '], 'en'],
])('the answers %j select %s', async (answers, language) => {
  const asked = await ask(...answers)
  expect(asked.language).toBe(language)
  expect(asked.printed.match(/Language of the site \(id, en\) \[en\]/g)).toHaveLength(
    answers.length,
  )
})
