import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: 0.375rem;
  max-width: 44rem;
  padding-left: 1.25rem;
  list-style: disc;

  li::marker {
    color: ${({ theme }) => theme.accent};
  }

  ${({ theme }) => theme.print} {
    display: block;
  }
`

/** Short texts as bullets; nothing if there are none. */
export function Bullets({ texts }: { texts: readonly string[] | null | undefined }) {
  if (!texts?.length) return null
  return (
    <List>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </List>
  )
}
