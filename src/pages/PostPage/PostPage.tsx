import { useParams } from 'react-router-dom'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { postsApi } from '../../features/posts/postsApi'
import { usePost } from '../../features/posts/usePost'
import { useProfile } from '../../features/profile/useProfile'
import { postCloth } from '../../features/posts/PostCover'
import { PageHead } from '../../features/seo/PageHead'
import { postData } from '../../features/seo/entryData'
import { isSlug, paths } from '../../lib/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Container } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { PostArticle } from './PostArticle'
import { PostEnding } from './PostEnding'

const { getPostBySlug } = postsApi.endpoints

export const prefetchQueries: PrefetchQueries = ({ params: { slug } }) =>
  isSlug(slug) ? [getPostBySlug.initiate(slug, prefetchOptions)] : undefined

const backLink = (
  <ButtonLink to={paths.blog} $variant="outline">
    Kembali ke Artikel
  </ButtonLink>
)

export default function PostPage() {
  const { slug } = useParams()
  const { owner } = useProfile()
  const { state, retry } = usePost(slug)
  const post = state.entry
  const isMissing = state.status === 'missing'
  return (
    <Container>
      <SectionBoundaries>
        <PageHead
          section={post?.title ?? (isMissing ? 'Artikel Tidak Ditemukan' : 'Artikel')}
          path={post && slug && paths.post(slug)}
          owner={owner}
          description={post?.excerpt}
          keywords={post?.tags}
          structuredData={post && slug ? postData({ ...post, slug }, owner) : undefined}
          type="article"
          cloth={post && postCloth(post)}
        />
        {post && <PostArticle post={post} owner={owner} />}
        {state.status === 'loading' && <Loading text="Memuat artikel..." tall={!post} />}
        {state.status === 'loaded' && <PostEnding post={state.entry} />}
        {isMissing && (
          <Notice
            title="Artikel Tidak Ditemukan"
            message="Maaf, artikel yang Anda cari tidak ditemukan atau telah dihapus."
            heading="h1"
          >
            {backLink}
            <ButtonLink to={paths.home}>Kembali ke Beranda</ButtonLink>
          </Notice>
        )}
        {state.status === 'failed' && (
          <Notice title="Terjadi Kesalahan" message={state.message} tone="error" heading="h1">
            <Button onClick={retry}>Coba Lagi</Button>
            {backLink}
          </Notice>
        )}
      </SectionBoundaries>
    </Container>
  )
}
