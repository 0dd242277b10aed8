import { useCallback, useState } from 'react'

/**
 * Detects whether an image fails to load.
 * @param url of the image
 * @returns whether it has failed, and the props that the `img` element needs for the detection
 */
export function useImageError(url: string | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const onError = useCallback(() => setFailedUrl(url), [url])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // On a server-rendered page the image may have failed before hydration.
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) onError()
    },
    [onError],
  )
  return { hasFailed: url !== undefined && failedUrl === url, imageProps: { ref, onError } }
}
