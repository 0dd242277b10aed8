import { formatCsv } from './csv'

it.each([
  ['=1+1', "'=1+1"],
  ['\t=1', "'\t=1"],
  ['Halo;=1+1;+2', "Halo;'=1+1;'+2"],
  ['Halo\n=1\n-2\r\n@a\r+3', "Halo\n'=1\n'-2\r\n'@a\r'+3"],
  ['a;\t1;\rb\r\n\r\nc', "a;'\t1;'\rb\r\n\r\nc"],
  ['Kata "dalam" kutipan; a=b, c-d', 'Kata ""dalam"" kutipan; a=b, c-d'],
])('makes no formula of %j', (text, cell) => {
  expect(formatCsv([[text]])).toBe(`"${cell}"\r\n`)
})
