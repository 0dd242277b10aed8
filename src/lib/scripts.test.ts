import { hasTallScript } from './scripts'

it.each(['ที่นี่', 'कृष्णा', 'مهدی', 'Raka مهدی'])('finds a tall script in %s', (text) => {
  expect(hasTallScript(text)).toBe(true)
})

it.each(['Raka Đặng', 'Дмитро', 'Ελένη', 'דנה', '田中さくら', '김민수'])(
  'finds none in %s',
  (text) => {
    expect(hasTallScript(text)).toBe(false)
  },
)
