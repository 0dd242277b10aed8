import type { MouseEvent } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { isPlainClick } from '../../lib/urls/isPlainClick'
import { storage } from '../../lib/storage'
import { languageKey, languages, localizedPath, type Language } from '../../language/languages'
import { useSharedTexts } from '../../language/TextsContext'
import { sitePath } from '../../sitePath'
import { languageSlice } from '../../language/languageSlice'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;

  a {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    border-radius: ${({ theme }) => theme.radius.small};
    ${({ theme }) => theme.smallText}
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }

  ${({ theme }) => theme.hover} {
    a:hover {
      color: ${({ theme }) => theme.text};
    }
  }
`

export function LanguageLink({ language, children }: { language: Language; children: string }) {
  const dispatch = useDispatch()
  const offered = useSelector(languageSlice.selectors.selectOfferedLanguages)
  const { pathname, search } = useLocation()
  const handleClick = (event: MouseEvent) => {
    storage.write(languageKey, language)
    if (!isPlainClick(event)) return
    event.preventDefault()
    dispatch(languageSlice.actions.selected(language))
  }
  return (
    <a
      href={sitePath(localizedPath(pathname, language, offered)) + search}
      lang={language}
      dir={languages[language].direction}
      hrefLang={language}
      // For a new tab: the router does not have the query of a filter.
      onPointerDown={({ currentTarget }) => (currentTarget.search = window.location.search)}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}

/** Links to the page in the other languages of the site; nothing where there is only one. */
export function LanguageSwitch() {
  const { current, offered } = useSelector(languageSlice.selectors.selectLanguages)
  const { languages: texts } = useSharedTexts()
  const others = offered.filter((language) => language !== current)
  if (others.length === 0) return null
  return (
    <nav aria-label={texts.switch}>
      <List>
        {others.map((language) => (
          <li key={language}>
            <LanguageLink language={language}>{languages[language].name}</LanguageLink>
          </li>
        ))}
      </List>
    </nav>
  )
}
