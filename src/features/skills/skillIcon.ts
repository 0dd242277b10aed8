/**
 * Keywords, with the name of the icon where it differs. The first match wins, so that longer ones precede
 * their prefixes.
 */
const keywords = `
  react typescript javascript redux tailwind:tailwindcss bootstrap vue:vuedotjs angular
  svelte next:nextdotjs nest:nestjs astro node:nodedotjs express fastify laravel django php
  python pytorch tensorflow hugging:huggingface kotlin android swift flutter dart rust
  golang:go postgres:postgresql mysql sqlite mongo:mongodb redis firebase supabase graphql
  docker kubernetes nginx linux github git npm vite jest jquery figma inkscape html:html5
  sass scss:sass css
`
  .trim()
  .split(/\s+/)
  .map((entry) => entry.split(':'))
  .map(([keyword = '', slug = keyword]) => [keyword, slug] as const)

/** All icons: each is a file of this name in `public/icons/skills`. */
export const iconSlugs: ReadonlySet<string> = new Set(keywords.map(([, slug]) => slug))

/** The icon of a skill: by the file name of its icon, else by a keyword that starts a word of its name. */
export function skillIcon(name: string, fileName?: string | null): string | undefined {
  const slug = (fileName ?? '')
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
  if (iconSlugs.has(slug)) return slug
  const words = name.toLowerCase().split(/\W+/)
  return keywords.find(([keyword]) => words.some((word) => word.startsWith(keyword)))?.[1]
}
