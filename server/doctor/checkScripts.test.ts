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
  ['profile:\n  full_name: Raka தமிழ்\n', 'should', 2, 'full_name contains "தமிழ்"'],
  ['projects:\n  - title: Peta 🗺\n', 'could', 2, 'title contains "🗺"'],
  ['---\nslug: a\ntitle: ភាសា\n---\nIsi\n', 'should', 3, 'title contains "ភាស"'],
])('reports what the preview of %j leaves out, with the line', (...[text, ...expected]) => {
  expect(check(text)).toEqual([expected])
})

it('reports nothing for scripts of previews, and for texts that previews do not show', () => {
  const names = ['Raka Đặng', 'مهدی', 'דנה', 'Дмитро', 'Ελένη', '田中さくら', '김민수', '王小明']
  const projects = [...names, 'कृष्णा', 'ปิยะนุช'].map((name) => `  - title: ${name}\n`)
  const text = `profile:\n  bio: தமிழ் 🗺️\nprojects:\n${projects.join('')}`
  expect(check(text)).toEqual([])
})
