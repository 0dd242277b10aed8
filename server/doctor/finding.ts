/** Something to correct before the site is published. */
export interface Finding {
  file: string
  /** From 1; omitted for the whole file. */
  line?: number
  /** What is wrong and what to do. */
  message: string
}
