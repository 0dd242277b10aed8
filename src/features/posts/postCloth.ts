import type { Post } from '../../contract/posts'
import { resolveCloth, type CompleteCloth } from '../../lib/cloth'

/** The cloth of a post. Its tags are not a category: neighbours in the list would look alike. */
export function postCloth({ cloth, slug, title }: Post): CompleteCloth {
  return resolveCloth({ cloth, name: slug?.trim() || title })
}
