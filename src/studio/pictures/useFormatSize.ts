import { useFormats } from '../ui/useFormats'

/** Returns a function that formats bytes as kilobytes or megabytes. */
export function useFormatSize(): (bytes: number) => string {
  const { formatNumber } = useFormats()
  return (bytes) => {
    const megabytes = bytes / 1024 / 1024
    return megabytes >= 1 ? `${formatNumber(megabytes, 1)} MB` : `${formatNumber(bytes / 1024)} KB`
  }
}
