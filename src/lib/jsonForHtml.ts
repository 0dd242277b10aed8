/** JSON that is safe inside a script element. */
export function jsonForHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
