import { isTemplateText } from './templateTexts'

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
])('%j is of a template', (text) => {
  expect(isTemplateText(text)).toBe(true)
})

it.each([
  '',
  'Dewi Lestari',
  'Universitas Indonesia',
  'University of Amsterdam',
  'Company secretary',
  'Membangun aplikasi todo bersama tim.',
  'https://organization.co.id',
  'https://myproject.com',
  'halo@dewi.id',
])('%j is somebody’s own', (text) => {
  expect(isTemplateText(text)).toBe(false)
})
