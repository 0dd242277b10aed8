import { useSelector } from 'react-redux'
import { resolveCloth } from '../lib/cloth'
import { appearanceSlice } from './appearanceSlice'

/** Returns `resolveCloth` with the pattern and the seed of the site. */
export function useResolveCloth() {
  const appearance = useSelector(appearanceSlice.selectors.selectAppearance)
  return (source: Parameters<typeof resolveCloth>[0]) => resolveCloth(source, appearance)
}
