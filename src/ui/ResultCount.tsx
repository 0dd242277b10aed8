import { VisuallyHidden } from './VisuallyHidden'

interface ResultCountProps {
  /** `undefined` while the results are loading, or if they could not be loaded. */
  count: number | undefined
  /** What is counted. */
  noun: string
}

/** Announces to screen readers how many results a filter shows. */
export function ResultCount({ count, noun }: ResultCountProps) {
  return (
    <VisuallyHidden aria-live="polite">
      {count !== undefined && `${count} ${noun} ditampilkan`}
    </VisuallyHidden>
  )
}
