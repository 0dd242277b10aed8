import styled from 'styled-components'

export const Hint = styled.p`
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 1.5;
`

/** A small picture in its natural ratio. */
export const Thumbnail = styled.img`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.surfaceSunken};
  object-fit: contain;
`

export const PictureGrid = styled.ul<{ $columnWidth?: string }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $columnWidth = '16rem' }) => $columnWidth}), 1fr)
  );
  align-items: start;
  gap: 1rem;
`
