import styled from 'styled-components'
import type { Post, PostDetail } from '../../contract/posts'
import type { Profile } from '../../contract/profile'
import {
  PostCover,
  PostMeta,
  usePageTransition,
  usePostLanguage,
} from '../../features/posts/PostCover'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/paths'
import { breakpoints } from '../../theme/theme'
import { Breadcrumb } from '../../ui/PageLinks'
import { ChipList } from '../../ui/Chip'
import { Lead, Title } from '../../ui/Page'
import { Picture } from '../../ui/Picture'
import { textWidth } from '../../ui/richText/Body'
import { RichText } from '../../ui/richText/RichText'
import { TableOfContents } from '../../ui/richText/TableOfContents'
import { SectionBoundaries } from '../../ui/ErrorBoundary'

/** Not a `header` element, which print hides. */
const PostHeaderFrame = styled.div`
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

function PostHeader({ post, owner }: { post: Post; owner: Profile }) {
  const { common } = useTexts()
  const author = post.author ?? {
    name: owner.full_name,
    avatar: owner.profile_picture_full_url,
  }
  return (
    <PostHeaderFrame>
      <PostMeta post={post} lang={common.lang} />
      <Title dir="auto">{post.title}</Title>
      {post.excerpt && <Excerpt dir="auto">{post.excerpt}</Excerpt>}
      <Byline>
        <Author>
          {author.avatar && (
            <Portrait src={author.avatar} placeholder="profile" alt="" ratio="1 / 1" sizes="40px" />
          )}
          <bdi>{author.name}</bdi>
        </Author>
        <ChipList
          aria-label={common.tags}
          lang={common.lang}
          labels={post.tags ?? []}
          linkTo={paths.blogTag}
        />
      </Byline>
    </PostHeaderFrame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: clamp(1.25rem, 3vw, 2rem);
  padding-top: clamp(1.5rem, 4vw, 3rem);
`

const Article = styled.article`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);

  ${({ theme }) => theme.from.desktop} {
    > :first-child {
      max-width: ${textWidth};
    }
  }
`

/** Cover, table of contents, text; from a desktop on, the table of contents is beside the others. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 2.5rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template: auto 1fr / minmax(0, ${textWidth}) minmax(14rem, 1fr);
    column-gap: clamp(2rem, 5.5vw, 5rem);
  }
`

const Cover = styled(PostCover)`
  border-radius: ${({ theme }) => theme.radius.large};
`

const Contents = styled.div`
  ${({ theme }) => theme.from.desktop} {
    position: sticky;
    top: 6rem;
    grid-area: 1 / 2 / span 2;
    align-self: start;
    max-height: calc(100vh - 7rem);
    overflow-y: auto;
  }

  &:empty {
    display: none;
  }
`

interface PostArticleProps {
  /** Without its text if it comes from a list. */
  post: Post | PostDetail
  owner: Profile
}

function PostBody({ post }: Pick<PostArticleProps, 'post'>) {
  const text = 'content_tree' in post ? post.content_tree : undefined
  const transitionName = usePageTransition(post.id)
  return (
    <Columns>
      <SectionBoundaries>
        <Cover
          post={post}
          tile="6rem"
          transitionName={transitionName}
          alt={post.cover_alt?.trim() ?? ''}
          ratio="16 / 9"
          sizes={`(min-width: ${breakpoints.desktop}) 45rem, 96vw`}
          loading="eager"
        />
        <Contents>{text && <TableOfContents text={text} />}</Contents>
        {text && <RichText text={text} />}
      </SectionBoundaries>
    </Columns>
  )
}

export function PostArticle({ post, owner }: PostArticleProps) {
  const { pages } = useTexts()
  const lang = usePostLanguage(post)
  const parents = [
    { to: paths.home, label: pages.home },
    { to: paths.blog, label: pages.blog },
  ]
  return (
    <Frame>
      <SectionBoundaries>
        <Breadcrumb parents={parents} current={post.title} lang={lang} />
        <Article lang={lang}>
          <SectionBoundaries>
            <PostHeader post={post} owner={owner} />
            <PostBody post={post} />
          </SectionBoundaries>
        </Article>
      </SectionBoundaries>
    </Frame>
  )
}
