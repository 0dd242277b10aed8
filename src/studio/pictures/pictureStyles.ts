import styled from 'styled-components'
import { oneLine } from '../ui/rows'

export const PictureThumbnail = styled.img`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.surfaceSunken};
`

/** At least two columns. */
export const PictureGrid = styled.ul<{ $columnWidth?: string }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(50% - 0.5rem, ${({ $columnWidth = '13rem' }) => $columnWidth}), 1fr)
  );
  gap: 1rem;
`

export const Card = styled.li`
  display: grid;
  align-content: start;
  gap: 0.25rem;
  min-width: 0;
  padding: clamp(0.5rem, 1.5vw, 0.875rem);
  padding-bottom: 0.25rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceRaised};

  &[hidden] {
    display: none;
  }
  > div {
    margin-block: 0.25rem 0.5rem;
  }
  form {
    display: grid;
    gap: 0.75rem 1.5rem;

    ${({ theme }) => theme.from.tablet} {
      grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
      align-items: start;

      /* The picture is beside the fields. */
      > :nth-child(3) {
        grid-area: 1 / 2 / -1;
      }
    }
  }
  /* The form shows the picture itself. */
  &:has([open] > form) {
    grid-column: 1 / -1;

    > img {
      display: none;
    }
  }

  summary {
    min-height: 2.75rem;
    align-content: center;
    font-size: ${({ theme }) => theme.size.small};
  }
`

export const Caption = styled.p`
  ${oneLine}
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
`
