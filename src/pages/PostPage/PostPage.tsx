import { useParams } from 'react-router-dom'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { postsApi } from '../../features/posts/postsApi'
import { usePost } from '../../features/posts/usePost'
import { useProfile } from '../../features/profile/useProfile'
import { usePostCloth } from '../../features/posts/PostCover'
import { PageHead } from '../../features/seo/PageHead'
import { postData } from '../../features/seo/entryData'
import { useEntryPath } from '../../features/seo/useEntryPath'
import { usePageLanguage } from '../../features/seo/usePageAddress'
import { isSlug, paths } from '../../lib/urls/paths'
import { useReloadIfMissing } from '../../lib/urls/useReloadIfMissing'
import { Button, ButtonLink } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Container } from '../../ui/Page'
import { DeferredContent } from '../../ui/DeferredContent'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { PostArticle } from './PostArticle'
import { PostFooter } from './PostFooter'

const { getPostBySlug } = postsApi.endpoints

export const prefetchQueries: PrefetchQueries = ({ params: { slug } }) =>
  isSlug(slug) ? [getPostBySlug.initiate(slug, prefetchOptions)] : undefined

export default function PostPage() {
  const { slug } = useParams()
  const { owner } = useProfile()
  const { state, retry } = usePost(slug)
  const post = state.entry
  const language = usePageLanguage()
  const address = useEntryPath(post, slug, paths.post)
  const clothOf = usePostCloth()
  const { common, errors, pages, post: texts } = language.texts
  const backLink = (
    <ButtonLink to={paths.blog} $variant="outline">
      {texts.back}
    </ButtonLink>
  )
  const isMissing = state.status === 'missing'
  useReloadIfMissing(isMissing)
  return (
    <Container>
      <SectionBoundaries>
        <PageHead
          section={post?.title ?? (isMissing ? texts.notFound : pages.blog)}
          {...address}
          owner={owner}
          description={post?.excerpt}
          keywords={post?.tags}
          structuredData={post && postData({ ...post, slug: post.slug ?? slug }, owner, language)}
          type="article"
          cloth={post && clothOf(post)}
        />
        {post && <PostArticle post={post} owner={owner} />}
        {state.status === 'loading' && <Loading text={texts.loading} tall={!post} />}
        {state.status === 'loaded' && (
          <DeferredContent>
            <PostFooter post={state.entry} />
          </DeferredContent>
        )}
        {isMissing && (
          <Notice title={texts.notFound} message={texts.notFoundText} heading="h1">
            {backLink}
            <ButtonLink to={paths.home}>{common.backToHome}</ButtonLink>
          </Notice>
        )}
        {state.status === 'failed' && (
          <Notice title={errors.title} message={state.message} tone="error" heading="h1">
            <Button onClick={retry}>{common.retry}</Button>
            {backLink}
          </Notice>
        )}
      </SectionBoundaries>
    </Container>
  )
}
