/** Lets the browser save data as a file. */
export function saveFile(name: string, data: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = name
  link.click()
  // The browser has opened the data when it handles the click.
  URL.revokeObjectURL(link.href)
}
