import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { Day, Name, Slug, strict, Text } from '../../src/contract/inputs'
import { Id, Maybe } from '../../src/contract/primitives'
import { registerFormats } from '../validation/formats'
import { formatPath } from './formatPath'
import { slugOfTitle } from './slugs'
import { findSchemaMistakes } from './validate'
import { parseYaml } from './yamlSource'

/** A post as the owner writes it. */
const OwnPost = Type.Object(
  {
    title: Name,
    excerpt: Text,
    publishedAt: Day,
    tags: Maybe(Type.Array(Name, { maxItems: 20 })),
    slug: Maybe(Slug),
    featured: Maybe(Type.Boolean()),
    content: Maybe(Text),
    readTime: Maybe(Type.Integer({ minimum: 1, maximum: 600 })),
    author: Maybe(Type.Object({ name: Name, avatar: Maybe(Type.String()) }, strict)),
    id: Maybe(Id),
  },
  strict,
)
type OwnPost = Static<typeof OwnPost>

registerFormats()
const schema = Compile(OwnPost)

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
 * @returns the posts, completed, without those that have mistakes; and the mistakes
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
    if (schema.Check(post)) return posts.push(completePost(post, index))
    const found = findSchemaMistakes(schema, post).map((mistake): PostMistake => {
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

/** Words that an adult reads in a minute. */
const wordsPerMinute = 200

function completePost({ content, ...post }: OwnPost, index: number) {
  const text = content?.trim() || post.excerpt
  const words = text.split(/\s+/).length
  return {
    ...post,
    id: index + 1,
    content: content ?? '',
    tags: post.tags ?? [],
    slug: post.slug ?? (slugOfTitle(post.title) || `artikel-${index + 1}`),
    featured: post.featured ?? false,
    readTime: post.readTime ?? Math.max(1, Math.round(words / wordsPerMinute)),
  }
}
