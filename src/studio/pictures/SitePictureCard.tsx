import type { SitePicture } from '../../contract/pictures'
import { sitePath } from '../../sitePath'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../lists/rowStyles'
import { Caption, Card, Mark } from './cardStyles'
import { PictureUses } from './PictureUses'
import { Thumbnail } from './pictureStyles'
import { useFormatSize } from './useFormatSize'

/** A file of the site: where it is used. It is neither described nor deleted here. */
export function SitePictureCard({ picture: { name, url, size, uses } }: { picture: SitePicture }) {
  const { pictures } = useStudioTexts()
  const formatSize = useFormatSize()
  return (
    <Card>
      <Thumbnail src={sitePath(url)} alt="" loading="lazy" />
      <Caption>{name}</Caption>
      <Facts>{formatSize(size)}</Facts>
      <PictureUses uses={uses} name={name} />
      <Mark>{pictures.siteFile}</Mark>
      <Facts>{pictures.siteFileHint}</Facts>
    </Card>
  )
}
