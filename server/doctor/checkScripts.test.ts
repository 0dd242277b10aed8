import { checkScripts } from './checkScripts'
import { en } from '../language/en'
import { parseContentText, parsePostText } from './contentText'

function check(text: string) {
  const parse = text.startsWith('---') ? parsePostText : parseContentText
  return checkScripts(parse(text).entries).map(({ severity, line, message }) => {
    return [severity, line, message(en).split(',')[0]]
  })
}

it.each([
  ['profile:\n  full_name: தமிழ்\n', 2, 'full_name contains Tamil'],
  ['profile:\n  current_job_title: ភាសា\n', 2, 'current_job_title contains Khmer'],
  ['projects:\n  - title: Peta 🗺️\n', 2, 'title contains emoji'],
  ['posts:\n  - title: "Logo \\uE000"\n', 2, 'title contains U+E000'],
  ['---\nslug: a\ntitle: ꦲꦏ꧀ꦱꦫ\n---\nIsi\n', 3, 'title contains Javanese'],
])('reports what the preview of %j leaves out, with the line', (text, line, message) => {
  expect(check(text)).toEqual([['could', line, message]])
})

it('reports nothing for scripts of previews, and for texts that previews do not show', () => {
  const names = ['Raka Đặng', 'مهدی', 'דנה', 'Дмитро', 'Ελένη', '田中さくら', '김민수', '王小明']
  const projects = [...names, 'कृष्णा', 'ปิยะนุช'].map((name) => `  - title: ${name}\n`)
  const text = `profile:\n  bio: தமிழ் 🗺️\nprojects:\n${projects.join('')}`
  expect(check(text)).toEqual([])
})
