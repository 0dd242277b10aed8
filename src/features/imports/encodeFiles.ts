import type { ImportFile } from '../../contract/imports'

/** A file that the owner has selected. */
export interface SelectedFile {
  /** Its name; of a file in a folder, with the folder's name: `blog/2026/air.md`. */
  path: string
  file: File
}

/** Reads files for a request. Rejects if one cannot be read, for example because it was moved. */
export function encodeFiles(files: readonly SelectedFile[]): Promise<ImportFile[]> {
  return Promise.all(files.map(async ({ path, file }) => ({ path, base64: await toBase64(file) })))
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,?/, ''))
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })
}
