import { useState } from 'react'
import styled from 'styled-components'
import type { GithubRepository } from '../../contract/imports'
import { PlainFieldset } from '../forms/controls/FieldFrame'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../ui/rows'
import { Choice } from '../ui/Choice'
import { ActionButton } from '../ui/PendingButton'

const List = styled(PlainFieldset)`
  legend {
    padding: 0;
    margin-bottom: 0.375rem;
    font-weight: 650;
  }

  ul {
    max-height: 26rem;
    overflow-y: auto;
    border: 1px solid ${({ theme }) => theme.line};
    border-radius: ${({ theme }) => theme.radius.medium};
  }

  li {
    padding: 0.5rem 0.875rem;
  }

  li + li {
    border-top: 1px solid ${({ theme }) => theme.line};
  }
`

/** Within a label, which contains no blocks. */
const Lines = styled.span`
  min-width: 0;

  > * {
    display: block;
  }
`

interface RepositoryListProps {
  repositories: readonly GithubRepository[]
  onChange: () => void
  onSelect: (names: string[]) => PromiseLike<unknown>
}

export function RepositoryList({ repositories, onChange, onSelect }: RepositoryListProps) {
  const { github } = useStudioTexts().imports
  const [selected, setSelected] = useState<readonly string[]>(() =>
    repositories.filter((one) => one.is_selected).map(({ name }) => name),
  )

  function handleToggle(name: string, isSelected: boolean): void {
    setSelected(isSelected ? [...selected, name] : selected.filter((one) => one !== name))
    onChange()
  }

  function factsOf({ language, stars }: Pick<GithubRepository, 'language' | 'stars'>): string {
    return [language, stars > 0 && github.stars(stars)].filter(Boolean).join(' · ')
  }

  return (
    <>
      {repositories.length === 0 && <p role="status">{github.none}</p>}
      {repositories.length > 0 && (
        <List>
          <legend>{github.repositories(selected.length, repositories.length)}</legend>
          <ul>
            {repositories.map(({ name, description, ...facts }) => (
              <li key={name}>
                <Choice
                  checked={selected.includes(name)}
                  onChange={(isSelected) => handleToggle(name, isSelected)}
                >
                  <Lines>
                    <strong>{name}</strong> {description && <span>{description} </span>}
                    <Facts as="span">{factsOf(facts)}</Facts>
                  </Lines>
                </Choice>
              </li>
            ))}
          </ul>
        </List>
      )}
      <div>
        <ActionButton action={() => onSelect([...selected])}>{github.preview}</ActionButton>
      </div>
    </>
  )
}
