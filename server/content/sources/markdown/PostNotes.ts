import { commandTexts } from '../../../language/catalogues'
import type { ServerTexts } from '../../../language/texts'
import type { Path } from '../../yamlSource'
import type { SourceNotes } from '../source'

type Texts = ServerTexts['markdownPosts']
/** Selects the message of a note. */
export type WriteNote = (texts: Texts, notes: ServerTexts['notes']) => string

/** Where a note is about, and the value as the file has it. */
interface About {
  value: string
  line: number
  /** By default, the text of the post. */
  path?: Path
}

/** Adds the notes of one file. */
export class PostNotes {
  constructor(
    readonly file: string,
    private readonly notes: SourceNotes,
  ) {}

  /** Notes that a value was taken in another form. */
  change(about: About, write: WriteNote): void {
    this.add('changed', about, write)
  }

  /** Notes that a value was not taken. */
  leaveOut(about: About, write: WriteNote): void {
    this.add('leftOut', about, write)
  }

  private add(
    list: keyof SourceNotes,
    { path = ['content'], value, line }: About,
    write: WriteNote,
  ) {
    const { markdownPosts, notes } = commandTexts()
    const message = write(markdownPosts, notes)
    this.notes[list].push({ path, value, line, file: this.file, message })
  }
}
