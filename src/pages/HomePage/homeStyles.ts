import styled from 'styled-components'

export const Screenshot = styled.div`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
`

export const Title = styled.h3`
  font-size: ${({ theme }) => theme.size.heading};

  ${({ theme }) => theme.hover} {
    a:hover {
      color: ${({ theme }) => theme.accent};
    }
  }
`

export const SectionHeader = styled.div`
  break-after: avoid;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  margin-bottom: clamp(1rem, 2vw, 2rem);

  a {
    padding-block: 0.25rem;
    font-weight: 650;
  }
`
