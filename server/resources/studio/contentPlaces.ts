import { nouns } from '../../../src/contract/nouns'
import { deletableResources, type DeletableResource } from '../../../src/contract/studio'

/** The resource of a list of a content file, which has the name of its table. */
export function resourceOf(list: string | number | undefined): DeletableResource | undefined {
  return deletableResources.find((name) => nouns[name].table === list)
}

/** The fields of the API whose names in a content file are others. */
const renamed: Record<string, string> = {
  category: 'category_id',
  icon: 'skill_icon',
  project: 'project_id',
  skills: 'skill_names',
}

export const apiField = (name: string | number) => renamed[name] ?? name
