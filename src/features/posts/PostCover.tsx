import type { ComponentProps } from 'react'
import styled from 'styled-components'
import type { Post } from '../../contract/posts'
import { type CompleteCloth, resolveCloth } from '../../lib/cloth'
import { formatLongDate } from '../../lib/dates'
import { createPageTransition } from '../../lib/pageTransition'
import { safeLink } from '../../lib/links'
import { Badge } from '../../ui/Chip'
import { Cloth } from '../../ui/Cloth'
import { Picture, type PictureProps } from '../../ui/Picture'
import { postsSlice } from './postsSlice'

/** The `lang` attribute of a post's texts; undefined in Indonesian, the language of the site. */
export function postLanguage({ language }: Post): string | undefined {
  return language && !/^id\b/i.test(language) ? language : undefined
}

/** The cloth of a post. Its tags are not a category: neighbours in the list would look alike. */
export function postCloth({ cloth, slug, title }: Post): CompleteCloth {
  return resolveCloth({ cloth, name: slug?.trim() || title })
}

export const { usePageTransition, useCardTransition } = createPageTransition({
  prefix: 'artikel',
  selectLastShownId: postsSlice.selectors.selectLastShownId,
  shown: postsSlice.actions.postShown,
})

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.25rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.tiny};

  &:empty {
    display: none;
  }
`

interface PostMetaProps extends ComponentProps<'p'> {
  post: Post
}

export function PostMeta({ post, ...line }: PostMetaProps) {
  const date = formatLongDate(post.publishedAt)
  return (
    <Line {...line}>
      {post.draft && <Badge>Draf</Badge>}
      {date && <time dateTime={post.publishedAt}>{date}</time>}
      {post.readTime > 0 && <span>{post.readTime} menit baca</span>}
    </Line>
  )
}

const Banner = styled(Cloth)`
  min-height: 9rem;

  ${({ theme }) => theme.print} {
    display: none;
  }
`

interface PostCoverProps extends Pick<
  PictureProps,
  'ratio' | 'sizes' | 'loading' | 'alt' | 'className' | 'transitionName'
> {
  post: Post
  tile: string
}

export function PostCover({ post, tile, className, transitionName, ...picture }: PostCoverProps) {
  const cloth = postCloth(post)
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
