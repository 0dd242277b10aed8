import { findTechnologyEntries } from './technologies'

type Entry = [name: string, ...keywords: string[]]

it.each<[string, Entry[], string[]]>([
  [
    'known technologies',
    [
      ['React', 'Frontend'],
      ['Node.js', 'Backend'],
    ],
    ['React', 'Node.js'],
  ],
  ['one of them', [['Vue 3', 'Frontend']], ['Vue 3']],
  [
    'shared kinds',
    [
      ['Zod', 'Validação'],
      ['Joi', 'Validação'],
      ['Figma', 'Design', 'UI'],
    ],
    ['Zod', 'Joi', 'Figma'],
  ],
  [
    'kinds with technologies',
    [
      ['Frontend', 'React', 'Vue'],
      ['Backend', 'Node.js'],
    ],
    [],
  ],
  ['technologies of a technology', [['JavaScript', 'React', 'Vue']], []],
  [
    'long lists',
    [
      ['React', 'Frontend'],
      ['Design', 'Workshops', 'Tests', 'Surveys'],
    ],
    [],
  ],
  [
    'no technologies',
    [
      ['Teaching', 'Courses'],
      ['Writing', 'Manuals'],
    ],
    [],
  ],
  ['names only', [['React'], ['Vue']], []],
])('finds entries of %s', (_name, entries, expected) => {
  const found = findTechnologyEntries(entries.map(([name, ...keywords]) => ({ name, keywords })))
  expect([...found].map(({ name }) => name)).toEqual(expected)
})
