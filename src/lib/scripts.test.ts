import { hasTallScript, textAttributes } from './scripts'

it.each(['ที่นี่', 'कृष्णा', 'مهدی', 'Raka مهدی'])('finds a tall script in %s', (text) => {
  expect(hasTallScript(text)).toBe(true)
})

it.each(['Raka Đặng', 'Дмитро', 'Ελένη', 'דנה', '田中さくら', '김민수'])(
  'finds none in %s',
  (text) => {
    expect(hasTallScript(text)).toBe(false)
  },
)

it('marks a text in a tall script', () => {
  expect(textAttributes('مهدی')).toEqual({ dir: 'auto', 'data-script': 'tall' })
  expect(textAttributes('Raka')).toEqual({ dir: 'auto', 'data-script': undefined })
})
