import styled from 'styled-components'
import type { ProjectPicture } from '../../contract/projects'
import { useTexts } from '../../language/TextsContext'
import { breakpoints } from '../../theme/theme'
import { Heading } from '../../ui/Page'
import { Picture } from '../../ui/pictures/Picture'
import { usePictureDialog } from './usePictureDialog'

/** No grid: browsers print its heading and its rows on different pages. */
const Frame = styled.section`
  > h2 {
    margin-bottom: 1.25rem;
  }
`

const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: clamp(1rem, 2vw, 1.5rem);

  li {
    max-width: 44rem;
  }

  a {
    display: block;
    overflow: hidden;
    border: 1px solid ${({ theme }) => theme.line};
    border-radius: ${({ theme }) => theme.radius.medium};
    cursor: zoom-in;
  }

  figcaption {
    margin-top: 0.5rem;
    ${({ theme }) => theme.smallText}
    line-height: 1.4;
  }

  ${({ theme }) => theme.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

interface ProjectGalleryProps {
  pictures: readonly ProjectPicture[]
  /** The language of their texts, if it is not that of the page. */
  lang?: string
}

/** Thumbnails that open a dialog; without JavaScript they are links to the pictures. */
export function ProjectGallery({ pictures, lang }: ProjectGalleryProps) {
  const { gallery: texts } = useTexts()
  const { shown, linkAttributes, dialog } = usePictureDialog(pictures, lang)
  if (shown.length === 0) return null
  return (
    <Frame aria-labelledby="galeri">
      <Heading id="galeri">{texts.title}</Heading>
      <Thumbnails>
        {shown.map(({ picture_url, picture_colours, alt, caption }, index) => (
          <li key={index}>
            <figure>
              <a
                {...linkAttributes(index)}
                aria-label={texts.enlargePicture(
                  index + 1,
                  alt?.trim() || caption?.trim() || texts.noDescription,
                )}
              >
                <Picture
                  src={picture_url}
                  colours={picture_colours}
                  placeholder="project"
                  alt={alt?.trim() ?? ''}
                  ratio="16 / 10"
                  sizes={`(min-width: ${breakpoints.desktop}) 44rem, (min-width: 44rem) 46vw, 96vw`}
                />
              </a>
              {caption?.trim() && (
                <figcaption dir="auto" lang={lang}>
                  {caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </Thumbnails>
      {dialog}
    </Frame>
  )
}
