/** Something that should not go public as it is. */
export interface Finding {
  file: string
  /** From 1; none where the whole file is meant. */
  line?: number
  /** What is wrong, and what to do about it. */
  message: string
}
