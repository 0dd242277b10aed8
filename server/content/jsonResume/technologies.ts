/** Names of technologies that are on many résumés, simplified. */
const technologies = new Set(
  `javascript typescript python java kotlin swift go golang rust php ruby scala c c++ c# objectivec
  perl r dart elixir erlang haskell clojure lua bash shell powershell sql html html5 css css3 sass
  scss less react reactnative redux next nuxt vue angular angularjs svelte ember backbone jquery
  bootstrap tailwind tailwindcss materialui astro remix gatsby vite webpack rollup babel npm yarn
  node express nest fastify deno bun django flask fastapi laravel symfony codeigniter wordpress
  drupal rails rubyonrails spring springboot hibernate asp.net .net netcore unity unreal flutter
  android ios ionic xamarin electron mysql postgresql postgres sqlite mariadb oracle mongodb mongo
  redis cassandra elasticsearch dynamodb firebase supabase graphql kafka rabbitmq docker kubernetes
  terraform ansible jenkins git github gitlab bitbucket nginx apache linux aws azure gcp heroku
  vercel netlify jest cypress playwright selenium mocha junit pytest pandas numpy scikitlearn
  tensorflow pytorch keras opencv spark hadoop airflow tableau powerbi excel figma sketch adobexd
  photoshop illustrator jira`.split(/\s+/),
)

/** `React.js`, `React 18` and `react` are the same. */
function simplify(name: string): string {
  const word = name.toLowerCase().replace(/[\s_-]+/g, '')
  if (technologies.has(word)) return word
  return word.replace(/\d+(?:\.[\dx]+)*$/, '').replace(/(?<=.)\.?js$/, '')
}

const isTechnology = (name: string) => technologies.has(simplify(name))

interface SkillEntry {
  name?: string
  keywords: readonly string[]
}

/**
 * Finds the entries of a résumé's skills whose name is a technology and whose keywords are its
 * kinds, in place of a kind with its technologies: `{ name: 'React', keywords: ['Frontend'] }`.
 */
export function findTechnologyEntries<Entry extends SkillEntry>(entries: readonly Entry[]) {
  const withKeywords = entries.filter(({ keywords }) => keywords.length > 0)
  if (withKeywords.some(({ keywords }) => keywords.length > 2)) return new Set<Entry>()
  const counts = new Map<string, number>()
  for (const { keywords } of withKeywords) {
    for (const word of new Set(keywords)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const hasShared = ({ keywords }: Entry) => keywords.some((word) => (counts.get(word) ?? 0) > 1)
  const isKnown = ({ name }: Entry) => name !== undefined && isTechnology(name)
  const candidates = withKeywords.filter(
    ({ name, keywords }) => name !== undefined && !keywords.some(isTechnology),
  )
  const areKnown = candidates.filter(isKnown).length * 2 >= withKeywords.length
  const areUsual = areKnown || candidates.some(hasShared)
  return new Set(candidates.filter((entry) => hasShared(entry) || (areUsual && isKnown(entry))))
}
