import styled, { createGlobalStyle } from 'styled-components'
import { Picture } from '../../ui/Picture'

/** The page behind the dialog does not scroll. */
export const LockedPage = createGlobalStyle`
  html { overflow: hidden; }
`

export const Frame = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${({ theme }) => theme.surfaceSunken};
  color: ${({ theme }) => theme.text};

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }

  ${({ theme }) => theme.print} {
    &[open] {
      display: none;
    }
  }
`

export const Toolbar = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5rem clamp(0.5rem, 2vw, 1.25rem);

  p {
    flex: 1;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
    white-space: nowrap;
  }

  [aria-disabled='true'] {
    cursor: default;
    opacity: 0.4;
  }
`

export const Track = styled.div`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`

export const Slide = styled.figure`
  display: grid;
  grid-template-rows: minmax(6rem, 1fr) auto;
  flex: 0 0 100%;
  overflow-y: auto;
  min-width: 0;
  scroll-snap-align: center;
  scroll-snap-stop: always;

  figcaption {
    max-width: 44rem;
    margin-inline: auto;
    padding: 0.75rem clamp(1rem, 4vw, 2rem);
    font-size: ${({ theme }) => theme.size.small};
    line-height: 1.4;
    text-align: center;
  }
`

export const Stage = styled.div<{ $isZoomed: boolean }>`
  overflow: ${({ $isZoomed }) => ($isZoomed ? 'auto' : 'hidden')};
  /* A swipe over a picture that is not enlarged scrolls the track. */
  overscroll-behavior: ${({ $isZoomed }) => ($isZoomed ? 'contain' : 'auto')};
  min-height: 0;

  img {
    width: ${({ $isZoomed }) => ($isZoomed ? '200%' : '100%')};
    max-width: none;
    height: ${({ $isZoomed }) => ($isZoomed ? '200%' : '100%')};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`

export const FullPicture = styled(Picture)`
  aspect-ratio: auto;
  object-fit: contain;
  background: none;
`
