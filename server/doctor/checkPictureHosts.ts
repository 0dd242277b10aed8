import type { TextEntry } from './contentText'
import { finding, type FindingInFile } from './finding'

/** Finds pictures on other hosts that `PICTURE_HOSTS` does not name: pages do not show them. */
export function checkPictureHosts(
  entries: readonly TextEntry[],
  named: readonly string[],
): FindingInFile[] {
  return entries.flatMap(({ field, value, isPicture, ...place }) => {
    const host = isPicture ? hostOf(value) : undefined
    if (host === undefined || named.includes(host)) return []
    const message = `${field} has a picture on ${host}, ${value}, in whose place pages show a placeholder: add the file to public/pictures, or set PICTURE_HOSTS=${[...named, host].join(',')}, which lets visitors' browsers request it there.`
    return finding('should', message, place)
  })
}

function hostOf(address: string): string | undefined {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).host : undefined
}
