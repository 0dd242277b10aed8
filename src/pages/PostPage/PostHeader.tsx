import styled from 'styled-components'
import type { Post } from '../../contract/posts'
import type { Profile } from '../../contract/profile'
import { PostMeta } from '../../features/posts/PostMeta'
import { paths } from '../../lib/paths'
import { ChipList } from '../../ui/Chip'
import { Lead, Title } from '../../ui/Page'
import { Picture } from '../../ui/Picture'

/** Not a `header` element, which print hides. */
const Frame = styled.div`
  display: grid;
  gap: 1.125rem;
  max-width: 52rem;
`

const Excerpt = styled(Lead)`
  color: ${({ theme }) => theme.textMuted};
  line-height: 1.55;
`

const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.875rem 2rem;
`

const Author = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
`

const Portrait = styled(Picture)`
  flex: none;
  width: 2.5rem;
  border-radius: 50%;
`

interface PostHeaderProps {
  post: Post
  owner: Profile
}

/** Title, date, reading time, tags and author of a post. The owner is the default author. */
export function PostHeader({ post, owner }: PostHeaderProps) {
  const author = post.author ?? {
    name: owner.full_name,
    avatar: owner.profile_picture_full_url,
  }
  return (
    <Frame>
      <PostMeta post={post} lang="id" />
      <Title>{post.title}</Title>
      {post.excerpt && <Excerpt>{post.excerpt}</Excerpt>}
      <Byline>
        <Author>
          {author.avatar && (
            <Portrait src={author.avatar} placeholder="profile" alt="" ratio="1 / 1" sizes="40px" />
          )}
          {author.name}
        </Author>
        <ChipList aria-label="Tag" lang="id" labels={post.tags ?? []} linkTo={paths.blogTag} />
      </Byline>
    </Frame>
  )
}
