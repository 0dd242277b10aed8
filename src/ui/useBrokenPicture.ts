import { useCallback, useState } from 'react'

/**
 * Watches whether a picture can be shown.
 * @param address of the picture
 * @returns whether it is broken, and what the `img` element needs to find out
 */
export function useBrokenPicture(address: string | undefined) {
  const [broken, setBroken] = useState<string>()
  const markBroken = useCallback(() => setBroken(address), [address])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // In a rendered page it may have failed before anyone listened.
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) markBroken()
    },
    [markBroken],
  )
  return {
    isBroken: address !== undefined && broken === address,
    watch: { ref, onError: markBroken },
  }
}
