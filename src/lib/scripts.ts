const tallScript =
  /[\p{sc=Arabic}\p{sc=Bengali}\p{sc=Devanagari}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Thai}\p{sc=Tibetan}]/u

/**
 * Whether a text has letters that are joined, or marks above each other: lines need more height, and
 * letters no negative spacing.
 */
export function hasTallScript(text: string): boolean {
  return tallScript.test(text)
}

/** The attributes of a text in any language: its direction, and whether `globalStyle` gives it more height. */
export const textAttributes = (text: string) => ({
  dir: 'auto',
  'data-script': hasTallScript(text) ? 'tall' : undefined,
})
