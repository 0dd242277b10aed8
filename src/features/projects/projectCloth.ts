import type { Project } from '../../contract/projects'
import { resolveCloth, type CompleteCloth } from '../../lib/cloth'

/** The cloth of a project. */
export function projectCloth({ cloth, slug, title, category_name }: Project): CompleteCloth {
  return resolveCloth({ cloth, name: slug?.trim() || title, category: category_name })
}
