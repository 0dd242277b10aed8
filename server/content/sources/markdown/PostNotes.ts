import { commandTexts } from '../../../language/catalogues'
import type { ServerTexts } from '../../../language/texts'
import type { Path } from '../../yamlSource'
import type { SourceNotes } from '../source'

/** Selects the message of a note. */
export type WriteNote = (texts: ServerTexts['markdownPosts'], notes: ServerTexts['notes']) => string

interface About {
  /** By default, the text of the post. */
  path?: Path
  value?: string
  line?: number
}

/** Adds the notes of one file. */
export class PostNotes {
  constructor(
    private readonly file: string,
    private readonly notes: SourceNotes,
  ) {}

  add(list: keyof SourceNotes, write: WriteNote, about: About = {}): void {
    const { markdownPosts, notes } = commandTexts()
    const { path = ['content'], value = '', line = 1 } = about
    const message = write(markdownPosts, notes)
    this.notes[list].push({ path, value, line, file: this.file, message })
  }
}
