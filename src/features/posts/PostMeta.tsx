import type { ComponentProps } from 'react'
import styled from 'styled-components'
import type { Post } from '../../contract/posts'
import { formatLongDate } from '../../lib/dates'
import { Badge } from '../../ui/Chip'

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

/** The date and the reading time of a post, in Indonesian also for a post in another language. */
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
