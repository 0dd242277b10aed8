import { readingMinutes } from './readingMinutes'

const words = (count: number) => 'kata '.repeat(count)

it.each([
  ['an empty text', '', 1],
  ['a short text', words(20), 1],
  ['a text of 500 words', words(500), 3],
  [
    'code, of which half the words count',
    `${words(200)}\n\`\`\`ts\n${words(400)}\n\`\`\`\n${words(200)}`,
    3,
  ],
  ['a table', `${words(300)}\n| a | b |\n${'| --- | --- |\n'.repeat(200)}`, 2],
])('computes the minutes of %s', (_what, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})
