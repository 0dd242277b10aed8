import styled from 'styled-components'
import type { Post, PostDetail } from '../../contract/posts'
import type { Profile } from '../../contract/profile'
import {
  coverTransitionName,
  PostCover,
  PostMeta,
  usePostLanguage,
} from '../../features/posts/PostCover'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/urls/paths'
import { textAttributes } from '../../lib/scripts'
import { breakpoints } from '../../theme/theme'
import { Breadcrumb, parentPages } from '../../ui/Breadcrumb'
import { ChipList } from '../../ui/Chip'
import { Lead, Title } from '../../ui/Page'
import { DeferredContent } from '../../ui/DeferredContent'
import { Picture } from '../../ui/pictures/Picture'
import { Columns, ContentsColumn } from '../../ui/richText/Columns'
import { RichText } from '../../ui/richText/RichText'
import { TableOfContents } from '../../ui/richText/TableOfContents'
import { SectionBoundaries } from '../../ui/ErrorBoundary'

/** Not a `header` element, which print hides. */
const PostHeaderFrame = styled.div`
  display: grid;
  gap: 1.125rem;
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
  const titleLang = usePostLanguage(post, ['title']) ?? common.lang
  const excerptLang = usePostLanguage(post, ['excerpt']) ?? common.lang
  const author = post.author ?? { name: owner.full_name, avatar: owner.profile_picture_full_url }
  return (
    <PostHeaderFrame>
      <PostMeta post={post} lang={common.lang} />
      <Title {...textAttributes(post.title)} lang={titleLang}>
        {post.title}
      </Title>
      {post.excerpt && (
        <Excerpt dir="auto" lang={excerptLang}>
          {post.excerpt}
        </Excerpt>
      )}
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

/** The table of contents is beside header, cover and text. */
const Article = styled(Columns)`
  ${({ theme }) => theme.from.desktop} {
    grid-template-rows: auto auto 1fr;
  }
`

const Cover = styled(PostCover)`
  border-radius: ${({ theme }) => theme.radius.large};
`

interface PostArticleProps {
  /** Without its text if it comes from a list. */
  post: Post | PostDetail
  owner: Profile
}

export function PostArticle({ post, owner }: PostArticleProps) {
  const parents = parentPages('blog', useTexts())
  const lang = usePostLanguage(post)
  const titleLang = usePostLanguage(post, ['title'])
  const text = 'content_tree' in post ? post.content_tree : undefined
  return (
    <Frame>
      <SectionBoundaries>
        <Breadcrumb parents={parents} current={post.title} lang={titleLang} />
        <Article as="article" lang={lang}>
          <SectionBoundaries>
            <PostHeader post={post} owner={owner} />
            <Cover
              post={post}
              tile="4.5rem"
              transitionName={coverTransitionName(post.id)}
              alt={post.cover_alt?.trim() ?? ''}
              ratio="16 / 9"
              sizes={`(min-width: ${breakpoints.desktop}) 58rem, 96vw`}
              loading="eager"
            />
            <ContentsColumn>{text && <TableOfContents text={text} />}</ContentsColumn>
            {text && (
              <DeferredContent>
                <RichText text={text} />
              </DeferredContent>
            )}
          </SectionBoundaries>
        </Article>
      </SectionBoundaries>
    </Frame>
  )
}
