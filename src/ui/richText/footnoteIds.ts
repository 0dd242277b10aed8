// Ids of headings contain no underscore.

/** The id of a footnote at the end of the text. */
export const noteId = (number: number) => `catatan_${number}`

/** The id of a reference to a footnote. */
export const referenceId = (number: number, occurrence: number) => `rujukan_${number}_${occurrence}`
