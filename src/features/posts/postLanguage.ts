import type { Post } from '../../contract/posts'

/** The `lang` attribute of a post's texts; undefined in Indonesian, the language of the site. */
export function postLanguage({ language }: Post): string | undefined {
  return language && !/^id\b/i.test(language) ? language : undefined
}
