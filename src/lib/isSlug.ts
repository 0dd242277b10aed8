const maxSlugLength = 200

/** Whether an entry can have the slug of a path: the API refuses longer ones, and NUL. */
export function isSlug(slug: string | undefined): slug is string {
  return (
    slug !== undefined && slug !== '' && [...slug].length <= maxSlugLength && !slug.includes('\0')
  )
}
