import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Post } from '../../contract/posts'
import { useTexts } from '../../language/TextsContext'
import { useCardTransition } from '../../ui/cards/pageTransition'
import { paths } from '../../lib/urls/paths'
import { textAttributes } from '../../lib/scripts'
import { breakpoints } from '../../theme/theme'
import { cardLink } from '../../ui/cards/Card'
import { pictureCard } from '../../ui/cards/CardGrid'
import { ChipList } from '../../ui/Chip'
import { cardId } from '../../ui/lists/FeedFooter'
import { coverTransitionName, PostCover, PostMeta, usePostLanguage } from './PostCover'
import { postPageSize } from './postsApi'

const Frame = styled.article<{ $wide: boolean }>`
  ${pictureCard}
  ${cardLink}
  animation: rise 400ms backwards ease-out;
  grid-column: ${({ $wide }) => $wide && '1 / -1'};

  ${({ theme }) => theme.from.desktop} {
    ${({ $wide }) => $wide && 'grid: auto / repeat(2, minmax(0, 1fr));'}
  }
`

const Cover = styled(PostCover)<{ $wide: boolean }>`
  aspect-ratio: 2 / 1;

  ${({ theme }) => theme.from.desktop} {
    ${({ $wide }) => $wide && 'aspect-ratio: auto; height: 100%;'}
  }
`

const Content = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 0.875rem;
  align-items: start;
  padding: clamp(1.25rem, 3vw, 2rem);

  /* The date and the link of a row are at one height. */
  > p:last-of-type {
    margin-top: ${({ $wide }) => !$wide && 'auto'};
  }
`

const Title = styled.h2<{ $wide: boolean }>`
  font-size: clamp(1.1875rem, 1rem + 1vw, 1.625rem);

  ${({ theme }) => theme.from.tablet} {
    ${({ theme, $wide }) => $wide && `font-size: ${theme.size.heading};`}
  }
`

const Excerpt = styled.p`
  max-width: 46rem;
  color: ${({ theme }) => theme.textMuted};
`

const ReadMore = styled(Link)`
  /* Above the link of the card. */
  position: relative;
  margin-bottom: -0.5rem;
  padding: 0.5rem 0;
  color: ${({ theme }) => theme.accent};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
  text-decoration: none;
`

const entranceDelay = 100

interface PostCardProps {
  post: Post
  /** Position in the list, from 0. */
  index: number
  wide?: boolean
  ref?: Ref<HTMLElement>
}

export function PostCard({ post, index, wide = false, ref }: PostCardProps) {
  const { blog, common } = useTexts()
  const { title, excerpt, slug, tags } = post
  // Another back end may list posts without a page.
  const url = post.hasContent && slug ? paths.post(slug) : undefined
  const titleLang = usePostLanguage(post, ['title'])
  const excerptLang = usePostLanguage(post, ['excerpt'])
  const { transitionName, handlers } = useCardTransition(coverTransitionName(post.id), url)
  return (
    <Frame
      ref={ref}
      id={cardId('artikel', index + 1)}
      $wide={wide}
      style={{ animationDelay: `${(index % postPageSize) * entranceDelay}ms` }}
      {...handlers}
    >
      <Cover
        $wide={wide}
        post={post}
        tile="7rem"
        transitionName={transitionName}
        alt=""
        ratio="2 / 1"
        sizes={`(min-width: ${breakpoints.desktop}) 36rem, (min-width: ${breakpoints.tablet}) ${wide ? 92 : 46}vw, 96vw`}
        loading={wide ? 'eager' : 'lazy'}
      />
      <Content $wide={wide}>
        <ChipList aria-label={common.tags} labels={tags ?? []} />
        <Title {...textAttributes(title)} lang={titleLang} $wide={wide}>
          {url ? <Link to={url}>{title}</Link> : title}
        </Title>
        {excerpt && (
          <Excerpt dir="auto" lang={excerptLang}>
            {excerpt}
          </Excerpt>
        )}
        <PostMeta post={post} />
        {url && (
          <ReadMore to={url} aria-label={`${blog.readMore} ${title}`}>
            {blog.readMore}
          </ReadMore>
        )}
      </Content>
    </Frame>
  )
}
