/** What a project's picture is called where it moves from its card to its page, and back. */
export function projectTransition(id: number | string): string {
  return `proyek-${id}`
}
