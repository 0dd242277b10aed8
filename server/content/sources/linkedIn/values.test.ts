import { handles, proficiency, splitBullets, websites, writtenOn } from './values'

it.each([
  ['One sentence.', { summary: 'One sentence.' }],
  ['• One  • Two', { summary: '', highlights: ['One', 'Two'] }],
  ['Intro:\n\n• One\n\n• Two · three', { summary: 'Intro:', highlights: ['One', 'Two · three'] }],
  // A list in the middle of a text stays there.
  ['Intro:  • One\nThe end.', { summary: 'Intro:\n• One\nThe end.' }],
])('splits %j', (text, expected) => {
  expect(splitBullets(text)).toEqual(expected)
})

it.each([
  [
    '[PORTFOLIO:https://a.example,COMPANY:https://b.example]',
    ['https://a.example', 'https://b.example'],
  ],
  ['[PERSONAL:www.a.example/x,y]', ['www.a.example/x,y']],
  ['https://a.example,https://b.example', ['https://a.example', 'https://b.example']],
  ['[]', []],
])('reads the websites %j', (text, expected) => {
  expect(websites(text)).toEqual(expected)
})

it('reads the names of accounts', () => {
  expect(handles('[one,@two]')).toEqual(['one', 'two'])
  expect(handles('[]')).toEqual([])
})

it.each([
  ['01/19/13, 12:10 AM', '2013-01-19'],
  ['1/1/23', '2023-01-01'],
  ['21/08/2023, 14.41', '2023-08-21'],
  ['Jan 2024', 'Jan 2024'],
  ['', ''],
])('reads the date %j', (text, expected) => {
  expect(writtenOn(text)).toBe(expected)
})

it('writes proficiencies in words', () => {
  expect(proficiency('NATIVE_OR_BILINGUAL')).toBe('Native or bilingual')
  expect(proficiency('B2')).toBe('B2')
})
