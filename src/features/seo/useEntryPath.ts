import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { languageSlice } from '../../language/languageSlice'
import type { Language } from '../../language/languages'

interface Entry {
  slug?: string | null
  slugs?: Record<string, string> | null
}

/**
 * The path of an entry's page in each language. If the address has the slug of another language, it is
 * replaced.
 * @param slug in the address
 * @param pathOf the path of the page with a slug
 */
export function useEntryPath(
  entry: Entry | undefined,
  slug: string | undefined,
  pathOf: (slug: string) => string,
) {
  const [main] = useSelector(languageSlice.selectors.selectOfferedLanguages)
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const own = entry?.slug
  const isOther =
    own != null && own !== slug && Object.values(entry?.slugs ?? {}).includes(slug ?? '')
  const target = isOther ? pathOf(own) + search + hash : undefined
  useEffect(() => {
    if (target) void navigate(target, { replace: true })
  }, [target, navigate])

  const current = own ?? slug
  if (!entry || !current) return {}
  const slugs: Partial<Record<string, string>> = entry.slugs ?? {}
  return {
    path: pathOf(current),
    pathIn: (language: Language) => pathOf(slugs[language] ?? slugs[main] ?? current),
  }
}
