import { type FormEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { GithubRepository, GithubSource } from '../../contract/imports'
import { importsApi } from '../../features/imports/importsApi'
import { languageSlice } from '../../language/languageSlice'
import { Heading } from '../../ui/Page'
import { TextField } from '../../ui/TextField'
import { useSend } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../lists/rowStyles'
import { Failure } from '../ui/Failure'
import { failureReason } from '../ui/failureReason'
import { PendingButton } from '../ui/PendingButton'
import { Sections } from '../ui/Section'
import { RepositoryList } from './RepositoryList'

const SearchForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.625rem;

  > :first-child {
    flex: 1 1 14rem;
    max-width: 26rem;
  }
`

interface GithubSelectionProps {
  onSelect: (source: GithubSource) => PromiseLike<unknown>
  /** The selection is not the one that was previewed any more. */
  onChange: () => void
}

export function GithubSelection({ onSelect, onChange }: GithubSelectionProps) {
  const { imports } = useStudioTexts()
  const { search, isSearching, found, failure } = useGithubSearch()
  const [text, setText] = useState('')
  const name = nameOf(text)

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    if (name === '' || isSearching) return
    onChange()
    void search(name)
  }

  return (
    <Sections as="section" $gap="0.75rem">
      <Heading>{imports.github.heading}</Heading>
      <Facts>{imports.github.hint}</Facts>
      <SearchForm onSubmit={handleSubmit}>
        <TextField
          label={imports.github.name}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          dir="ltr"
        />
        <PendingButton type="submit" isPending={isSearching}>
          {imports.github.search}
        </PendingButton>
      </SearchForm>
      <Failure>{failure}</Failure>
      {found && (
        <RepositoryList
          repositories={found.repositories}
          onChange={onChange}
          onSelect={(repositories) => onSelect({ name: found.name, repositories })}
        />
      )}
    </Sections>
  )
}

/** The name in what was typed, which may be the address of the profile. */
function nameOf(text: string): string {
  const withoutHost = text
    .trim()
    .replace(/^(?:@|github:|(?:https?:\/\/)?(?:www\.)?github\.com\/)/i, '')
  return withoutHost.replace(/[/?#].*$/, '')
}

interface SearchState {
  isSearching: boolean
  failure?: string
  found?: { name: string; repositories: GithubRepository[] }
}

function useGithubSearch() {
  const [state, setState] = useState<SearchState>({ isSearching: false })
  const texts = useStudioTexts()
  const send = useSend()
  const language = useSelector(languageSlice.selectors.selectLanguage)
  const search = async (name: string) => {
    setState({ isSearching: true })
    const request = importsApi.endpoints.listGithubRepositories.initiate({ name, language })
    const { data, error } = await send(request)
    setState({
      isSearching: false,
      failure: error ? failureReason(texts, error) : undefined,
      found: data && { name, repositories: data },
    })
  }
  return { ...state, search }
}
