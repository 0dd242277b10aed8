import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { startOf } from '../dates'
import { readingMinutes } from '../markdown/readingMinutes'
import { slugOfPost } from '../rows/postRow'
import { ContentPost } from './contentSchema'
import { formatPath, parseYaml } from './yamlSource'
import { compileSchema } from './validate'

const schema = compileSchema(ContentPost)

interface PostMistake {
  line: number
  /** The path of the value, what is wrong with it, and what to do. */
  message: string
}

/** The owner's posts, or those of the sample. */
export function findPostsFile(root: string): string {
  const own = ['posts.yaml', 'posts.json'].map((name) => path.join(root, 'content', 'own', name))
  return own.find((file) => existsSync(file)) ?? path.join(root, 'content', 'posts.json')
}

/**
 * Reads a file of posts, YAML or JSON.
 * @returns the published posts, completed, without those that have mistakes; and the mistakes
 */
export function readPosts(file: string) {
  const { data, error, lineOf } = parseYaml(readFileSync(file, 'utf8'))
  if (error) return { posts: [], mistakes: [error] }
  if (!Array.isArray(data)) {
    const message = 'must be a list of posts, each with title, excerpt and publishedAt'
    return { posts: [], mistakes: data === null ? [] : [{ line: 1, message }] }
  }
  const posts: ReturnType<typeof completePost>[] = []
  const mistakes: PostMistake[] = []
  data.forEach((post: unknown, index) => {
    if (schema.isValid(post)) {
      const isPublished = !post.draft && startOf(post.publishedAt) <= new Date()
      return isPublished ? posts.push(completePost(post, index)) : 0
    }
    const found = schema.findMistakes(post).map((mistake): PostMistake => {
      const at = [index, ...mistake.path]
      return {
        line: lineOf(at),
        message: `${formatPath(at)} ${mistake.message}: the post is left out`,
      }
    })
    return mistakes.push(...found)
  })
  return { posts, mistakes }
}

/** A post of the site that was built, which shows it where the API has no posts. */
function completePost({ content, draft, ...post }: ContentPost, index: number) {
  const excerpt = post.excerpt ?? ''
  return {
    ...post,
    id: index + 1,
    excerpt,
    content: content ?? '',
    tags: post.tags ?? [],
    slug: slugOfPost(post, index + 1),
    featured: post.featured ?? false,
    readTime: post.readTime ?? readingMinutes(content?.trim() || excerpt),
  }
}
