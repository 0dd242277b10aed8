import styled from 'styled-components'

const List = styled.ul`
  max-width: 44rem;
  padding-inline-start: 1.25rem;
  list-style: disc;

  li + li {
    margin-top: 0.375rem;
  }

  li::marker {
    color: ${({ theme }) => theme.accent};
  }
`

interface BulletsProps {
  texts: readonly string[] | null | undefined
  lang?: string
}

export function Bullets({ texts, lang }: BulletsProps) {
  if (!texts?.length) return null
  return (
    <List dir="auto" lang={lang}>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </List>
  )
}
