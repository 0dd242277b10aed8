import { Notes } from '../notes'
import { hasField, sourceOfFile } from './source'

export const jsonResume = sourceOfFile({
  name: 'JSON Resume',
  recognises: (file) =>
    hasField(file, ['basics', 'work', 'education']) && !hasField(file, ['profile']),
  read: ({ data, lineOf }, file) => ({
    resume: data as Record<string, unknown>,
    notes: new Notes(),
    placeOf: (place) => ({ file, line: lineOf(place) }),
  }),
})
