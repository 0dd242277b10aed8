import { slugsOf } from '../database/entries/translations'
import type { Db } from '../database/schema'
import { isPublic } from './posts/repository'

interface FormerSlug {
  table: 'projects' | 'posts'
  formerSlug: string
  slugs: Record<string, string>
}

/** Lists the former slugs of the projects and posts that visitors see. */
export async function listFormerSlugs(
  db: Db,
  { main, seesDrafts }: { main: string; seesDrafts: boolean },
): Promise<FormerSlug[]> {
  const columns = ['table_name as table', 'former_slug', 'slug', 'translations'] as const
  const projects = await db
    .selectFrom('former_slugs')
    .innerJoin('projects', 'projects.id', 'row_id')
    .where('table_name', '=', 'projects')
    .where('is_active', '=', 1)
    .select(columns)
    .execute()
  const posts = await db
    .selectFrom('former_slugs')
    .innerJoin('posts', 'posts.id', 'row_id')
    .where('table_name', '=', 'posts')
    .$if(!seesDrafts, (query) => query.where(isPublic(new Date())))
    .select(columns)
    .execute()
  return [...projects, ...posts].map(({ table, former_slug, slug, translations }) => ({
    table,
    formerSlug: former_slug,
    slugs: slugsOf(slug, translations, main),
  }))
}
