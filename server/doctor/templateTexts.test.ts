import { findFiller, findTemplateText } from './templateTexts'

it.each([
  '#',
  'https://',
  'John Doe',
  'A summary of John Doe…',
  'Jane Doe',
  'Lorem ipsum dolor sit amet',
  'There is no spoon.',
  'Company',
  'Reference…',
  'Awarded “Volunteer of the Month”',
  'Tulis Nama Anda di sini',
  'TODO: isi',
  'https://github.com/your-name',
  'http://organization.com/',
  'https://www.example.com/a',
  'saya@contoh.id',
  'https://via.placeholder.com/300',
  'Write to me (saya@mail.example.com).',
  'See http://organization.com/a for more.',
])('%j is of a template', (text) => {
  expect(findTemplateText(text)).toBeDefined()
})

it.each([
  '',
  'Dewi Lestari',
  'Universitas Indonesia',
  'University of Amsterdam',
  'Company secretary',
  'Membangun aplikasi todo bersama tim.',
  'https://organization.co.id',
  'Now at my-example.com, example.com.au and example.community.',
  'https://web.archive.org/web/2020/example.com',
  'https://myproject.com',
  'halo@dewi.id',
])('%j is somebody’s own', (text) => {
  expect(findTemplateText(text)).toBeUndefined()
})

it('accepts in an article what a text about templates is about', () => {
  const text = 'John Doe types “your name”. TODO: localhost'
  expect(findFiller(text)).toBeUndefined()
  expect(findFiller('Then lorem ipsum follows.')).toBe('lorem ipsum')
  expect(findFiller('It is on www.example.com.')).toBe('example.com')
})
