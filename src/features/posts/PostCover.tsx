import type { ComponentProps } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { Post } from '../../contract/posts'
import { entryLanguage } from '../../language/entryLanguage'
import { isLanguage, languages } from '../../language/languages'
import { languageSlice } from '../../language/languageSlice'
import { useSharedTexts } from '../../language/TextsContext'
import type { CompleteCloth } from '../../lib/cloth'
import { formatLongDate } from '../../lib/dates'
import { safeLink } from '../../lib/urls/links'
import { useResolveCloth } from '../../theme/useResolveCloth'
import { Badge } from '../../ui/Chip'
import { Cloth } from '../../ui/pictures/Cloth'
import { Picture, type PictureProps } from '../../ui/pictures/Picture'

/** The `lang` attribute of a post, or of some of its fields; undefined in the language of the page. */
export function usePostLanguage(post: Post, fields?: string[]): string | undefined {
  const languages = useSelector(languageSlice.selectors.selectLanguages)
  const shown = entryLanguage(post, languages, fields)
  return shown.split('-')[0]?.toLowerCase() === languages.current ? undefined : shown
}

/** Returns a function for the cloth of a post. Its tags are not a category: neighbours in the list would look alike. */
export function usePostCloth(): (post: Post) => CompleteCloth {
  const resolveCloth = useResolveCloth()
  return ({ cloth, slug, title }) => resolveCloth({ cloth, name: slug?.trim() || title })
}

/** The `view-transition-name` of a post's cover on its card and on its page. */
export function coverTransitionName(id: number): string {
  return `artikel-${id}`
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.25rem;
  ${({ theme }) => theme.smallText}

  &:empty {
    display: none;
  }
`

export function PostMeta({ post, ...line }: ComponentProps<'p'> & { post: Post }) {
  const { common, dates } = useSharedTexts()
  const language = usePostLanguage(post)
  const offered = useSelector(languageSlice.selectors.selectOfferedLanguages)
  const date = formatLongDate(post.publishedAt, dates)
  return (
    <Line {...line}>
      {post.draft && <Badge>{common.draft}</Badge>}
      {language && offered.length > 1 && (
        <Badge>{isLanguage(language) ? languages[language].name : language}</Badge>
      )}
      {date && <time dateTime={post.publishedAt}>{date}</time>}
      {post.readTime > 0 && <span>{common.readTime(post.readTime)}</span>}
    </Line>
  )
}

const Banner = styled(Cloth)`
  min-height: 9rem;
  ${({ theme }) => theme.screenOnly}
`

interface PostCoverProps extends Pick<
  PictureProps,
  'ratio' | 'sizes' | 'loading' | 'alt' | 'className' | 'transitionName'
> {
  post: Post
  tile: string
}

export function PostCover({ post, tile, className, transitionName, ...picture }: PostCoverProps) {
  const cloth = usePostCloth()(post)
  if (!safeLink(post.cover_url)) {
    return <Banner {...{ cloth, tile, className, transitionName }} />
  }
  return (
    <Picture
      {...picture}
      className={className}
      transitionName={transitionName}
      src={post.cover_url}
      colours={post.cover_colours}
      placeholder={cloth}
    />
  )
}
