import styled, { css } from 'styled-components'

export const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: 0.625rem;
  padding: 0.875rem;
  border: 1.5px dashed ${({ theme, $isOver }) => ($isOver ? theme.accent : theme.textMuted)};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme, $isOver }) => ($isOver ? theme.accentSoft : 'transparent')};
`

export const UploadButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`

/** A label that looks like a button; its file input has the focus. */
export const FileButton = styled.label<{ $isForTouch?: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 1.5px solid ${({ theme }) => theme.textMuted};
  border-radius: ${({ theme }) => theme.radius.round};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.accent};
    outline-offset: 3px;
  }

  &:has(:disabled) {
    opacity: 0.6;
  }

  svg {
    width: 1.2em;
    height: 1.2em;
  }

  /* The dialog of a computer has no camera. */
  ${({ $isForTouch }) =>
    $isForTouch &&
    css`
      @media not (pointer: coarse) {
        display: none;
      }
    `}
`

export const Hint = styled.p`
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.tiny};
  line-height: 1.5;
`

export const ProgressRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;

  label {
    display: grid;
    flex: 1 1 12rem;
    gap: 0.375rem;
    font-size: ${({ theme }) => theme.size.small};
  }

  progress {
    width: 100%;
    height: 0.625rem;
    accent-color: ${({ theme }) => theme.accent};
  }
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
