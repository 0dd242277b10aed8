import styled from 'styled-components'
import type { Post } from '../../contract/posts'
import { safeLink } from '../../lib/safeLink'
import { Cloth } from '../../ui/Cloth'
import { Picture, type PictureProps } from '../../ui/Picture'
import { postCloth } from './postCloth'

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
  /** The width of the pattern's tile. */
  tile: string
}

/** The cover of a post: its picture, or its cloth. */
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
