import { type FormEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { GithubSource } from '../../contract/imports'
import { importsApi } from '../../features/imports/importsApi'
import { languageSlice } from '../../language/languageSlice'
import { Heading } from '../../ui/Page'
import { TextField } from '../../ui/TextField'
import { useWithSession } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../ui/rows'
import { Failure, failureReason } from '../ui/Failure'
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
  const texts = useStudioTexts()
  const { github } = texts.imports
  const language = useSelector(languageSlice.selectors.selectLanguage)
  const [search, { isLoading, error, data, originalArgs }] =
    importsApi.endpoints.listGithubRepositories.useMutation()
  const withSession = useWithSession()
  const [text, setText] = useState('')
  const name = nameOf(text)

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    if (name === '' || isLoading) return
    onChange()
    void withSession(() => search({ name, language }))
  }

  return (
    <Sections as="section" $gap="0.75rem">
      <Heading>{github.heading}</Heading>
      <Facts>{github.hint}</Facts>
      <SearchForm onSubmit={handleSubmit}>
        <TextField
          label={github.name}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          dir="ltr"
        />
        <PendingButton type="submit" isPending={isLoading}>
          {github.search}
        </PendingButton>
      </SearchForm>
      <Failure>{error && failureReason(texts, error)}</Failure>
      {data && originalArgs && (
        <RepositoryList
          repositories={data}
          onChange={onChange}
          onSelect={(repositories) => onSelect({ name: originalArgs.name, repositories })}
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
