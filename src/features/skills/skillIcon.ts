/** The first match wins, so that longer keywords precede their prefixes. */
const keywords: readonly (readonly [keyword: string, slug: string])[] = [
  ['react', 'react'],
  ['typescript', 'typescript'],
  ['javascript', 'javascript'],
  ['redux', 'redux'],
  ['tailwind', 'tailwindcss'],
  ['bootstrap', 'bootstrap'],
  ['vue', 'vuedotjs'],
  ['angular', 'angular'],
  ['svelte', 'svelte'],
  ['next', 'nextdotjs'],
  ['nest', 'nestjs'],
  ['astro', 'astro'],
  ['node', 'nodedotjs'],
  ['express', 'express'],
  ['fastify', 'fastify'],
  ['laravel', 'laravel'],
  ['django', 'django'],
  ['php', 'php'],
  ['python', 'python'],
  ['pytorch', 'pytorch'],
  ['tensorflow', 'tensorflow'],
  ['hugging', 'huggingface'],
  ['kotlin', 'kotlin'],
  ['android', 'android'],
  ['swift', 'swift'],
  ['flutter', 'flutter'],
  ['dart', 'dart'],
  ['rust', 'rust'],
  ['golang', 'go'],
  ['postgres', 'postgresql'],
  ['mysql', 'mysql'],
  ['sqlite', 'sqlite'],
  ['mongo', 'mongodb'],
  ['redis', 'redis'],
  ['firebase', 'firebase'],
  ['supabase', 'supabase'],
  ['graphql', 'graphql'],
  ['docker', 'docker'],
  ['kubernetes', 'kubernetes'],
  ['nginx', 'nginx'],
  ['linux', 'linux'],
  ['github', 'github'],
  ['git', 'git'],
  ['npm', 'npm'],
  ['vite', 'vite'],
  ['jest', 'jest'],
  ['jquery', 'jquery'],
  ['figma', 'figma'],
  ['inkscape', 'inkscape'],
  ['html', 'html5'],
  ['sass', 'sass'],
  ['scss', 'sass'],
  ['css', 'css'],
]

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
