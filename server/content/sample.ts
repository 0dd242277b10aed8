import type { Content } from './contentSchema'
import { paths } from '../paths'
import { readContent } from './readContent'

/** Whether a profile is still the sample's. */
export function isSampleProfile({
  full_name,
  bio,
}: Pick<Content['profile'], 'full_name' | 'bio'>): boolean {
  const sample = readContent(paths.sampleContent).content.profile
  return full_name === sample.full_name && bio === sample.bio
}
