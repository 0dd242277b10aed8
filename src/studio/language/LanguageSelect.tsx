import Languages from 'lucide-react/icons/languages'
import type { ChangeEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { isLanguage, type Language, languageKey, languages } from '../../language/languages'
import { languageSlice } from '../../language/languageSlice'
import { useTexts } from '../../language/TextsContext'
import { storage } from '../../lib/storage'

/** An icon and the code of the language; the select above them is transparent. */
const Frame = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding-inline: 0.375rem;
  border-radius: ${({ theme }) => theme.radius.small};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
  text-transform: uppercase;

  &:has(:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.accent};
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    font: inherit;
    text-transform: none;
    cursor: pointer;
  }
`

export function LanguageSelect() {
  const selectLanguage = useSelectLanguage()
  const { languages: languageTexts } = useTexts()
  const { current, offered } = useSelector(languageSlice.selectors.selectLanguages)

  function handleChange({ target: { value } }: ChangeEvent<HTMLSelectElement>): void {
    if (isLanguage(value)) selectLanguage(value)
  }

  return (
    <Frame>
      <Languages aria-hidden="true" />
      <span aria-hidden="true">{current}</span>
      <select aria-label={languageTexts.switch} value={current} onChange={handleChange}>
        {offered.map((language) => (
          <option key={language} value={language} lang={language}>
            {languages[language].name}
          </option>
        ))}
      </select>
    </Frame>
  )
}

export function useSelectLanguage() {
  const dispatch = useDispatch()
  return (language: Language): void => {
    storage.write(languageKey, language)
    dispatch(languageSlice.actions.selected(language))
  }
}
